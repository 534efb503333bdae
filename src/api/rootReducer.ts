import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';

/** Each slice injects itself (see records/list/listModule.ts) and declares its state in `ModuleStates`. */
export const rootReducer = combineSlices(api).withLazyLoadedSlices<object>();

/**
 * The store's lazily injected slices, each declared beside its slice: `declare module '@/api/rootReducer' {
 * interface ModuleStates { calls: StateOf<typeof callsSlice> } }`.
 */
export interface ModuleStates {
  api: ReturnType<typeof api.reducer>;
}

export type StateOf<Slice extends { getInitialState: () => unknown }> = ReturnType<Slice['getInitialState']>;
