import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { rootReducer } from '@/api/rootReducer';
import type { appointmentsSlice } from '@/features/appointments/appointmentsModule';
import type { callsSlice } from '@/features/calls/callsModule';
import type { campaignsSlice } from '@/features/campaigns/campaignsModule';
import type { customerAreaSlice } from '@/features/customerArea/customerAreaSlice';
import type { documentsSlice } from '@/features/documents/documentsModule';
import type { expensesSlice } from '@/features/expenses/expensesModule';
import type { manifestationsSlice } from '@/features/manifestations/manifestationsModule';
import type { pollsSlice } from '@/features/polls/pollsModule';
import type { servicesSlice } from '@/features/services/servicesModule';
import type { settingsSlice } from '@/features/settings/settingsSlice';
import type { tasksSlice } from '@/features/tasks/tasksModule';
import type { votersSlice } from '@/features/voters/votersModule';

type StateOf<Slice extends { getInitialState: () => unknown }> = ReturnType<Slice['getInitialState']>;

export interface ModuleStates {
  voters: StateOf<typeof votersSlice>;
  services: StateOf<typeof servicesSlice>;
  appointments: StateOf<typeof appointmentsSlice>;
  calls: StateOf<typeof callsSlice>;
  campaigns: StateOf<typeof campaignsSlice>;
  documents: StateOf<typeof documentsSlice>;
  expenses: StateOf<typeof expensesSlice>;
  polls: StateOf<typeof pollsSlice>;
  manifestations: StateOf<typeof manifestationsSlice>;
  tasks: StateOf<typeof tasksSlice>;
  settings: ReturnType<typeof settingsSlice.reducer>;
  customerArea: StateOf<typeof customerAreaSlice>;
}

/** One store per session. */
export const createStore = () =>
  configureStore({
    reducer: rootReducer.withLazyLoadedSlices<ModuleStates>(),
    middleware: (defaults) => defaults().concat(api.middleware),
  });
