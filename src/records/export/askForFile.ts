import type { ApiCall } from '@/api/call';
import { callApi } from '@/api/client';

/** Calls the API outside the store, for Blobs and for thousands of rows that are read once. */
export const askForFile = <T>(call: ApiCall<T>, signal?: AbortSignal) => callApi({ ...call, signal });
