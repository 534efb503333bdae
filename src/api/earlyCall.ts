import { environment } from '@/config/environment';
import { longestWaitMs, phpQuery, wireOf, type Answer, type ApiRequest, type EarlyCall } from './call';

/* The page's first read, sent by fetch while its code (and axios) still loads. */

/** A request sent by the HTML's inline script (src/app/pageStart.ts). */
interface BegunRequest {
  url: string;
  token: string | null;
  leaving: AbortController;
  response: Promise<Response>;
}

declare global {
  var begunRequest: BegunRequest | undefined;
}

/** Takes the HTML's request, once. */
export function takeBegun() {
  const begun = globalThis.begunRequest;
  globalThis.begunRequest = undefined;
  return begun;
}

interface EarlyRequest {
  token: string | null;
  answer: Promise<Answer>;
  abort: () => void;
}

/** Ms an early response stays valid. */
const keptMs = 20_000;

const requests = new Map<string, EarlyRequest>();

function keyOf({ script, action = '', query = {}, isPublic = false }: EarlyCall) {
  const parameters = new URLSearchParams(phpQuery(query));
  parameters.sort();
  return JSON.stringify([script, action, parameters.toString(), isPublic]);
}

/** Starts a read ahead of its screen; the first equal `callApi` takes it over, failure included. */
export function askEarly(call: EarlyCall, token: string | null) {
  const key = keyOf(call);
  const sentToken = call.isPublic ? null : token;
  const { path, headers } = wireOf(call, sentToken);
  const url = `${environment.apiUrl}${path}`;
  const begun = takeBegun();
  const isSame = begun?.url === url && begun.token === sentToken;
  if (!isSame) begun?.leaving.abort();
  const { leaving, response } = isSame ? begun : begin(url, headers);
  const request: EarlyRequest = {
    token: sentToken,
    answer: read(response, leaving),
    abort: () => leaving.abort(),
  };
  const forget = () => {
    if (requests.get(key) === request) requests.delete(key);
  };
  requests.set(key, request);
  setTimeout(forget, keptMs);
}

/** The early response to this call, once, if sent with the same token; the caller's signal aborts it. */
export function takeEarly(call: ApiRequest, token: string | null): Promise<Answer> | null {
  const key = keyOf(call);
  const request = requests.get(key);
  requests.delete(key);
  if (!request) return null;
  if (request.token !== token || call.signal?.aborted) {
    request.abort();
    return null;
  }
  call.signal?.addEventListener('abort', request.abort, { once: true });
  return request.answer;
}

function begin(url: string, headers: Record<string, string>) {
  const leaving = new AbortController();
  return { leaving, response: fetch(url, { headers, signal: leaving.signal }) };
}

async function read(begun: Promise<Response>, leaving: AbortController): Promise<Answer> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    leaving.abort();
  }, longestWaitMs);
  try {
    const response = await begun;
    return { status: response.status, body: await response.text() };
  } catch {
    if (isLate) return { status: null, reason: 'timeout' };
    return { status: null, reason: leaving.signal.aborted ? 'cancelled' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}
