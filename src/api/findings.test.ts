import { expect, it } from 'vitest';
import { addUnread, kindOf, maxProblems, unreadOf, unreadText } from './findings';

it.each([
  [undefined, 'nada'],
  [null, 'nulo'],
  [[1, 2], 'lista de 2'],
  ['', 'texto vazio'],
  ['a', 'texto de 1 caractere'],
  ['Ana', 'texto de 3 caracteres'],
  [7, 'número inteiro'],
  [7.5, 'número'],
  [false, 'booleano'],
  [{}, 'objeto'],
])('of %j only its kind is told: %s', (value, kind) => expect(kindOf(value)).toBe(kind));

it.each([
  [0, 0, ''],
  [1, 0, '1 registro não pôde ser lido'],
  [0, 1, '1 campo não pôde ser lido'],
  [2, 1, '2 registros não puderam ser lidos e 1 campo não pôde ser lido'],
])('%d rows and %d fields that were not read are told as %j', (rows, fields, said) =>
  expect(unreadText({ rows, fields })).toBe(said),
);

it('what two answers leave out is added up, its problems up to twenty', () => {
  const problem = { path: '', expected: 'data', found: 'nulo' };
  const call = { at: '', script: 'x.php', action: '', method: 'GET', status: 200, took: 1 };
  const one = { rows: 1, fields: 3, problems: Array.from({ length: 15 }, () => problem) };
  expect(addUnread(one, { ...one, rows: 4, call })).toEqual({
    ...{ rows: 5, fields: 6, problems: Array.from({ length: maxProblems }, () => problem), call },
  });
  expect(addUnread({ ...one, call }, one)?.call).toBe(call);
  expect([addUnread(one, undefined), addUnread(undefined, one)]).toEqual([one, one]);
  expect(addUnread(undefined, undefined)).toBeUndefined();
});

it('what was left out is said beside a value, if it has any', () => {
  const unread = { rows: 1, fields: 0, problems: [] };
  expect([{ unread }, {}, null, undefined].map(unreadOf)).toEqual([unread, undefined, undefined, undefined]);
});
