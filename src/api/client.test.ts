import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { phpQuery, type ApiRequest } from './call';
import { callApi, connectSession } from './client';
import { ignoreReply, listOf, phpId, recordOf, rowsOf, type List } from './reply';
import { onTrouble, type Trouble } from './troubles';

const server = setupServer();
const address = `${import.meta.env.VITE_API_URL}/telefonema.php`;
const onForbidden = vi.fn();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => connectSession({ readToken: () => 'ficha-123', onForbidden }));
afterEach(() => {
  server.resetHandlers();
  onForbidden.mockClear();
});
afterAll(() => server.close());

const details: ApiRequest<{ id: number }> = {
  script: 'telefonema.php',
  action: 'getDetails',
  query: { id: 7 },
  reply: recordOf(v.object({ id: phpId })),
};
const creation: ApiRequest<null> = {
  script: 'telefonema.php',
  action: 'cadastrar',
  method: 'POST',
  body: { name: 'Ana' },
  reply: ignoreReply,
};

const answer = (body: string, init: ResponseInit = {}) =>
  server.use(http.all(address, () => new HttpResponse(body, init)));

describe('what a call sends', () => {
  it('carries token, action and the query', async () => {
    let request: Request | undefined;
    server.use(
      http.get(address, (call) => {
        request = call.request;
        return HttpResponse.json({ id: 7 });
      }),
    );
    expect(await callApi(details)).toEqual({ data: { id: 7 } });
    expect(request?.headers.get('token')).toBe('ficha-123');
    expect(request?.headers.get('action')).toBe('getDetails');
    expect(request?.url).toBe(`${address}?id=7`);
  });

  it('carries no token when it is public and no action when it has none', async () => {
    let headers: Headers | undefined;
    server.use(
      http.get(address, ({ request }) => {
        headers = request.headers;
        return HttpResponse.json([]);
      }),
    );
    await callApi({ script: 'telefonema.php', isPublic: true, reply: listOf(v.unknown()) });
    expect(headers?.has('token')).toBe(false);
    expect(headers?.has('action')).toBe(false);
  });

  it('sends a body as JSON', async () => {
    let body: unknown;
    server.use(
      http.post(address, async ({ request }) => {
        expect(request.headers.get('content-type')).toContain('application/json');
        body = await request.json();
        return HttpResponse.json({});
      }),
    );
    await callApi(creation);
    expect(body).toEqual({ name: 'Ana' });
  });

  it('writes arrays the PHP way and leaves empty filters out, but not 0 and false', () => {
    const query = {
      ids: [1, 2],
      name: '',
      none: null,
      empty: [],
      missing: undefined,
      page: 0,
      withEmail: false,
    };
    expect(decodeURIComponent(phpQuery(query))).toBe('ids[]=1&ids[]=2&page=0&withEmail=false');
  });
});

describe('what is known of a call', () => {
  const listed: ApiRequest<List<unknown>> = {
    script: 'telefonema.php',
    reply: listOf(v.object({ id: phpId })),
  };
  const troubles: Trouble[] = [];
  beforeEach(() => {
    troubles.length = 0;
    return onTrouble((trouble) => troubles.push(trouble));
  });

  it('is told with its failure: when it was, what it asked and how long it took, and nothing that it carried', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    answer('{}', { status: 500 });
    const { error } = await callApi({ ...details, action: undefined as unknown as string });
    const { at, ...facts } = error?.call ?? { at: '' };
    expect(facts).toEqual({ script: 'telefonema.php', action: '', method: 'GET', status: 500, took: 0 });
    expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(600_000);
    server.use(http.all(address, () => HttpResponse.error()));
    expect((await callApi(creation)).error?.call).toMatchObject({
      ...{ action: 'cadastrar', method: 'POST', status: null },
    });
  });

  it('is told with what its answer leaves out, and to who listens', async () => {
    answer('{"data":[{"id":1},{}]}');
    const { data } = await callApi(listed);
    expect(data?.unread).toMatchObject({ rows: 1, call: { script: 'telefonema.php', status: 200 } });
    const problems = [{ path: 'data[1].id', expected: 'número inteiro', found: 'nulo' }];
    expect(troubles).toEqual([{ kind: 'partial', call: data?.unread?.call, problems, unreported: null }]);
    await callApi({ ...listed, reply: rowsOf(v.object({ id: phpId })) });
    expect(troubles[1]).toMatchObject({ kind: 'partial', problems, unreported: { rows: 1 } });
  });

  it('is told to who listens where nothing could be read, and not where all was', async () => {
    answer('{"data":[{"id":1}]}');
    expect(await callApi(listed)).toEqual({ data: { rows: [{ id: 1 }], total: 1 } });
    expect(troubles).toEqual([]);
    answer('<p>');
    const { error } = await callApi(creation);
    expect(error).toMatchObject({ kind: 'unreadable', status: 200, outcomeUnknown: true });
    expect(troubles).toEqual([{ kind: 'unreadable', call: error?.call, problems: error?.problems }]);
    expect(error?.problems).toEqual([{ path: '', expected: 'JSON', found: 'HTML' }]);
  });

  it('is told with an answer that is taken as it came', async () => {
    answer('{}', { status: 299 });
    expect((await callApi({ ...details, reply: 'unread' })).call).toMatchObject({ status: 299 });
  });
});

