import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiRequest } from './call';
import { callApi } from './client';
import type { ApiFailure } from './failure';
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

/** How many writes to each script have succeeded. */
const written = new Map<string, number>();
const writesTo = (script: string) => written.get(script) ?? 0;

/**
 * Repeats a read when a write to the same script succeeded meanwhile: its response may predate the write, and
 * the refetch would be skipped, as a panel that opens awaits a read already pending.
 */
const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiFailure, ReadOptions | undefined> = async (
  call,
  { signal, type },
  options,
) => {
  const isOfScreen = (!call.method || call.method === 'GET') && !options?.isOfSession;
  const send = () =>
    callApi({ ...call, signal: isOfScreen ? AbortSignal.any([signal, leaving.signal]) : signal });
  const before = writesTo(call.script);
  const result = await send();
  if (type === 'query') {
    const isOvertaken = writesTo(call.script) > before && !result.error;
    return isOvertaken ? send() : result;
  }
  if (!result.error) {
    written.set(call.script, writesTo(call.script) + 1);
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
