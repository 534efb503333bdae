import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { abortPendingReads, api } from '@/api/api';
import { connectSession } from '@/api/client';
import { lookupsApi } from './lookupsApi';
import { createFailure } from '@/api/failure';
import { followOtherTabs, listChanged, whenSaved } from './officeLists';

installDemoApi();

const aStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

const asked = () => demoApi.requestsFor('queries.php', 'treatmentStatusList').length;
const read = (store: ReturnType<typeof aStore>) =>
  store.dispatch(lookupsApi.endpoints.options.initiate('treatmentStatusList', { forceRefetch: false }));
let visibility: DocumentVisibilityState = 'visible';
const look = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  const { value } = sessionFor().token;
  connectSession({ readToken: () => value, onForbidden: () => undefined });
  vi.stubGlobal(
    'document',
    Object.defineProperty(new EventTarget(), 'visibilityState', { get: () => visibility }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  visibility = 'visible';
});

it('asks for a list again once it was changed here, and not for the others', async () => {
  const store = aStore();
  await read(store);
  await read(store);
  expect(asked()).toBe(1);
  listChanged(store.dispatch, 'officeList');
  await read(store);
  expect(asked()).toBe(1);
  listChanged(store.dispatch, 'treatmentStatusList');
  await vi.waitFor(() => expect(asked()).toBe(2));
});

it('asks again where a change was perhaps made, or found nothing to change, and not where it was refused', async () => {
  const store = aStore();
  await read(store);
  const fail = (failure: ReturnType<typeof createFailure>) =>
    whenSaved<null, null>(
      () => 'treatmentStatusList',
      () => null,
    )(null, {
      dispatch: store.dispatch,
      queryFulfilled: Promise.reject(Object.assign(new Error(), { error: failure })),
    });
  await fail(createFailure('validation', { isWrite: true }));
  await read(store);
  expect(asked()).toBe(1);
  await fail(createFailure('timeout', { isWrite: true }));
  await vi.waitFor(() => expect(asked()).toBe(2));
  await fail(createFailure('notFound', { isWrite: true }));
  await vi.waitFor(() => expect(asked()).toBe(3));
});

it('asks for what another tab changed once this one is looked at', async () => {
  const store = aStore();
  const stop = followOtherTabs(store.dispatch);
  await read(store);
  look('hidden');
  const other = new BroadcastChannel('tribuna-lists');
  const third = new BroadcastChannel('tribuna-lists');
  const heard = new Promise((resolve) => {
    third.onmessage = ({ data }) => data === 'treatmentStatusList' && resolve(data);
  });
  other.postMessage('nothing of ours');
  other.postMessage('treatmentStatusList');
  await heard;
  expect(asked()).toBe(1);
  await vi.waitFor(() => {
    look('visible');
    expect(asked()).toBe(2);
  });
  stop();
  [other, third].forEach((channel) => channel.close());
});

it('goes on reading a list when the screen that asked for it first is left', async () => {
  const store = aStore();
  const reading = read(store);
  abortPendingReads();
  expect((await reading).error).toBeUndefined();
  expect((await read(store)).data?.length).toBeGreaterThan(0);
  expect(asked()).toBe(1);
});