describe('what a failure becomes', () => {
  it.each([
    ['an HTML page', '<html><body>Manutenção</body></html>'],
    ['a PHP notice before the JSON', 'Notice: Undefined index\n{"id":7}'],
    ['truncated JSON', '{"id":'],
    ['an empty body', ''],
    ['null', 'null'],
    ['a missing field', '{"name":"Ana"}'],
    ['a wrong type', '{"id":"sete"}'],
  ])('%s with status 200 is a failure, never data', async (_, body) => {
    answer(body);
    expect((await callApi(details)).error?.kind).toBe('unreadable');
  });

  it('reads the message and the errors of a validation', async () => {
    const body = {
      message: 'Confira os campos.',
      errors: [{ fieldName: 'name', message: 'Informe o nome.' }, { message: 'Geral.' }, 'lixo', null],
    };
    answer(JSON.stringify(body), { status: 422 });
    const { error } = await callApi(creation);
    expect(error).toMatchObject({
      kind: 'validation',
      status: 422,
      message: 'Confira os campos.',
      errors: [
        { fieldName: 'name', message: 'Informe o nome.' },
        { fieldName: '', message: 'Geral.' },
      ],
    });
  });

  it('a refusal with status 200 is one, of a write and of a read that says it had no success', async () => {
    answer(JSON.stringify({ success: false, message: 'Em uso.' }));
    for (const call of [creation, details]) {
      const { error } = await callApi<unknown>(call);
      expect(error).toMatchObject({
        kind: 'validation',
        status: 200,
        message: 'Em uso.',
        outcomeUnknown: false,
      });
    }
  });

  it('every failure tells of its call what may be told, and of an answer what was wrong with it', async () => {
    const call = { script: 'telefonema.php', action: 'getDetails', method: 'GET' };
    answer(JSON.stringify({ id: { nome: 'Ana' } }));
    expect((await callApi(details)).error).toMatchObject({
      call: { ...call, status: 200 },
      problems: [{ path: 'id', expected: 'número inteiro', found: 'objeto' }],
    });
    answer('', { status: 500 });
    expect((await callApi(details)).error?.call).toMatchObject({ ...call, status: 500 });
    server.use(http.all(address, () => HttpResponse.error()));
    expect((await callApi(details)).error?.call).toMatchObject({ ...call, status: null });
  });

  it.each([
    [404, 'notFound'],
    [409, 'conflict'],
    [429, 'tooMany'],
    [500, 'server'],
    [502, 'server'],
  ])('status %i is %s, in plain Portuguese', async (status, kind) => {
    answer('<h1>SQLSTATE[42000]</h1>', { status });
    const { error } = await callApi(details);
    expect(error).toMatchObject({ kind, status, errors: [] });
    expect(error?.message).toMatch(/^[A-ZÀ-Ú].+\.$/);
    expect(error?.message).not.toContain('SQLSTATE');
  });

  it.each([429, 500, 503])('what a %i says, in whatever place, is replaced by ours', async (status) => {
    const message = 'Too many requests';
    answer(JSON.stringify({ message, errors: [{ fieldName: 'name', message }] }), { status });
    const { error } = await callApi(creation);
    expect(error?.errors).toEqual([]);
    expect(error?.message).toMatch(/em instantes\.$|Aguarde um minuto/);
    expect(error?.message).not.toContain(message);
  });

  it.each([401, 403])('a %i is told to the session, unless the call is public', async (status) => {
    answer('{}', { status });
    expect((await callApi(details)).error?.kind).toBe('forbidden');
    expect(onForbidden).toHaveBeenCalledTimes(1);
    await callApi({ ...details, isPublic: true });
    await callApi({ ...details, keepsSession: true });
    expect(onForbidden).toHaveBeenCalledTimes(1);
  });

  it.each([400, 404, 500])('a %i is not told to the session', async (status) => {
    answer('{}', { status });
    await callApi(details);
    expect(onForbidden).not.toHaveBeenCalled();
  });

  it('a refusal of a write with a status of success is one of what was given, in its words', async () => {
    answer('{"status":"erro","message":"Nome repetido."}');
    expect((await callApi(creation)).error).toMatchObject({
      ...{ kind: 'validation', status: 200, message: 'Nome repetido.', outcomeUnknown: false },
    });
    answer('{"status":"erro","id":7}');
    expect((await callApi(details)).data).toEqual({ id: 7 });
  });

  it.each([401, 403])('a %i says nothing of its own, since it is not of what was given', async (status) => {
    answer('{"message":"Invalid token"}', { status });
    expect((await callApi(creation)).error?.message).toBe(
      'Seu acesso terminou. Entre de novo para continuar.',
    );
  });

  it('no connection is told as such; a write then has an unknown outcome', async () => {
    server.use(http.all(address, () => HttpResponse.error()));
    expect((await callApi(details)).error).toMatchObject({ kind: 'offline', outcomeUnknown: false });
    const { error } = await callApi(creation);
    expect(error).toMatchObject({ kind: 'offline', outcomeUnknown: true });
    expect(error?.message).toContain('antes de enviar de novo');
  });

  it('an aborted call is cancelled', async () => {
    server.use(http.all(address, () => delay('infinite')));
    const leaving = new AbortController();
    const pending = callApi({ ...details, signal: leaving.signal });
    leaving.abort();
    expect((await pending).error?.kind).toBe('cancelled');
  });
});
