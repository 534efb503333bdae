import { describe, expect, it } from 'vitest';
import type { QueueRow } from './queueApi';
import { agedSection, firstRead, maxWhole, oldestSearches, wholeSearches, wholeSection } from './sections';
import type { QueueRead } from './useReads';

const status = { id: 1, name: 'Aberto', color: '' };
const row = (id: number, statusId = 1, requestDate: string | null = null) =>
  ({ id, statusId, updatedAt: null, requestDate }) as QueueRow;
const read = (page: number, rows: QueueRow[], total: number): QueueRead => ({
  search: { statusId: 1, responsibleId: 5, page, limit: 2 },
  data: { rows, total },
  failure: undefined,
  isFetching: false,
  answeredAt: 0,
});
const idsOf = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id);
const counted = (total: number) => `${total} abertos`;

describe('a section', () => {
  it('begins with the longest waiting, and ends with those that do not say since when', () => {
    const days = ['2026-03-02', null, '2026-01-01', '2026-03-01'];
    const rows = days.map((day, index) => row(index + 1, 1, day));
    expect(idsOf(agedSection(status, [read(1, rows, 4)], [], 20))).toEqual([3, 4, 1, 2]);
  });

  it('shows so many, and says how many more it has', () => {
    const section = agedSection(status, [read(1, [row(1), row(2), row(3)], 3)], [], 2);
    expect([idsOf(section), section.total, section.left]).toEqual([[1, 2], 3, 1]);
  });

  it('leaves out a row whose status has changed, and counts without it', () => {
    const section = agedSection(status, [read(1, [row(9, 2), row(8)], 5)], [], 20);
    expect(idsOf(section)).toEqual([8]);
    expect(section.total).toBe(4);
  });

  it('asks for all of up to a thousand, and of more from the last page on', () => {
    const asked = (total: number, shown: number) =>
      oldestSearches([read(1, [row(9)], total)], () => shown).map(({ page, limit }) => [page, limit]);
    expect(asked(firstRead, 20)).toEqual([]);
    expect(asked(firstRead + 1, 20)).toEqual([[1, maxWhole]]);
    expect(asked(maxWhole, 900)).toEqual([[1, maxWhole]]);
    expect(asked(1001, 20)).toEqual([
      [11, firstRead],
      [10, firstRead],
    ]);
    expect(asked(1001, 250).map(([page]) => page)).toEqual([11, 10, 9, 8]);
  });

  it('shows nothing of a status before what waits longest has come', () => {
    const head = read(1, [row(999, 1, '2026-11-01')], maxWhole);
    expect(agedSection(status, [head], [], 20)).toMatchObject({ rows: [], total: maxWhole, left: 0 });
    const whole = read(1, [row(999, 1, '2026-11-01'), row(1, 1, '2026-01-01')], 2);
    expect(idsOf(agedSection(status, [head], [whole], 20))).toEqual([1, 999]);
  });

  it('has each row once, however they moved from page to page, the last page first', () => {
    const head = read(1, [row(999)], 1100);
    const pages = [read(11, [row(2), row(1)], 1100), read(10, [row(3), row(2)], 1100)];
    const section = agedSection(status, [head], pages, 20);
    expect(idsOf(section)).toEqual([1, 2, 3]);
    expect(section.left).toBe(1080);
    const waiting = { ...read(9, [], 0), data: undefined };
    expect(idsOf(agedSection(status, [head], [...pages, waiting], 20))).toEqual([1, 2, 3]);
  });

  it('is read whole only up to a thousand, and says what it cannot tell', () => {
    const many = read(1, [row(9)], maxWhole + 1);
    expect(wholeSearches([many])).toEqual([]);
    expect(wholeSection(status, [many], [], (rows) => [...rows], counted).whyUnknown).toBe(
      'Não dá para saber: 1001 abertos.',
    );
    const few = read(1, [row(9)], 3);
    expect(wholeSearches([few, read(1, [], 0)])).toEqual([{ ...few.search, limit: 3 }]);
    const whole = read(1, [row(9), row(8), row(7)], 3);
    const section = wholeSection(status, [few], [whole], (rows) => rows.slice(1), counted);
    expect([idsOf(section), section.total]).toEqual([[8, 7], 2]);
  });
});

