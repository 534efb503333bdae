import { describe, expect, it } from 'vitest';
import { rowsPerCall } from '@/api/pages';
import * as v from 'valibot';
import type { Ask } from '@/api/ask';
import { createFailure } from '@/api/failure';
import { votersApi } from '@/features/voters/votersApi';
import { voterDetails } from '@/lookups/voters/voter';
import { isOneByOne, readRecipients, unbegun, withPage, type Reading } from './readRecipients';
import { missingOf, recipientOf, recipientOfVoter, type RecipientRow } from './recipient';

const row = (id: number, column: string | undefined = 'Centro') =>
  ({
    ...{ id, name: `Pessoa ${id}`, formattedAddress: '', districtAndCity: '' },
    ...{ genreName: column, districtName: column, cityName: column, zipcode: column, nickName: column },
    status: true,
  }) as RecipientRow;
const rowsOf = (from: number, count: number) => Array.from({ length: count }, (_, at) => row(from + at));
const whom = { filters: {}, total: null, ids: null } as Parameters<typeof unbegun>[0];
const none = unbegun(whom);
const idsOf = ({ recipients }: typeof none) => recipients.map(({ id }) => id);

describe('more people than one page holds', () => {
  const first = withPage(none, { rows: rowsOf(1, rowsPerCall), total: rowsPerCall + 2 }, 1, null);

  it('are read on, after those of the page before', () => {
    expect(first).toMatchObject({ rows: rowsPerCall, total: rowsPerCall + 2, nextPage: 2 });
    const both = withPage(first, { rows: rowsOf(rowsPerCall + 1, 2), total: rowsPerCall + 2 }, 2, null);
    expect(idsOf(both)).toEqual(Array.from({ length: rowsPerCall + 2 }, (_, at) => at + 1));
    expect(both).toMatchObject({ rows: rowsPerCall + 2, nextPage: 3, missing: [] });
  });

  it('get one letter each, who moved from page to page as well', () => {
    const moved = withPage(first, { rows: rowsOf(rowsPerCall, 3), total: rowsPerCall + 2 }, 2, null);
    expect(idsOf(moved)).toEqual(Array.from({ length: rowsPerCall + 2 }, (_, at) => at + 1));
    expect(moved.rows).toBe(rowsPerCall + 3);
  });

  it('are only the chosen ones, on every page', () => {
    const chosen = new Set([2, 5, 9]);
    const one = withPage(none, { rows: rowsOf(1, 4), total: 6 }, 1, chosen);
    const both = withPage(one, { rows: rowsOf(5, 2), total: 6 }, 2, chosen);
    expect(idsOf(both)).toEqual([2, 5]);
    expect(both.rows).toBe(6);
  });

  it('count those that could not be read, and the columns that any page lacks', () => {
    const unread = { rows: 2, fields: 0, problems: [] };
    const one = withPage(none, { rows: [row(1)], total: 4, unread }, 1, null);
    const both = withPage(one, { rows: [{ ...row(2), zipcode: undefined }], total: 4 }, 2, null);
    expect(both).toMatchObject({ rows: 4, missing: ['zipcode'], unread: { rows: 2 } });
  });
});

