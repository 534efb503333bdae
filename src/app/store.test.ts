import { expect, it } from 'vitest';
import { customerAreaSlice } from '@/features/customerArea/customerAreaSlice';
import { settingsSlice } from '@/features/settings/settingsSlice';
import { usersModule } from '@/features/settings/users/usersModule';
import { statedModules } from '@tests/statedModules';
import { createStore } from './store';

it('has the state of each module under the name of its slice, once that has injected itself', () => {
  const state = createStore().getState();
  const slices = [customerAreaSlice, ...[...statedModules.values()].map(({ slice }) => slice)];
  expect(slices.length).toBeGreaterThan(10);
  for (const slice of slices) expect(state).toHaveProperty(slice.name, slice.getInitialState());
});

it('has the lists of the settings under one slice, each with what it remembers once its screen was opened', () => {
  const store = createStore();
  expect(settingsSlice.reducerPath).toBe('settings');
  expect(usersModule.select(store.getState()).left).toBeNull();
  store.dispatch(usersModule.actions.rowLeft(7));
  expect(store.getState()).toMatchObject({ settings: { users: { left: 7 } } });
  expect(usersModule.select(store.getState()).left).toBe(7);
});
