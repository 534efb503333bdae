import type { Answer, ApiCall } from './call';
import { takeEarly } from './earlyCall';
import { createFailure, type ApiResult, type FieldError } from './failure';

interface SessionHooks {
  /** The current token, null when nobody is signed in. */
  readToken: () => string | null;
  /** A call with this token was answered with 403. */
  onForbidden: (token: string | null) => void;
}

let session: SessionHooks = { readToken: () => null, onForbidden: () => undefined };

/** Gives the transport its token and tells it whom to call on a 403; it knows nothing else of sessions. */
export function connectSession(hooks: SessionHooks) {
  session = hooks;
}

/**
 * Makes one call and reads its reply. Never throws: a failure of the network, the server or the reply
 * comes back as `{ error }`, in the shape RTK Query's base queries use too.
 */
export async function callApi<T>(call: ApiCall<T>): Promise<ApiResult<T>> {
  const isWrite = (call.method ?? 'GET') !== 'GET';
  const isFile = typeof call.reply === 'string';
  const token = call.isPublic ? null : session.readToken();

  const early = isWrite || isFile ? null : takeEarly(call, token);
  const answer = await (early ?? send(call, token, isFile ? 'blob' : 'text'));
  if (answer === 'unsent') return { error: createFailure('offline') };
  if (answer.status === null) return { error: createFailure(answer.reason, { isWrite }) };

  const { status, body } = answer;
  if (status < 200 || status > 299) {
    if (status === 403 && !call.isPublic) session.onForbidden(token);
    return { error: await refusal(status, body, isWrite) };
  }
  try {
    if (call.reply === 'file') return { data: readFile(body) as T };
    if (call.reply === 'unread') return { data: body as T };
    return { data: call.reply(parseJson(body)) };
  } catch {
    return { error: createFailure('unreadable', { status, isWrite }) };
  }
}

/** Loads what calls are sent with, once it is likely that one will be. */
export const prepareToSend = () => void import('./transport').catch(() => undefined);

/**
 * By axios, which a page whose first read was asked early does without: the staff's shell has it, a form loads it when
 * somebody begins to fill it in. 'unsent' when it could not be loaded, so that the call has not reached anybody.
 */
async function send(
  call: ApiCall,
  token: string | null,
  responseType: 'blob' | 'text',
): Promise<Answer | 'unsent'> {
  const transport = await import('./transport').catch(() => null);
  return transport ? transport.send(call, token, responseType) : 'unsent';
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
  // What a server says of itself (that it fails, that it is asked too often) is for its log, and rarely in Portuguese;
  // what it says of the input is for the person.
  const isOfInput = status < 500 && status !== 403 && status !== 429;
  return createFailure(kind, {
    status,
    errors: isOfInput ? errors : [],
    isWrite,
    message: isOfInput ? message : '',
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
