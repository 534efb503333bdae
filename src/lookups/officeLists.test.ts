import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { abortPendingReads } from '@/api/api';
import { connectSession } from '@/api/client';
import { settled } from '@tests/settled';
import { lookupsApi } from './lookupsApi';
import { createFailure } from '@/api/failure';
import { followOtherTabs, listChanged, listsApi, settingsTag, whenSaved } from './officeLists';

installDemoApi();

const aStore = () =>
  configureStore({
    reducer: { [listsApi.reducerPath]: listsApi.reducer },
    middleware: (defaults) => defaults().concat(listsApi.middleware),
  });

const asked = () => demoApi.requestsFor('queries.php', 'treatmentStatusList').length;
const read = (store: ReturnType<typeof aStore>) =>
  store.dispatch(lookupsApi.endpoints.options.initiate('treatmentStatusList', { forceRefetch: false }));
let visibility: DocumentVisibilityState = 'visible';
const look = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

let settingsRead = 0;
/** The same list on its settings page. */
const settingsApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    statusesOfSettings: build.query<number, null>({
      queryFn: () => ({ data: ++settingsRead }),
      providesTags: [settingsTag('treatmentStatusList')],
    }),
  }),
});
const settings = settingsApi.endpoints.statusesOfSettings;

beforeEach(() => {
  settingsRead = 0;
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
  await settled(() => expect(asked()).toBe(2));
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
  await settled(() => expect(asked()).toBe(2));
  await fail(createFailure('notFound', { isWrite: true }));
  await settled(() => expect(asked()).toBe(3));
});

it('puts what was saved where it is shown, or asks the settings again, and the choices anew either way', async () => {
  const store = aStore();
  await read(store);
  await store.dispatch(settings.initiate(null));
  const shown = () => settings.select(null)(store.getState()).data;
  const save = (patch: Parameters<typeof whenSaved<number, number>>[1]) =>
    whenSaved<number, number>(() => 'treatmentStatusList', patch)(7, {
      dispatch: store.dispatch,
      queryFulfilled: Promise.resolve({ data: 40 }),
    });
  await save((asked, saved) =>
    settingsApi.util.updateQueryData('statusesOfSettings', null, () => asked + saved),
  );
  await settled(() => expect(asked()).toBe(2));
  expect([shown(), settingsRead]).toEqual([47, 1]);
  await save(() => null);
  await settled(() => expect([shown(), asked()]).toEqual([2, 3]));
});

it('hears nothing that is no list, and nothing once it stopped', async () => {
  const store = aStore();
  await read(store);
  await store.dispatch(settings.initiate(null));
  const [other, third] = [new BroadcastChannel('tribuna-lists'), new BroadcastChannel('tribuna-lists')];
  const say = async (message: string) => {
    const heard = new Promise((resolve) => third.addEventListener('message', resolve, { once: true }));
    other.postMessage(message);
    await heard;
    // This tab was notified before the third.
    look('visible');
  };
  const stop = followOtherTabs(store.dispatch);
  await say('nothing of ours');
  expect([asked(), settingsRead]).toEqual([1, 1]);
  await say('treatmentStatusList');
  await settled(() => expect([asked(), settingsRead]).toEqual([2, 2]));
  stop();
  await say('treatmentStatusList');
  await read(store);
  expect([asked(), settingsRead]).toEqual([2, 2]);
  [other, third].forEach((channel) => channel.close());
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
  await settled(() => {
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
