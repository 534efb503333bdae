import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { rootReducer, type ModuleStates } from '@/api/rootReducer';

/** One store per session. */
export const createStore = () =>
  configureStore({
    reducer: rootReducer.withLazyLoadedSlices<Omit<ModuleStates, 'api'>>(),
    middleware: (defaults) => defaults().concat(api.middleware),
  });
