import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiRequest } from './call';
import { callApi } from './client';
import type { ApiFailure } from './failure';
import { noteWrite, watchRead } from './overtaken';
import { tellWritten } from './written';

let leaving = new AbortController();

/** Aborts pending reads, not writes; call when the person leaves a screen. */
export function abortPendingReads() {
  leaving.abort();
  leaving = new AbortController();
}

/** An endpoint's `extraOptions`. */
export interface ReadOptions {
  /** A read shared by all screens: leaving one does not abort it, since the next may already await it. */
  isOfSession?: boolean;
}

/**
 * Repeats a read when a write that it may miss succeeded meanwhile: the refetch would be skipped, as a panel that opens
 * awaits a read already pending.
 */
const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiFailure, ReadOptions | undefined> = async (
  call,
  { signal, type },
  options,
) => {
  const isOfScreen = (!call.method || call.method === 'GET') && !options?.isOfSession;
  const send = () =>
    callApi({ ...call, signal: isOfScreen ? AbortSignal.any([signal, leaving.signal]) : signal });
  if (type === 'query') {
    const endRead = watchRead(call);
    const result = await send();
    return endRead() && !result.error ? send() : result;
  }
  const result = await send();
  if (!result.error) {
    noteWrite(call);
    tellWritten({ ...call, reply: result.data });
  }
  return result;
};

/** Seconds. A list shows its old rows while refetching; the cache ends with the session. */
const keptSeconds = 1_800;

/** The server state. Features inject endpoints: `query` returns an ApiRequest, whose `reply` parses. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnMountOrArgChange: true,
  keepUnusedDataFor: keptSeconds,
  endpoints: () => ({}),
});