it('a few chosen ones are read one by one where that takes fewer calls', () => {
  const of = (ids: number[] | null, total: number | null) => isOneByOne({ ...whom, ids, total });
  expect([of([1, 2], 2 * rowsPerCall), of([1, 2], rowsPerCall + 1), of([1, 2], rowsPerCall)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([of(null, 5), of([1], null)]).toEqual([false, false]);
});

describe('a few chosen ones', () => {
  const unread = { rows: 0, fields: 1, problems: [] };
  const read = async (from: Partial<Reading>, failing?: 'offline' | 'notFound') => {
    const asked: number[] = [];
    const told: Reading[] = [];
    const ask = ((endpoint: unknown, id: number) => {
      expect(endpoint).toBe(votersApi.endpoints.voter);
      asked.push(id);
      if (failing && id === 2) return Promise.resolve({ error: createFailure(failing) });
      const voter = v.parse(voterDetails, { electorId: id, name: `Pessoa ${id}` });
      return Promise.resolve({ data: id === 9 ? { ...voter, unread } : voter });
    }) as unknown as Ask;
    const of = { ...whom, ids: [9, 2, 5], total: 3 * rowsPerCall };
    const how = { ask, signal: new AbortController().signal, onRead: (one: Reading) => void told.push(one) };
    const failure = await readRecipients(of, { ...unbegun(of), ...from }, how);
    return { asked, kind: failure?.kind, told, last: told.at(-1) as Reading };
  };

  it('are read one by one, in the order in which they were chosen, each told as it comes', async () => {
    const { asked, kind, told, last } = await read({});
    expect([asked, kind, idsOf(last)]).toEqual([[9, 2, 5], undefined, [9, 2, 5]]);
    expect(told.map(({ rows, total }) => [rows, total])).toEqual([0, 1, 2, 3, 3].map((rows) => [rows, 3]));
    expect(told[1]).toMatchObject({ unread: { fields: 1 } });
  });

  it('are read on after those that are there', async () => {
    const { last } = await read({});
    const { asked, last: again } = await read({ recipients: last.recipients.slice(1) });
    expect([asked, idsOf(again)]).toEqual([[9], [9, 2, 5]]);
  });

  it('end with what keeps all from being read, and without who cannot be', async () => {
    const offline = await read({}, 'offline');
    expect([offline.kind, offline.last.rows < 3]).toEqual(['offline', true]);
    const { kind, last } = await read({}, 'notFound');
    expect([kind, idsOf(last)]).toEqual([undefined, [9, 5]]);
  });
});

it.each([
  ['Feminino', 'female'],
  [' FEM. ', 'female'],
  ['f', 'female'],
  ['Fluido', null],
  ['não feminino', null],
  ['Masculino', 'male'],
  ['m', 'male'],
  ['Misto', null],
  ['é masculino', null],
  ['', null],
])('the genre %s is %s', (genreName, genre) =>
  expect(recipientOf({ ...row(1), genreName }).genre).toBe(genre),
);

it('the address of a row is of its columns, or else of the list’s own', () => {
  const bare = {
    id: 1,
    name: ' Ana ',
    formattedAddress: ' Rua A, 1 ',
    districtAndCity: 'Centro - Campinas/SP',
  } as RecipientRow;
  expect(recipientOf(bare)).toEqual({
    ...{
      id: 1,
      name: 'Ana',
      nickName: '',
      social: '',
      genre: null,
      isActive: true,
      street: 'Rua A, 1',
      district: '',
    },
    ...{ city: 'Centro - Campinas/SP', state: '', zipcode: '', allows: null },
  });
  const columns = {
    ...bare,
    address: 'Rua B',
    addressNumber: '2',
    additionalAddress: '',
    cityName: 'Campinas',
    stateName: 'SP',
  };
  expect(recipientOf({ ...columns, zipcode: '13010001', status: false })).toMatchObject({
    ...{
      street: 'Rua B, 2',
      district: '',
      city: 'Campinas',
      state: 'SP',
      zipcode: '13010-001',
      isActive: false,
    },
  });
  expect(recipientOf({ ...bare, districtName: 'Centro' })).toMatchObject({ district: 'Centro', city: '' });
  // A number alone is not an address.
  expect(recipientOf({ ...columns, address: '' }).street).toBe('');
});

it('columns are missing that no row has, of some rows', () => {
  expect(missingOf([])).toEqual([]);
  expect(missingOf([row(1), { ...row(2), zipcode: undefined }])).toEqual([]);
  const without = { ...row(1), zipcode: undefined, status: undefined };
  expect(missingOf([without, without])).toEqual(['zipcode', 'status']);
});

it('a whole record is a recipient like a row', () => {
  const of = (fields: object) =>
    recipientOfVoter(v.parse(voterDetails, { electorId: 7, name: ' Ana ', ...fields }));
  expect([2, 1, 3, null].map((genre) => of({ genre }).genre)).toEqual(['female', 'male', null, null]);
  expect(
    of({ address: 'Rua A', addressNumber: '1', zipcode: '13010001', status: 0, allowCommunication: 0 }),
  ).toMatchObject({
    ...{ id: 7, name: 'Ana', street: 'Rua A, 1', zipcode: '13010-001', isActive: false, allows: false },
  });
  expect(of({ addressNumber: '1', district: 'Centro', city: 'Campinas', state: 'SP' })).toMatchObject({
    ...{ street: '', district: 'Centro', city: 'Campinas', state: 'SP', isActive: true, allows: true },
  });
});
