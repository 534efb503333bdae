import { describe, expect, it } from 'vitest';
import type { QueueRow } from './queueApi';
import { nextIn } from './queueOrder';
import { agedSection, firstRead, mostWhole, oldestSearches, wholeSearches, wholeSection } from './sections';
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
    expect(asked(firstRead + 1, 20)).toEqual([[1, mostWhole]]);
    expect(asked(mostWhole, 900)).toEqual([[1, mostWhole]]);
    expect(asked(1001, 20)).toEqual([
      [11, firstRead],
      [10, firstRead],
    ]);
    expect(asked(1001, 250).map(([page]) => page)).toEqual([11, 10, 9, 8]);
  });

  it('shows nothing of a status before what waits longest has come', () => {
    const head = read(1, [row(999, 1, '2026-11-01')], mostWhole);
    expect(agedSection(status, [head], [], 20)).toMatchObject({ rows: [], total: mostWhole, left: 0 });
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
    const many = read(1, [row(9)], mostWhole + 1);
    expect(wholeSearches([many])).toEqual([]);
    expect(wholeSection(status, [many], [], (rows) => [...rows], counted).untold).toBe(
      'Não dá para saber: 1001 abertos.',
    );
    const few = read(1, [row(9)], 3);
    expect(wholeSearches([few, read(1, [], 0)])).toEqual([{ ...few.search, limit: 3 }]);
    const whole = read(1, [row(9), row(8), row(7)], 3);
    const section = wholeSection(status, [few], [whole], (rows) => rows.slice(1), counted);
    expect([idsOf(section), section.total]).toEqual([[8, 7], 2]);
  });
});

describe('the next request', () => {
  it.each([
    ['follows in the list', [1, 2, 3], 1, [1, 2, 3], 2],
    ['skips those that have gone', [1, 2, 3], 1, [3], 3],
    ['is none after the last', [1, 2], 2, [1, 2], null],
    ['is none of one never listed', [1, 2], 9, [1, 2], null],
  ] as const)('%s', (_, order, id, listed, next) => expect(nextIn(order, id, listed)).toBe(next));
});
