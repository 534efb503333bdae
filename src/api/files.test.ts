import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from './call';
import { callApi } from './client';

const answers = vi.hoisted((): Answer[] => []);

vi.mock('./transport', () => ({ send: () => Promise.resolve(answers.shift()) }));

beforeEach(() => void answers.splice(0));

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
