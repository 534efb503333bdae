import * as v from 'valibot';
import { expect, it } from 'vitest';
import { today } from '@/formats/dates';
import { author, documentDetails, numberOf, preparedDocument, titleOf } from './document';
import { inputFrom, newDocument, toWire } from './documentInput';

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
  ['12', '2026', '12/2026'],
  ['12', '', '12/—'],
  ['', '2026', '—/2026'],
  ['', '', ''],
])('the number %j of the year %j is shown as %j', (number, year, shown) =>
  expect(numberOf({ number, year })).toBe(shown),
);

it('an author is chosen by name', () =>
  expect(v.parse(author, { name: 'Helena' })).toEqual({ value: 'Helena', label: 'Helena' }));

it('a new document is of this year, has no author and goes nowhere yet', () =>
  expect(newDocument()).toMatchObject({ year: today().slice(0, 4), authors: [], proceeding: false }));

it('a document comes through the form as it was, without the blanks around its words', () => {
  const details = v.parse(documentDetails, {
    ...{
      ...named,
      statusId: 1,
      typeId: 2,
      areaInterest: 5,
      region: 'Centro',
      proceeding: true,
      menu: 'Poda',
    },
    authors: ['Helena', 'Rui'],
  });
  const input = inputFrom(details);
  expect(toWire({ ...input, region: ' Centro ', menu: ' Poda\n' })).toEqual({
    ...{ type: 2, status: 1, number: 12, year: 2026, areaInterest: 5, region: 'Centro', proceeding: true },
    ...{ menu: 'Poda', authors: ['Helena', 'Rui'] },
  });
});

it.each([
  ['12', 12],
  ['12-A', '12-A'],
  ['A12', 'A12'],
])('the number %o is sent as %o', (number, sent) =>
  expect(toWire({ ...newDocument(), number }).number).toBe(sent),
);
