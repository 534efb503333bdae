import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';

/** Grows as features arrive: each module slice injects itself (see ui/list/listModule.ts). */
export const rootReducer = combineSlices(api).withLazyLoadedSlices<object>();
