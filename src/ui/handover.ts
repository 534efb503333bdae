import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { rootReducer } from '@/api/rootReducer';

/**
 * What one screen or panel gives the next to begin with. It may say who somebody is, so it stays in memory: not in the
 * address, nor in the history. It dies with the store when the session ends.
 */
export function createHandover<T>(name: string) {
  const slice = createSlice({
    name,
    initialState: (): { handed: unknown } => ({ handed: null }),
    reducers: {
      given: (_, { payload }: PayloadAction<unknown>) => ({ handed: payload }),
      taken: () => ({ handed: null }),
    },
  });
  const injected = slice.injectInto(rootReducer);

  return {
    /** Gives it to whoever is drawn next and takes it. */
    useGive: () => {
      const dispatch = useDispatch();
      return (value: T) => void dispatch(slice.actions.given(value));
    },
    /** What was given, if anything was: whoever comes later begins without it. */
    useTaken: (): T | null => {
      const store = useStore();
      const [taken] = useState(() => injected.selectSlice(store.getState() as never).handed as T | null);
      useEffect(() => void store.dispatch(slice.actions.taken()), [store]);
      return taken;
    },
  };
}
