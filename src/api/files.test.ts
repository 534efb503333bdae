import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from './call';
import { callApi } from './client';

const answers = vi.hoisted((): Answer[] => []);

const send = vi.hoisted(() => vi.fn<(...sent: unknown[]) => Promise<Answer | undefined>>());

vi.mock('./transport', () => ({ send }));

beforeEach(() => {
  answers.splice(0);
  send.mockReset().mockImplementation(() => Promise.resolve(answers.shift()));
});

const asked = (status: number, text: string, type: string) => {
  answers.push({ status, body: new Blob([text], { type }) });
  return callApi({ script: 'object.php', reply: 'file' });
};

it('a file is what came, unless it is empty or the page of an error', async () => {
  expect(((await asked(200, '%PDF', 'application/pdf')).data as Blob).size).toBe(4);
  for (const [text, type] of [
    ['', 'application/pdf'],
    ['<p>Erro</p>', 'text/html'],
    ['{"id":1}', 'application/json'],
  ] as const)
    expect((await asked(200, text, type)).error?.kind).toBe('unreadable');
  expect((await asked(200, '{"id":1}', 'application/json')).error?.problems).toEqual([
    { path: '', expected: 'arquivo', found: 'JSON' },
  ]);
});

it.each([200, 400])('a file that is refused with a %i says why', async (status) => {
  const { error } = await asked(status, '{"success":false,"message":"Sem fatura."}', 'application/json');
  expect(error).toMatchObject({ kind: 'validation', status, message: 'Sem fatura.' });
});

const rows = (reply: unknown) => {
  if (!Array.isArray(reply)) throw new TypeError('not rows');
  return reply.length;
};

it('a long reply is read from the Blob in which it comes, and so is what refuses it', async () => {
  const long = (status: number, text: string) => {
    answers.push({ status, body: new Blob([text], { type: 'application/json' }) });
    return callApi({ script: 'eleitor.php', reply: rows, isLong: true });
  };
  expect(await long(200, '\uFEFF[{"id":1},{"id":2}]')).toEqual({ data: 2 });
  expect((await long(200, '<p>Erro</p>')).error).toMatchObject({ kind: 'unreadable', status: 200 });
  expect((await long(422, '{"message":"Busca muito grande."}')).error).toMatchObject({
    ...{ kind: 'validation', message: 'Busca muito grande.' },
  });
});

it('only a file and a long reply are asked for as a Blob', async () => {
  answers.push(...['[]', '[]', '%PDF'].map((text) => ({ status: 200, body: new Blob([text]) })));
  const call = { script: 'eleitor.php', reply: rows };
  await callApi(call);
  await callApi({ ...call, isLong: true });
  await callApi({ ...call, reply: 'file' });
  expect(send.mock.calls.map(([, , type]) => type)).toEqual(['text', 'blob', 'blob']);
});
