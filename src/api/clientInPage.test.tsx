import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from './call';
import { callApi } from './client';
import { ignoreReply } from './reply';

/* What a request relies on the browser's own request for: the time-out, and files. */

const server = setupServer();
const address = `${import.meta.env.VITE_API_URL}/telefonema.php`;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (body: string, init: ResponseInit = {}) =>
  server.use(http.all(address, () => new HttpResponse(body, init)));

it('gives up after 15 seconds', async () => {
  let allowed = 0;
  /** A request that is never answered: it times out at once and keeps the time-out it was given. */
  class SilentRequest {
    timeout = 0;
    ontimeout?: () => void;
    open() {}
    setRequestHeader() {}
    send() {
      allowed = this.timeout;
      this.ontimeout?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  const { error } = await callApi({ script: 'telefonema.php', method: 'POST', reply: ignoreReply });
  vi.unstubAllGlobals();
  expect(allowed).toBe(15_000);
  expect(error).toMatchObject({ kind: 'timeout', outcomeUnknown: true });
});

describe('files', () => {
  const file: ApiRequest<Blob> = { script: 'telefonema.php', reply: 'file' };

  it('come as a blob', async () => {
    answer('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    const { data } = await callApi(file);
    expect(data?.size).toBe(8);
  });

  it.each(['text/html', 'application/json'])('%s with status 200 is no file', async (type) => {
    answer('<p>Erro</p>', { headers: { 'content-type': type } });
    expect((await callApi(file)).error?.kind).toBe('unreadable');
  });
});
