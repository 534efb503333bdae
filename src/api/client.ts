import axios, { type AxiosProgressEvent, type AxiosResponse } from 'axios';
import { environment } from '@/config/environment';
import { createFailure, type ApiResult, type FieldError } from './failure';

/** Seconds the product waits for an answer. */
const timeoutSeconds = 15;

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
  /** A public call carries no token and a 403 on it ends no session. */
  isPublic?: boolean;
  /** What the answer is: JSON read by `reply` (default), a file, or a body that is read elsewhere (as a Blob). */
  reply: ReplyReader<T> | 'file' | 'unread';
  signal?: AbortSignal;
  onUploadProgress?: (fraction: number) => void;
}

interface SessionHooks {
  /** The current token, null when nobody is signed in. */
  readToken: () => string | null;
  /** A call was answered with 403. */
  onForbidden: () => void;
}

let session: SessionHooks = { readToken: () => null, onForbidden: () => undefined };

/** Gives the transport its token and tells it whom to call on a 403; it knows nothing else of sessions. */
export function connectSession(hooks: SessionHooks) {
  session = hooks;
}

const client = axios.create({
  baseURL: environment.apiUrl,
  timeout: timeoutSeconds * 1000,
  responseType: 'text',
  // Replies are parsed here and nowhere else, so that a body that is not JSON is a failure and never data.
  transformResponse: (body: unknown) => body,
  validateStatus: () => true,
});

const isEmpty = (value: unknown) =>
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

/** A read that answers with JSON, as far as it is known before the screen that makes it. */
export type EarlyCall = Pick<ApiCall, 'script' | 'action' | 'query' | 'isPublic'>;

interface EarlyRequest {
  token: string | null;
  response: Promise<AxiosResponse<unknown>>;
  abort: () => void;
}

/** Milliseconds for which an answer waits to be taken: enough for code still on its way, too few to be out of date. */
const earlyAnswerKept = 15_000;

const earlyRequests = new Map<string, EarlyRequest>();

/** What makes two reads the same one, however the query is ordered. */
function keyOf({ script, action = '', query = {}, isPublic = false }: EarlyCall) {
  const parameters = new URLSearchParams(phpQuery(query));
  parameters.sort();
  return JSON.stringify([script, action, parameters.toString(), isPublic]);
}

/**
 * Starts a read before the screen that will make it is there. The first `callApi` for the same takes it over, whatever
 * becomes of it; nobody hears of one that is never taken.
 * @param token of the session it is made with; a public call carries none.
 */
export function askEarly(call: EarlyCall, token: string | null) {
  const key = keyOf(call);
  const leaving = new AbortController();
  const request: EarlyRequest = {
    token: call.isPublic ? null : token,
    response: send({ ...call, signal: leaving.signal }, call.isPublic ? null : token, 'text'),
    abort: () => leaving.abort(),
  };
  const forget = () => {
    if (earlyRequests.get(key) === request) earlyRequests.delete(key);
  };
  earlyRequests.set(key, request);
  void request.response.catch(() => undefined).then(() => setTimeout(forget, earlyAnswerKept));
}

/** The early request for this call, once, if there is one made with the same token; a caller who leaves aborts it. */
function takeEarly(call: ApiCall, token: string | null) {
  const key = keyOf(call);
  const request = earlyRequests.get(key);
  earlyRequests.delete(key);
  if (!request) return null;
  if (request.token !== token || call.signal?.aborted) {
    request.abort();
    return null;
  }
  call.signal?.addEventListener('abort', request.abort, { once: true });
  return request.response;
}

function send(
  call: Omit<ApiCall, 'reply'>,
  token: string | null,
  responseType: 'blob' | 'text',
): Promise<AxiosResponse<unknown>> {
  const queryString = call.query ? phpQuery(call.query) : '';
  return client.request({
    url: `/${call.script}${queryString ? `?${queryString}` : ''}`,
    method: call.method ?? 'GET',
    data: call.body,
    ...(call.signal && { signal: call.signal }),
    responseType,
    headers: {
      ...(call.action ? { action: call.action } : {}),
      ...(token ? { token } : {}),
    },
    ...(call.onUploadProgress && { onUploadProgress: reportProgress(call.onUploadProgress) }),
  });
}

/**
 * Makes one call and reads its reply. Never throws: a failure of the network, the server or the reply
 * comes back as `{ error }`, in the shape RTK Query's base queries use too.
 */
export async function callApi<T>(call: ApiCall<T>): Promise<ApiResult<T>> {
  const isWrite = (call.method ?? 'GET') !== 'GET';
  const isFile = typeof call.reply === 'string';
  const token = call.isPublic ? null : session.readToken();

  let response: AxiosResponse<unknown>;
  try {
    const early = isWrite || isFile ? null : takeEarly(call, token);
    response = await (early ?? send(call, token, isFile ? 'blob' : 'text'));
  } catch (thrown) {
    return { error: createFailure(networkFailureKind(thrown), { isWrite }) };
  }

  const { status } = response;
  if (status < 200 || status > 299) {
    if (status === 403 && !call.isPublic) session.onForbidden();
    return { error: await refusal(status, response.data, isWrite) };
  }
  try {
    if (call.reply === 'file') return { data: readFile(response.data) as T };
    if (call.reply === 'unread') return { data: response.data as T };
    return { data: call.reply(parseJson(response.data)) };
  } catch {
    return { error: createFailure('unreadable', { status, isWrite }) };
  }
}

const reportProgress = (report: (fraction: number) => void) => (progress: AxiosProgressEvent) =>
  report(progress.progress ?? 0);

function networkFailureKind(thrown: unknown) {
  if (axios.isCancel(thrown)) return 'cancelled';
  if (axios.isAxiosError(thrown) && (thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT')) {
    return 'timeout';
  }
  return 'offline';
}

/** A file is a blob with something in it; an error page or JSON sent with status 200 is none. */
function readFile(body: unknown): Blob {
  if (!(body instanceof Blob) || body.size === 0 || /html|json/.test(body.type)) {
    throw new TypeError('The reply is not a file');
  }
  return body;
}

function parseJson(body: unknown): unknown {
  return JSON.parse(String(body ?? ''));
}

async function refusal(status: number, body: unknown, isWrite: boolean) {
  const { message, errors } = readRefusal(body instanceof Blob ? await body.text() : body);
  const kind = refusalKind(status);
  // What a failing server says of itself (5xx) is for its log; what it says of the input is for the person.
  return createFailure(kind, {
    status,
    errors,
    isWrite,
    message: status < 500 && status !== 403 ? message : '',
  });
}

function refusalKind(status: number) {
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 408) return 'timeout';
  if (status === 409) return 'conflict';
  if (status === 429) return 'tooMany';
  return status >= 500 || status < 400 ? 'server' : 'validation';
}

/** `{ message, errors: [{ fieldName, message }] }` as far as the body has it; anything else is ignored. */
function readRefusal(body: unknown): { message: string; errors: FieldError[] } {
  let reply: unknown;
  try {
    reply = parseJson(body);
  } catch {
    return { message: '', errors: [] };
  }
  const { message, errors } = (reply ?? {}) as { message?: unknown; errors?: unknown };
  return {
    message: typeof message === 'string' ? message : '',
    errors: Array.isArray(errors) ? errors.flatMap(readFieldError) : [],
  };
}

function readFieldError(entry: unknown): FieldError[] {
  const { fieldName, message } = (entry ?? {}) as { fieldName?: unknown; message?: unknown };
  if (typeof message !== 'string' || !message.trim()) return [];
  return [{ fieldName: typeof fieldName === 'string' ? fieldName : '', message }];
}
