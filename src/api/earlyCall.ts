import { environment } from '@/config/environment';
import { longestWait, phpQuery, wireOf, type Answer, type ApiCall, type EarlyCall } from './call';

/*
 * The first read of a page, asked while the page's code is still on its way: with fetch, as axios comes later than the
 * answer could.
 */

interface EarlyRequest {
  token: string | null;
  answer: Promise<Answer>;
  abort: () => void;
}

/** Milliseconds for which a read waits to be taken: enough for code still on its way, too few to be out of date. */
const kept = 20_000;

const requests = new Map<string, EarlyRequest>();

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
  const sentToken = call.isPublic ? null : token;
  const request: EarlyRequest = {
    token: sentToken,
    answer: read(call, sentToken, leaving),
    abort: () => leaving.abort(),
  };
  const forget = () => {
    if (requests.get(key) === request) requests.delete(key);
  };
  requests.set(key, request);
  setTimeout(forget, kept);
}

/** The early answer to this call, once, if it was asked with the same token; a caller who leaves aborts it. */
export function takeEarly(call: ApiCall, token: string | null): Promise<Answer> | null {
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

async function read(call: EarlyCall, token: string | null, leaving: AbortController): Promise<Answer> {
  const { path, headers } = wireOf(call, token);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    leaving.abort();
  }, longestWait);
  try {
    const response = await fetch(`${environment.apiUrl}${path}`, { headers, signal: leaving.signal });
    return { status: response.status, body: await response.text() };
  } catch {
    if (isLate) return { status: null, reason: 'timeout' };
    return { status: null, reason: leaving.signal.aborted ? 'cancelled' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}
