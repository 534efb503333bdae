import { expect, it } from 'vitest';
import type { ApiRequest } from './call';
import { noteWrite, watchRead } from './overtaken';

const call = (script: string, rest: Partial<ApiRequest> = {}): ApiRequest => ({
  script,
  reply: 'unread',
  ...rest,
});
const atendimento = 'atendimento.php';
const record = (id: number) => call(atendimento, { action: 'getDetails', query: { id } });
const change = (id: number | string) =>
  call(atendimento, { action: 'changeStatus', method: 'POST', body: { treatmentId: id, statusNewId: 3 } });

it.each([
  ['a search', call(atendimento, { action: 'search', query: { page: 1 } }), change(7)],
  ['the record that was written', record(7), change(7)],
  ['the same, its id a text', record(7), change('7')],
  ['a record named among others', record(7), call(atendimento, { method: 'PUT', body: { ids: [5, 7] } })],
  ['a record named in the query', record(7), call(atendimento, { method: 'DELETE', query: { id: 7 } })],
  [
    'a record, by a write that does not say of which it is',
    record(7),
    call(atendimento, { body: { name: 'Lia' } }),
  ],
  ['a record with a filter', call(atendimento, { query: { id: 8, page: 1 } }), change(7)],
])('a write overtakes the read of %s', (_, read, write) => {
  const end = watchRead(read);
  noteWrite(write);
  expect(end()).toBe(true);
});

it.each([
  ['another record', record(8), change(7)],
  ['a record whose id only begins alike', record(71), change(7)],
  [
    'another record, by an id in the query',
    record(8),
    call(atendimento, { method: 'DELETE', query: { id: 7 } }),
  ],
  ['another script', call('eleitor.php', { action: 'search', query: { page: 1 } }), change(7)],
])('but not that of %s', (_, read, write) => {
  const end = watchRead(read);
  noteWrite(write);
  expect(end()).toBe(false);
});

it('nor one that began after it or had ended before', () => {
  const before = watchRead(record(7));
  expect(before()).toBe(false);
  noteWrite(change(7));
  expect(before()).toBe(false);
  expect(watchRead(record(7))()).toBe(false);
});
