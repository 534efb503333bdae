import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { injectedState } from '@/api/injected';
import { rootReducer } from '@/api/rootReducer';
import { useAppDispatch, useAppStore } from '@/api/store';

/** Passes initial data to the next screen or panel, in the store: it may be personal, so not in the URL. */
export function createTransientState<T>(name: string) {
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
    usePass: () => {
      const dispatch = useAppDispatch();
      return (value: T) => void dispatch(slice.actions.given(value));
    },
    /** The value given, if any, consumed on mount. */
    useConsume: (): T | null => {
      const store = useAppStore();
      const [taken] = useState(
        () => injected.selectSlice(injectedState(store.getState())).handed as T | null,
      );
      useEffect(() => void store.dispatch(slice.actions.taken()), [store]);
      return taken;
    },
  };
}
