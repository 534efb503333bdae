import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiCall } from './call';
import { callApi } from './client';
import type { ApiFailure } from './failure';

let leaving = new AbortController();

/** Aborts pending reads, not writes; call when the person leaves a screen. */
export function abortPendingReads() {
  leaving.abort();
  leaving = new AbortController();
}

/** An endpoint's `extraOptions`. */
interface ReadOptions {
  /** Read once for all screens: the next one may wait for it already while this one is left. */
  isOfSession?: boolean;
}

const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure, ReadOptions | undefined> = (
  call,
  { signal },
  options,
) => {
  const isOfScreen = (!call.method || call.method === 'GET') && !options?.isOfSession;
  return callApi({ ...call, signal: isOfScreen ? AbortSignal.any([signal, leaving.signal]) : signal });
};

/** Seconds. A list shows its old rows while refetching; the cache ends with the session. */
const keptSeconds = 1_800;

/** The server state. Features inject endpoints: `query` returns an ApiCall, whose `reply` parses. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnMountOrArgChange: true,
  keepUnusedDataFor: keptSeconds,
  endpoints: () => ({}),
});
