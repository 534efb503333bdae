import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';

/** Module slices inject themselves (see records/list/listModule.ts). */
export const rootReducer = combineSlices(api).withLazyLoadedSlices<object>();
