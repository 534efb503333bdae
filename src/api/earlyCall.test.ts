import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '@tests/settled';
import { longestWaitMs, type ApiRequest } from './call';
import { callApi, connectSession } from './client';
import { askEarly } from './earlyCall';
import { phpId, recordOf } from './reply';

const server = setupServer();
const address = `${import.meta.env.VITE_API_URL}/telefonema.php`;
const onForbidden = vi.fn();
let asked: Request[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  asked = [];
  connectSession({ readToken: () => 'ficha-123', onForbidden });
  answerWith(() => HttpResponse.json({ id: 7 }));
});
afterEach(() => {
  server.resetHandlers();
  onForbidden.mockClear();
});
afterAll(() => server.close());

function answerWith(answer: () => Response | Promise<Response>) {
  server.use(
    http.all(address, ({ request }) => {
      asked.push(request);
      return answer();
    }),
  );
}

const call: ApiRequest<{ id: number }> = {
  script: 'telefonema.php',
  action: 'search',
  query: { page: 1, name: '', limit: 10 },
  reply: recordOf(v.object({ id: phpId })),
};
/** The entry's form of the call: the same values in another order. */
const early = { script: 'telefonema.php', action: 'search', query: { limit: 10, page: 1 } };

describe('a read asked early', () => {
  it('is taken over by the call that wants it, once', async () => {
    askEarly(early, 'ficha-123');
    expect(await callApi(call)).toEqual({ data: { id: 7 } });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers.get('token')).toBe('ficha-123');
    expect(asked[0]?.headers.get('action')).toBe('search');
    await callApi(call);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['another query', { query: { page: 2, limit: 10 } }],
    ['another action', { action: 'getDetails' }],
    ['a public call', { isPublic: true }],
    ['a file', { reply: 'unread' as const }],
    ['a write', { method: 'POST' as const }],
  ])('does not serve %s', async (_, changes) => {
    askEarly(early, 'ficha-123');
    await settled(() => expect(asked).toHaveLength(1));
    await callApi<unknown>({ ...call, ...changes });
    expect(asked).toHaveLength(2);
    // The early response remains for its own call.
    await callApi(call);
    expect(asked).toHaveLength(2);
  });

  it('does not serve another session', async () => {
    askEarly(early, 'ficha-velha');
    await settled(() => expect(asked).toHaveLength(1));
    await callApi(call);
    expect(asked.map(({ headers }) => headers.get('token'))).toEqual(['ficha-velha', 'ficha-123']);
  });

  it('fails as the call itself would, and only for who takes it', async () => {
    answerWith(() => HttpResponse.json({}, { status: 403 }));
    askEarly(early, 'ficha-123');
    await settled(() => expect(asked).toHaveLength(1));
    expect(onForbidden).not.toHaveBeenCalled();
    expect((await callApi(call)).error?.kind).toBe('forbidden');
    expect(onForbidden).toHaveBeenCalledTimes(1);

    answerWith(() => HttpResponse.error());
    askEarly(early, 'ficha-123');
    expect((await callApi(call)).error?.kind).toBe('offline');
  });

  it('ends with the caller that took it', async () => {
    answerWith(async () => {
      await delay('infinite');
      return HttpResponse.json({ id: 7 });
    });
    askEarly(early, 'ficha-123');
    const leaving = new AbortController();
    const pending = callApi({ ...call, signal: leaving.signal });
    leaving.abort();
    expect((await pending).error?.kind).toBe('cancelled');
    answerWith(() => HttpResponse.json({ id: 8 }));
    expect(await callApi(call)).toEqual({ data: { id: 8 } });
  });

  const url = `${address}?limit=10&page=1`;
  const begin = (of: string, token: string | null) => {
    const leaving = new AbortController();
    const response = Promise.resolve(Response.json({ id: 9 }));
    globalThis.begunRequest = { url: of, token, leaving, response };
    return leaving.signal;
  };

  it('is the one that the page itself began, once', async () => {
    const begun = begin(url, 'ficha-123');
    askEarly(early, 'ficha-123');
    expect(await callApi(call)).toEqual({ data: { id: 9 } });
    expect([asked.length, begun.aborted, globalThis.begunRequest]).toEqual([0, false, undefined]);
    askEarly(early, 'ficha-123');
    expect(await callApi(call)).toEqual({ data: { id: 7 } });
  });

  it.each([
    ['address', `${address}?limit=10&page=2`, 'ficha-123'],
    ['session', url, null],
  ])('is not the one that the page began with another %s, which ends', async (_, of, token) => {
    const begun = begin(of, token);
    askEarly(early, 'ficha-123');
    expect(begun.aborted).toBe(true);
    expect(await callApi(call)).toEqual({ data: { id: 7 } });
  });

  it('is given up after as long as any call, and its caller is told so', async () => {
    answerWith(async () => {
      await delay('infinite');
      return HttpResponse.json({ id: 7 });
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    askEarly(early, 'ficha-123');
    const pending = callApi(call);
    vi.advanceTimersByTime(longestWaitMs);
    vi.useRealTimers();
    expect((await pending).error?.kind).toBe('timeout');
  });

  it('is kept though one asked before it is forgotten by then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    askEarly(early, 'ficha-123');
    vi.advanceTimersByTime(longestWaitMs - 1);
    askEarly(early, 'ficha-123');
    await settled(() => expect(asked).toHaveLength(2));
    vi.advanceTimersByTime(longestWaitMs - 1);
    vi.useRealTimers();
    await callApi(call);
    expect(asked).toHaveLength(2);
  });

  it('is forgotten when nobody takes its answer for a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    askEarly(early, 'ficha-123');
    await settled(() => expect(asked).toHaveLength(1));
    vi.runAllTimers();
    vi.useRealTimers();
    await callApi(call);
    expect(asked).toHaveLength(2);
  });
});
