/*
 * What a call is and how it reads on the wire, for the two ways it can be sent: by axios (transport.ts), and, for the
 * first read of a page, by the browser's own fetch (earlyCall.ts), which needs nothing to be loaded before it.
 */

/** Milliseconds the product waits for an answer. */
export const longestWait = 15_000;

/** Reads an unknown reply into a domain value, or throws. See reply.ts. */
export type ReplyReader<T> = (reply: unknown) => T;

/** One call of the API; docs/api.md lists them all. */
export interface ApiCall<T = unknown> {
  /** Script below the base address, e.g. `compromisso.php`. */
  script: string;
  /** Value of the `action` header; some calls have none. */
  action?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Query values; empty ones ('', null, [], undefined) are not sent, arrays go as `key[]=`. */
  query?: object;
  /** JSON body, or FormData for uploads. */
  body?: object;
  /** A public call carries no token and a 401 or 403 on it ends no session. */
  isPublic?: boolean;
  /** What the answer is: JSON read by `reply` (default), a file, or a body that is read elsewhere (as a Blob). */
  reply: ReplyReader<T> | 'file' | 'unread';
  signal?: AbortSignal;
  onUploadProgress?: (fraction: number) => void;
}

/** A read that answers with JSON, as far as it is known before the screen that makes it. */
export type EarlyCall = Pick<ApiCall, 'script' | 'action' | 'query' | 'isPublic'>;

/** What came back, whatever its status: a text, or a Blob where one was asked for. Or why nothing did. */
export type Answer =
  { status: number; body: unknown } | { status: null; reason: 'cancelled' | 'timeout' | 'offline' };

/** Nothing is asked by it: how a filter that is not set is told from one that is. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The query string as PHP reads it: `ids[]=1&ids[]=2`, empty filters left out, `0` and `false` kept. */
export function phpQuery(query: object): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (isEmpty(value)) continue;
    if (Array.isArray(value)) value.forEach((item) => parameters.append(`${key}[]`, String(item)));
    else parameters.append(key, String(value));
  }
  return parameters.toString();
}

/** The path below the base address, with its query, and the headers the API reads. */
export function wireOf(
  { script, action, query }: Pick<ApiCall, 'script' | 'action' | 'query'>,
  token: string | null,
) {
  const queryString = query ? phpQuery(query) : '';
  const headers: Record<string, string> = { Accept: 'application/json, text/plain, */*' };
  if (action) headers.action = action;
  if (token) headers.token = token;
  return { path: `/${script}${queryString ? `?${queryString}` : ''}`, headers };
}
