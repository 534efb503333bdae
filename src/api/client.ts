import { isRefusal, readBody, UnreadableReply, wordsOf } from './body';
import type { Answer, ApiRequest } from './call';
import { takeEarly } from './earlyCall';
import { createFailure, type ApiFailure, type ApiResult } from './failure';
import { unreadOf, type CallFacts, type Problem } from './findings';
import { readReply } from './reply';
import { tellTrouble } from './troubles';

interface SessionHooks {
  readToken: () => string | null;
  onForbidden: (token: string | null) => void;
}

let session: SessionHooks = { readToken: () => null, onForbidden: () => undefined };

/** Connects the transport to the session: token and forbidden handler. */
export function connectSession(hooks: SessionHooks) {
  session = hooks;
}

/** Sends a request and parses the reply. Never throws: any failure comes back as `{ error }`. */
export async function callApi<T>(call: ApiRequest<T>): Promise<ApiResult<T>> {
  const isWrite = isOfWrite(call);
  const isFile = typeof call.reply === 'string';
  const token = call.isPublic ? null : session.readToken();
  const begun = { at: new Date().toISOString(), moment: performance.now() };
  const factsOf = (status: number | null): CallFacts => ({
    at: begun.at,
    script: call.script,
    action: call.action ?? '',
    method: call.method ?? 'GET',
    status,
    took: Math.round(performance.now() - begun.moment),
  });

  const early = isWrite || isFile ? null : takeEarly(call, token);
  const answer = await (early ?? send(call, token, isFile || call.isLong ? 'blob' : 'text'));
  if (answer === 'unsent') return { error: createFailure('offline', { call: factsOf(null) }) };
  if (answer.status === null)
    return { error: createFailure(answer.reason, { isWrite, call: factsOf(null) }) };

  const { status, body } = answer;
  const facts = factsOf(status);
  if (status < 200 || status > 299) {
    if (endsSession(status) && !call.isPublic && !call.keepsSession) session.onForbidden(token);
    return { error: await refusal(facts, body, isWrite) };
  }
  try {
    return await readAnswer(call, body, facts);
  } catch (thrown) {
    const problems = thrown instanceof UnreadableReply ? thrown.problems : [];
    tellTrouble({ kind: 'unreadable', call: facts, problems });
    return { error: createFailure('unreadable', { status, isWrite, call: facts, problems }) };
  }
}

const isOfWrite = ({ method = 'GET' }: Pick<ApiRequest, 'method'>) => method !== 'GET';

const endsSession = (status: number) => status === 401 || status === 403;

async function readAnswer<T>(call: ApiRequest<T>, body: unknown, facts: CallFacts): Promise<ApiResult<T>> {
  if (call.reply === 'unread') return { data: body as T, call: facts };
  if (call.reply === 'file') {
    if (isFileBody(body)) return { data: body as T };
    const reply = readBody(await textOf(body));
    if (isRefusal(reply, isOfWrite(call))) return { error: refusalOf(reply, facts) };
    throw new UnreadableReply([{ path: '', expected: 'arquivo', found: 'JSON' }]);
  }
  const reply = readBody(await textOf(body));
  if (isRefusal(reply, isOfWrite(call))) return { error: refusalOf(reply, facts) };
  const { data, unreported } = readReply(call.reply, reply);
  const unread = unreadOf(data);
  if (unread) unread.call = facts;
  const problems: readonly Problem[] | undefined = (unread ?? unreported)?.problems;
  if (problems) tellTrouble({ kind: 'partial', call: facts, problems, unreported });
  return { data };
}

const textOf = (body: unknown) => (body instanceof Blob ? body.text() : body);

/** A refusal sent with 2xx becomes the same failure as one with 400; `status` stays as received. */
const refusalOf = (reply: unknown, facts: CallFacts): ApiFailure =>
  createFailure('validation', { ...wordsOf(reply), status: facts.status, call: facts });

/** Preloads the transport. */
export const prepareToSend = () => void import('./transport').catch(() => undefined);

/** axios loads late, as early reads do without it. 'unsent': it failed to load, so nothing was sent. */
async function send(
  call: ApiRequest,
  token: string | null,
  responseType: 'blob' | 'text',
): Promise<Answer | 'unsent'> {
  const transport = await import('./transport').catch(() => null);
  return transport ? transport.send(call, token, responseType) : 'unsent';
}

/** A non-empty blob; not an error page or JSON sent with status 200. */
const isFileBody = (body: unknown) => body instanceof Blob && body.size > 0 && !/html|json/.test(body.type);

async function refusal(call: CallFacts, body: unknown, isWrite: boolean) {
  const status = call.status ?? 0;
  const { message, errors } = readRefusal(await textOf(body));
  // Server errors (5xx, 429) are for logs and rarely in Portuguese; input errors are for the person.
  const isOfInput = status < 500 && !endsSession(status) && status !== 429;
  return createFailure(refusalKind(status), {
    status,
    call,
    errors: isOfInput ? errors : [],
    isWrite,
    message: isOfInput ? message : '',
  });
}

function refusalKind(status: number) {
  if (endsSession(status)) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 408) return 'timeout';
  if (status === 409) return 'conflict';
  if (status === 429) return 'tooMany';
  return status >= 500 || status < 400 ? 'server' : 'validation';
}

function readRefusal(body: unknown) {
  try {
    return wordsOf(readBody(body));
  } catch {
    return wordsOf(null);
  }
}
