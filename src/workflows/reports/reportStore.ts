import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectedState } from '@/api/injected';
import { rootReducer, type StateOf } from '@/api/rootReducer';
import type { Report } from './report';

/** The last report, kept for returning from a list until the session ends. */
const slice = createSlice({
  name: 'reports',
  initialState: (): { last: Report | null } => ({ last: null }),
  reducers: { made: (_, { payload }: PayloadAction<Report>) => ({ last: payload }) },
});

declare module '@/api/rootReducer' {
  interface ModuleStates {
    reports: StateOf<typeof slice>;
  }
}

const injected = slice.injectInto(rootReducer);

export const { made } = slice.actions;

export const lastReport = (state: object): Report | null => injected.selectSlice(injectedState(state)).last;
