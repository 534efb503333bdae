import type { ApiRequest } from '@/api/call';
import { callApi } from '@/api/client';

/** Calls the API outside the store, for Blobs and for thousands of rows that are read once. */
export const askForFile = <T>(call: ApiRequest<T>, signal?: AbortSignal) =>
  callApi({ ...call, signal, isLong: true });
