import * as v from 'valibot';
import { expect, it } from 'vitest';
import { joinPath, readPartly } from './readPartly';
import { localDate, phpId, someOf, text } from './reply';

it.each<[string, string | number, string]>([
  ['', 'data', 'data'],
  ['data', 3, 'data[3]'],
  ['', 0, '[0]'],
  ['data[3]', 'name', 'data[3].name'],
  ['data', '[0].id', 'data[0].id'],
  ['data', '', 'data'],
])('the place %j and %j are %s', (path, key, joined) => expect(joinPath(path, key)).toBe(joined));

const person = v.object({ id: phpId, name: text, born: localDate });
const schema = v.object({
  id: phpId,
  groups: someOf(v.object({ people: someOf(person), place: v.object({ name: text }) })),
});
const ana = { id: 1, name: 'Ana', born: '' };
const place = { name: 'Centro' };

it('what can be read of a value is read, and the rest is said by its place', () => {
  const whole = { id: 7, groups: [{ people: [ana], place }] };
  expect(readPartly(schema, whole)).toEqual({ value: { read: whole }, problems: [] });

  const sent = {
    id: 7,
    groups: {
      2: { people: { 4: ana, 6: { ...ana, id: 'x' }, 8: { ...ana, born: 'x' } }, place },
      5: { people: [], place: 7 },
    },
  };
  expect(readPartly(schema, structuredClone(sent))).toEqual({
    value: { read: { id: 7, groups: [{ people: [ana, ana], place }] } },
    problems: [
      { path: 'groups[0].people[1].id', expected: 'número inteiro', found: 'texto de 1 caractere' },
      { path: 'groups[0].people[2].born', expected: 'data', found: 'texto de 1 caractere' },
      { path: 'groups[1].place', expected: 'objeto', found: 'número inteiro' },
    ],
  });
});

it('what was sent stays as it was', () => {
  const sent = { id: 7, groups: [{ people: [{}, ana], place }] };
  const before = structuredClone(sent);
  readPartly(schema, sent);
  expect(sent).toEqual(before);
});

it('a value whose own place cannot be read is none', () => {
  expect(readPartly(schema, 'x')).toEqual({
    value: null,
    problems: [{ path: '', expected: 'objeto', found: 'texto de 1 caractere' }],
  });
  expect(readPartly(schema, { id: 'x', groups: [] }).value).toBeNull();
  expect(
    readPartly(v.object({ names: v.array(v.string()), of: v.picklist(['a']) }), { names: 7, of: 'b' }),
  ).toEqual({
    value: null,
    problems: [
      { path: 'names', expected: 'lista', found: 'número inteiro' },
      { path: 'of', expected: 'outro valor', found: 'texto de 1 caractere' },
    ],
  });
});

it('of a list of words those that are none are left out', () => {
  const words = v.object({ words: v.array(v.string()) });
  expect(readPartly(words, { words: ['a', 1, 'b', null] })).toEqual({
    value: { read: { words: ['a', 'b'] } },
    problems: [
      { path: 'words[1]', expected: 'texto', found: 'número inteiro' },
      { path: 'words[3]', expected: 'texto', found: 'nulo' },
    ],
  });
});

it('a value that is nothing but faults is given up', () => {
  type Deep = v.GenericSchema<unknown, unknown>;
  let deep: Deep = phpId;
  let sent: unknown = 'x';
  for (let level = 0; level < 40; level += 1) [deep, sent] = [v.object({ in: deep }), { in: sent }];
  expect(readPartly(deep, sent)).toMatchObject({ value: null, problems: { length: 1 } });
});
