import { describe, expect, it } from 'vitest';
import type { QueueRow } from './queueApi';
import { nextIn } from './queueOrder';
import { mostWhole, pagedSection, wholeSearches, wholeSection } from './sections';
import type { QueueRead } from './useReads';

const status = { id: 1, name: 'Aberto', color: '' };
const row = (id: number, statusId = 1) => ({ id, statusId, updatedAt: null }) as QueueRow;
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
  it('has each row once, however they moved from page to page', () => {
    const section = pagedSection(status, [read(1, [row(9), row(8)], 5), read(2, [row(8), row(7)], 5)]);
    expect(idsOf(section)).toEqual([9, 8, 7]);
    expect(section.total).toBe(5);
  });

  it('leaves out a row whose status has changed, and counts without it', () => {
    const section = pagedSection(status, [read(1, [row(9, 2), row(8)], 5)]);
    expect(idsOf(section)).toEqual([8]);
    expect(section.total).toBe(4);
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
