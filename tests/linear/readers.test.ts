import { expect, it } from 'vitest';
import { longTexts, outgrown } from '../growth';
import { otherReaders, readersOf, unread } from './readers';
import { readers } from './sources';

/*
 * Pasted text and API responses may have any length: reading them must take linear time. The readers are found in the
 * sources, so that new ones are timed too.
 */

const found = readers();
const isUnread = ({ name, file }: { name: string; file: string }) => unread.has(name) || unread.has(file);

it('every exported function that takes a text is timed, or said not to read any', () => {
  const known = new Set(Object.keys(readersOf));
  const missing = found.filter((one) => !one.isOfTextAlone && !known.has(one.name) && !isUnread(one));
  expect(
    missing.map(({ name }) => name),
    'give each a row in readersOf, or in unread with the reason (tests/linear/readers.ts)',
  ).toEqual([]);
  const names = new Set(found.flatMap(({ name, file }) => [name, file]));
  expect([...known, ...unread.keys()].filter((name) => !names.has(name))).toEqual([]);
});

const alone = found.filter((one) => one.isOfTextAlone && !isUnread(one) && !(one.name in readersOf));

it.each(alone)('$name takes time in proportion to the text', async ({ file, exported }) => {
  const module = (await import(
    /* @vite-ignore */ new URL(`../../src/${file}`, import.meta.url).href
  )) as Record<string, (text: string) => unknown>;
  const read = module[exported];
  if (!read) throw new Error('It is not exported.');
  expect(outgrown(read, longTexts())).toEqual([]);
});

it.each(Object.entries({ ...readersOf, ...otherReaders }))(
  '%s takes time in proportion to the text',
  (_, read) => expect(outgrown(read, longTexts())).toEqual([]),
);
