import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiCall } from './call';
import { callApi } from './client';
import type { ApiFailure } from './failure';

let leaving = new AbortController();

/** Aborts the reads still under way; called when the person leaves a screen. Writes go on. */
export function abortPendingReads() {
  leaving.abort();
  leaving = new AbortController();
}

const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure> = (call, { signal }) => {
  const isRead = !call.method || call.method === 'GET';
  return callApi({ ...call, signal: isRead ? AbortSignal.any([signal, leaving.signal]) : signal });
};

/**
 * The server state of the whole app: each feature injects its endpoints in its `…Api.ts`.
 * An endpoint's `query` gives an ApiCall whose `reply` reads the answer, so components see domain types only.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});
