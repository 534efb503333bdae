import { expect, it } from 'vitest';
import type { Slice } from '@reduxjs/toolkit';
import { appointmentsSlice } from '@/features/appointments/appointmentsModule';
import { callsSlice } from '@/features/calls/callsModule';
import { campaignsSlice } from '@/features/campaigns/campaignsModule';
import { customerAreaSlice } from '@/features/customerArea/customerAreaSlice';
import { documentsSlice } from '@/features/documents/documentsModule';
import { expensesSlice } from '@/features/expenses/expensesModule';
import { manifestationsSlice } from '@/features/manifestations/manifestationsModule';
import { pollsSlice } from '@/features/polls/pollsModule';
import { servicesSlice } from '@/features/services/servicesModule';
import { settingsSlice } from '@/features/settings/settingsSlice';
import { usersModule } from '@/features/settings/users/usersModule';
import { tasksSlice } from '@/features/tasks/tasksModule';
import { votersSlice } from '@/features/voters/votersModule';
import { createStore, type ModuleStates } from './store';

const slices = {
  voters: votersSlice,
  services: servicesSlice,
  appointments: appointmentsSlice,
  calls: callsSlice,
  campaigns: campaignsSlice,
  documents: documentsSlice,
  expenses: expensesSlice,
  polls: pollsSlice,
  manifestations: manifestationsSlice,
  tasks: tasksSlice,
  customerArea: customerAreaSlice,
} satisfies Record<
  Exclude<keyof ModuleStates, 'settings'>,
  { name: string; getInitialState: Slice['getInitialState'] }
>;

it('has the state of each module under the name of its slice, once that has injected itself', () => {
  const state = createStore().getState();
  for (const [name, slice] of Object.entries(slices)) {
    expect(slice.name).toBe(name);
    expect(state).toHaveProperty(name, slice.getInitialState());
  }
});

it('has the lists of the settings under one slice, each with what it remembers once its screen was opened', () => {
  const store = createStore();
  expect(settingsSlice.reducerPath).toBe('settings');
  expect(usersModule.select(store.getState()).left).toBeNull();
  store.dispatch(usersModule.actions.rowLeft(7));
  expect(store.getState()).toMatchObject({ settings: { users: { left: 7 } } });
  expect(usersModule.select(store.getState()).left).toBe(7);
});
