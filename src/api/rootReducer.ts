import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';

/** Grows as features arrive: each module slice injects itself (see ui/list/moduleSlice.ts). */
export interface LazySlices {}

export const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
