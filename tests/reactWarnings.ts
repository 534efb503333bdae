import { format } from 'node:util';
import * as React from 'react';
import { afterEach, expect } from 'vitest';
import { rootReducer } from '@/api/rootReducer';

/*
 * Setting state while another component renders renders it twice, first with the old value. React reports it only in
 * the console, only for components that use that state, and once each; so dispatches during render are checked too.
 * Either fails the test.
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

/** React's internals; outside a rendering component its hooks are absent, or all one function that throws. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: Hooks | null };
};
const isRendering = () => internals.H !== null && internals.H.useState !== internals.H.useReducer;

/** Redux's actions when a store is created, and RTK Query's when its first hook runs. */
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
