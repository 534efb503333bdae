import { combineSlices } from '@reduxjs/toolkit';
import { rootReducer } from '@/api/rootReducer';

/** State of the settings lists; each list's slice is injected when its screen opens. */
export const settingsSlice = {
  reducerPath: 'settings' as const,
  reducer: combineSlices().withLazyLoadedSlices<object>(),
};

rootReducer.inject(settingsSlice);

declare module '@/api/rootReducer' {
  interface ModuleStates {
    settings: ReturnType<typeof settingsSlice.reducer>;
  }
}
