import type { Unread } from './findings';

/* Shared by axios (transport.ts) and the first read's fetch (earlyCall.ts), which must not wait for another chunk. */

/** Request time-out in ms. */
export const longestWaitMs = 15_000;

/** Parses an unknown reply or throws; `report` receives omissions that the value itself cannot carry. See reply.ts. */
export type ReplyReader<T> = (reply: unknown, report?: (unread: Unread) => void) => T;

/** One API request; docs/api.md lists them all. */
export interface ApiRequest<T = unknown> {
  script: string;
  action?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Empty values ('', null, [], undefined) are omitted; arrays go as `key[]=`. */
  query?: object;
  body?: object;
  /** Sends no token, and a 401 or 403 does not end the session. */
  isPublic?: boolean;
  /** A 401 or 403 does not end the session: the call may be closed to this person, which the screen says. */
  keepsSession?: boolean;
  /** JSON read by `reply`, a file, or a raw Blob ('unread'). */
  reply: ReplyReader<T> | 'file' | 'unread';
  /** Thousands of rows: as a Blob, the browser receives them outside the page's thread. */
  isLong?: boolean;
  signal?: AbortSignal | undefined;
  onUploadProgress?: (fraction: number) => void;
}

/** A JSON read known before its screen loads. */
export type EarlyCall = Pick<ApiRequest, 'script' | 'action' | 'query' | 'isPublic'>;

/** A response of any status (text, or Blob if requested), or why there is none. */
export type Answer =
  | { status: number; body: unknown }
  | { status: null; reason: 'cancelled' | 'timeout' | 'offline' };

/** Whether a query value means no filter. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** PHP query string: `ids[]=1&ids[]=2`; empty values omitted, `0` and `false` kept. */
export function phpQuery(query: object): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (isEmpty(value)) continue;
    if (Array.isArray(value)) value.forEach((item) => parameters.append(`${key}[]`, String(item)));
    else parameters.append(key, String(value));
  }
  return parameters.toString();
}

/** The path with query, and the headers. */
export function wireOf(
  { script, action, query }: Pick<ApiRequest, 'script' | 'action' | 'query'>,
  token: string | null,
) {
  const queryString = query ? phpQuery(query) : '';
  const headers: Record<string, string> = { Accept: 'application/json, text/plain, */*' };
  if (action) headers.action = action;
  if (token) headers.token = token;
  return { path: `/${script}${queryString ? `?${queryString}` : ''}`, headers };
}
