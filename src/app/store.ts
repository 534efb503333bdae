import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { rootReducer } from '@/api/rootReducer';

/** One store per session: it is made when the staff shell mounts and forgotten with it. */
export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
