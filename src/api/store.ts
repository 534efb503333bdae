import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { rootReducer } from './rootReducer';

/* Store types and hooks, for features, which may not import the store (app/store.ts). */

export type RootState = ReturnType<typeof rootReducer>;

/** Also dispatches RTK Query initiators outside hooks. */
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

export type AppThunk = ThunkAction<unknown, RootState, unknown, UnknownAction>;

export type AppStore = Store<RootState> & { dispatch: AppDispatch };

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
