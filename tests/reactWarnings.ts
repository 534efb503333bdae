import { format } from 'node:util';
import * as React from 'react';
import { afterEach, expect } from 'vitest';
import { rootReducer } from '@/api/rootReducer';

/*
 * State set while another part renders is drawn twice, first as it was. React tells of it only in the console, only of
 * parts that show that state, and once for each; so what is dispatched meanwhile is looked at, too. A test in which
 * either happens fails.
 */

let found: string[] = [];

const { error } = console;
console.error = (...said: unknown[]) => {
  const text = format(...said);
  if (/Cannot update a component|Cannot update during an existing state transition/.test(text))
    found.push(text);
  error(...said);
};

interface Hooks {
  useState: unknown;
  useReducer: unknown;
}

/** React's own; outside of a rendering part its hooks are none, or all the one function that refuses. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: Hooks | null };
};
const isRendering = () => internals.H !== null && internals.H.useState !== internals.H.useReducer;

/** Redux's own as a store is made, and RTK Query's as its first hook is called. */
const ofLibraries = /^(@@|api\/config\/middlewareRegistered$)/;

rootReducer.withLazyLoadedSlices<{ lookedAt: null }>().inject({
  reducerPath: 'lookedAt',
  reducer: (state: null = null, { type }) => {
    if (isRendering() && !ofLibraries.test(type)) found.push(`Dispatched while a part renders: ${type}`);
    return state;
  },
});

afterEach(() => {
  const now = found;
  found = [];
  expect(now).toEqual([]);
});
