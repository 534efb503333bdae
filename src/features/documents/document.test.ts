import * as v from 'valibot';
import { expect, it } from 'vitest';
import { documentDetails, preparedDocument, titleOf } from './document';
import { newDocument, toWire } from './documentInput';

const named = { id: 7, typeName: 'Projeto de lei', number: 12, year: 2026 };

it('a document without lists has none, and its comments come newest first', () => {
  const bare = { ...named, statusId: 1, typeId: 2, authors: null, areaInterest: 0 };
  expect(v.parse(documentDetails, bare)).toMatchObject({
    ...{ authors: [], archives: [], comments: [], areaInterest: null, proceeding: false },
  });
  const comments = ['2026-11-02', '', '2026-11-19'].map((date) => ({ date, note: date }));
  expect(v.parse(documentDetails, { ...bare, comments }).comments.map(({ note }) => note)).toEqual([
    '2026-11-19',
    '2026-11-02',
    '',
  ]);
});

it.each([null, '', ' \n'])('a document with the text %o has none', (text) => {
  const prepared = v.parse(preparedDocument, { ...named, id: null, processeId: 7, text });
  expect(prepared).toMatchObject({ id: null, text: null });
  expect(titleOf(prepared)).toBe('Projeto de lei - 12/2026');
});

it.each([
  ['12', 12],
  ['12-A', '12-A'],
])('the number %o is sent as %o', (number, sent) =>
  expect(toWire({ ...newDocument(), number }).number).toBe(sent),
);