describe('a status of which', () => {
  const other = { ...status, id: 2 };
  const search = { statusId: 1, responsibleId: 5, page: 1, limit: 2 };
  const waiting: QueueRead = { search, data: undefined, failure: undefined, isFetching: true, answeredAt: 0 };
  const failure = { kind: 'server' } as QueueRead['failure'];
  const unread = { rows: 1, fields: 0, problems: [] };
  const all = (rows: readonly QueueRow[]) => [...rows];

  it('nothing is known yet has no rows, and no total', () => {
    const none = {
      rows: [],
      left: 0,
      total: undefined,
      isFetching: true,
      failure: undefined,
      unread: undefined,
    };
    expect(agedSection(status, [waiting], [], 20)).toEqual({ status, ...none });
    expect(wholeSection(status, [waiting], [], all, counted)).toEqual({ status, ...none });
    expect(agedSection(other, [waiting], [], 20)).toEqual({ ...none, status: other, isFetching: false });
    expect(wholeSection(other, [waiting], [], all, counted)).toEqual({
      ...none,
      status: other,
      isFetching: false,
    });
    expect(oldestSearches([waiting], () => 20)).toEqual([]);
    expect(wholeSearches([waiting])).toEqual([]);
  });

  it('a reading failed says so, and what of it could not be read', () => {
    const failed = { ...waiting, isFetching: false, failure };
    expect(agedSection(status, [failed], [], 20)).toMatchObject({ failure, isFetching: false });
    const known = read(1, [row(1)], 200);
    expect(agedSection(status, [known], [{ ...known, isFetching: true }, failed], 20)).toMatchObject({
      ...{ failure, isFetching: true, total: 200 },
    });
    const part = { ...known, data: { rows: [row(1)], total: 1, unread } };
    expect(agedSection(status, [part], [], 20).unread).toBe(unread);
    expect(wholeSection(status, [known], [failed], all, counted)).toMatchObject({ failure, rows: [] });
    expect(wholeSection(status, [part], [part], all, counted)).toMatchObject({ unread, total: 1, left: 0 });
  });

  it('exactly a page is known is whole, and of one more waits for all', () => {
    expect(idsOf(agedSection(status, [read(1, [row(1)], firstRead)], [], 20))).toEqual([1]);
    expect(idsOf(agedSection(status, [read(1, [row(1)], firstRead + 1)], [], 20))).toEqual([]);
  });

  it('all are read counts those read now, and of more those counted at first', () => {
    const head = read(1, [row(1)], 150);
    expect(agedSection(status, [head], [read(1, [row(1), row(2)], 151)], 1)).toMatchObject({
      total: 151,
      left: 1,
    });
    const most = read(1, [row(1)], maxWhole);
    expect(agedSection(status, [most], [read(1, [row(1), row(2)], maxWhole)], 1)).toMatchObject({
      ...{ total: maxWhole, left: 1 },
    });
    const many = read(1, [row(1)], maxWhole + 1);
    expect(agedSection(status, [many], [read(11, [row(1)], maxWhole + 5)], 20)).toMatchObject({
      ...{ total: maxWhole + 1, left: maxWhole - 19 },
    });
  });

  it('some follow a page that has not come shows those before it alone', () => {
    const head = read(1, [row(9)], 1100);
    const later = { ...waiting, search: { ...search, page: 11 } };
    expect(idsOf(agedSection(status, [head], [later, read(10, [row(3)], 1100)], 20))).toEqual([]);
    expect(idsOf(agedSection(status, [head], [read(11, [row(3)], 1100), later], 20))).toEqual([3]);
    expect(
      idsOf(agedSection(status, [head], [{ ...later, search: { ...search, statusId: 2 } }], 20)),
    ).toEqual([]);
  });

  it('none are left, or as many as may be, is told without a reading, or read whole', () => {
    expect(wholeSection(status, [read(1, [], 0)], [], all, counted)).toMatchObject({ rows: [], total: 0 });
    const most = read(1, [row(1)], maxWhole);
    expect(wholeSearches([most])).toEqual([{ ...search, limit: maxWhole }]);
    expect(
      wholeSection(status, [most], [read(1, [row(1), row(1), row(2, 2)], 3)], all, counted),
    ).toMatchObject({
      total: 1,
    });
    expect(wholeSection(status, [most], [most], () => 'sem data.', counted)).toMatchObject({
      ...{ whyUnknown: 'Não dá para saber: sem data.', rows: [], total: undefined },
    });
  });
});
