import { describe, expect, it } from 'vitest';
import type { NewsPart } from '@/records/news/newsPart';
import {
  askOf,
  called,
  counted,
  hasRisen,
  intervals,
  isDue,
  mayCall,
  minuteMs,
  maxCalls,
  newCount,
  nothingKnown,
  rowsRead,
  waitOf,
  type NewsItem,
  type NewsState,
} from './newsState';
import { readNews, writeNews } from './stored';

const now = 1_000 * minuteMs;
const hour = 60 * minuteMs;
const part = (kind: NewsPart['kind'], watchesStatus = false): NewsPart => ({
  ...{ name: 'services', order: 1, heading: '', listPath: '', kind },
  ...(watchesStatus && { watchesStatus }),
  call: () => ({ script: '' }),
  came: String,
  many: String,
});
const knowing = (known: readonly (readonly [number, number])[], total = known.length): NewsState => ({
  ...nothingKnown,
  parts: { services: { readAt: now, total, known } },
});
const itemAt = (at: number, id: number | null = at): NewsItem => ({
  ...{ part: 'services', id, count: 1, how: 'came', at },
});

describe('the calls of the last hour', () => {
  it('are so many, those of an hour ago not among them', () => {
    const full = Array.from({ length: maxCalls - 1 }, () => now - 1);
    const calls = [now - 2 * hour, now - hour, ...full];
    expect(mayCall({ ...nothingKnown, calls }, now)).toBe(true);
    expect(mayCall({ ...nothingKnown, calls: [...full, now - hour + 1] }, now)).toBe(false);
    expect(called({ ...nothingKnown, calls }, now).calls).toEqual([...full, now]);
  });

  it('come when the time is over, later after failures, and at once by a clock that was set back', () => {
    const { seen, hidden } = intervals;
    expect([0, 1, 2, 9].map((failures) => waitOf(failures, seen) / minuteMs)).toEqual([5, 10, 20, 60]);
    expect([0, 1, 2].map((failures) => waitOf(failures, hidden) / minuteMs)).toEqual([15, 15, 20]);
    const tried = { ...nothingKnown, triedAt: now };
    const due = (after: number, isSeen: boolean) => isDue(tried, now + after, isSeen);
    expect([seen - 1, seen].map((after) => due(after, true))).toEqual([false, true]);
    expect([hidden - 1, hidden].map((after) => due(after, false))).toEqual([false, true]);
    expect([due(0, true), due(-1, true)]).toEqual([false, true]);
  });
});

it.each([
  ['passes', false, 0, 'count'],
  ['passes', true, 0, 'count'],
  ['passes', true, 15 * minuteMs - 1, 'count'],
  ['passes', true, 15 * minuteMs, 'rows'],
  ['passes', true, -1, 'rows'],
  ['passes', false, 15 * minuteMs, 'count'],
  ['all', false, 15 * minuteMs - 1, null],
  ['all', false, 15 * minuteMs, 'rows'],
] as const)('of what %s, its status watched: %s, %i ms later is asked: %s', (kind, watches, after, asked) => {
  expect(askOf(part(kind, watches), knowing([]), now + after)).toBe(asked);
  expect(askOf(part(kind, watches), nothingKnown, now + after)).toBe('rows');
});

describe('a count without rows', () => {
  it('has risen only above what was known', () => {
    const state = knowing([[1, 0]], 4);
    expect([3, 4, 5].map((total) => hasRisen(part('all'), state, total))).toEqual([false, false, true]);
    expect(hasRisen(part('all'), nothingKnown, 5)).toBe(false);
  });

  it('tells how many came where it may, each rise by itself', () => {
    const state = knowing([[1, 0]], 4);
    const told = counted(state, part('all'), 6, now, true);
    expect(told.parts.services).toEqual({ readAt: now, total: 6, known: [[1, 0]] });
    expect(told.items).toEqual([{ ...itemAt(now, null), count: 2 }]);
    expect(counted(told, part('all'), 7, now + 1, true).items.map(({ count }) => count)).toEqual([1, 2]);
    for (const [total, isNotified] of [
      [6, false],
      [4, true],
      [3, true],
    ] as const) {
      const quiet = counted(state, part('all'), total, now, isNotified);
      expect([quiet.items, quiet.parts.services?.total]).toEqual([[], total]);
    }
    expect(counted(nothingKnown, part('all'), 4, now, true)).toBe(nothingKnown);
  });
});

describe('rows that were read', () => {
  const read = (
    state: NewsState,
    of: NewsPart,
    ids: (number | [id: number, status: number | null])[],
    total = ids.length,
  ) =>
    rowsRead(state, of, {
      rows: ids.map((one) =>
        typeof one === 'number' ? { id: one, statusId: 1 } : { id: one[0], statusId: one[1] },
      ),
      ...{ total, now: now + 1, isOwn: (id) => id === 99 },
    });
  const newsOf = ({ items }: NewsState) => items.map(({ id, how }) => `${id} ${how}`).toSorted();

  it('are no news the first time', () => {
    const first = read(nothingKnown, part('passes', true), [2, [5, null], 3]);
    expect(first.items).toEqual([]);
    expect(first.parts.services).toEqual({
      readAt: now + 1,
      total: 3,
      known: [
        [5, 0],
        [3, 1],
        [2, 1],
      ],
    });
    expect(read(nothingKnown, part('passes'), [2]).parts.services?.known).toEqual([[2, 0]]);
    expect(read(nothingKnown, part('passes'), [2], 5).parts.services?.known).toEqual([[2, 0]]);
  });

  it.each<[NewsPart['kind'], ids: number[], total: number, news: string[]]>([
    // For 'grows', the higher ids; for others, all new ids if all rows were read.
    ['grows', [1, 5, 9], 3, ['9 came']],
    ['grows', [5, 6], 20, ['6 came']],
    ['passes', [1, 5, 9], 3, ['1 came', '9 came']],
    ['all', [1, 9], 2, ['1 came', '9 came']],
    // Otherwise as many as the count rose by, newest first.
    ['passes', [1, 8, 9], 4, ['8 came', '9 came']],
    ['passes', [1, 8, 9], 5, ['1 came', '8 came', '9 came']],
    ['passes', [1, 8, 9, 7], 2, ['1 came', '7 came', '8 came', '9 came']],
    // Changed in this browser.
    ['passes', [5, 99], 2, []],
  ])('of what %s, %j of %i, are news: %j', (kind, ids, total, news) =>
    expect(
      newsOf(
        read(
          knowing(
            [
              [5, 0],
              [4, 0],
            ],
            2,
          ),
          part(kind),
          ids,
          total,
        ),
      ),
    ).toEqual(news),
  );

  it('of fewer than were known are none', () => {
    expect(newsOf(read(knowing([[5, 0]], 9), part('passes'), [1, 2], 4))).toEqual([]);
    expect(newsOf(read(nothingKnown, part('grows'), [1]))).toEqual([]);
    expect(newsOf(read(knowing([]), part('grows'), [1]))).toEqual(['1 came']);
  });

  it('tell whose status changed, where both are known', () => {
    const state = knowing([
      [1, 1],
      [2, 1],
      [3, 0],
      [4, 1],
      [99, 1],
    ]);
    const next = read(state, part('passes', true), [1, [2, 2], [3, 2], [4, null], [99, 2]]);
    expect(newsOf(next)).toEqual(['2 changed']);
    expect(newsOf(read(state, part('passes'), [1, [2, 2]]))).toEqual([]);
  });

  it('are known from then on, beside those known before where not all were read', () => {
    const before = knowing(
      [
        [8, 1],
        [4, 1],
      ],
      2,
    );
    expect(read(before, part('passes', true), [[9, 2]], 3).parts.services?.known).toEqual([
      [9, 2],
      [8, 1],
      [4, 1],
    ]);
    expect(read(before, part('passes', true), [[9, 2]], 1).parts.services?.known).toEqual([[9, 2]]);
    const many = Array.from({ length: 301 }, (_, id) => id + 1);
    const { known = [] } = read(nothingKnown, part('all'), many).parts.services ?? {};
    expect([known.length, known[0], known.at(-1)]).toEqual([300, [301, 0], [2, 0]]);
  });

  it('are forty news at most, the last first', () => {
    const items = Array.from({ length: 40 }, (_, at) => itemAt(at));
    const next = read({ ...knowing([]), items }, part('all'), [500]);
    expect(next.items.map(({ at }) => at)).toEqual([
      now + 1,
      ...items
        .slice(1)
        .map(({ at }) => at)
        .toReversed(),
    ]);
  });
});

it('only what came after the person looked is counted', () => {
  const items = [itemAt(9), { ...itemAt(11, null), count: 4 }, itemAt(10)];
  expect(newCount({ ...nothingKnown, items, lookedAt: 10 })).toBe(4);
  expect(newCount({ ...nothingKnown, items, lookedAt: 8 })).toBe(6);
});

describe('what was kept', () => {
  const state: NewsState = {
    parts: { services: { readAt: 1, total: 2, known: [[3, 4]] } },
    items: [itemAt(5), itemAt(6, null), { ...itemAt(7), how: 'changed' }],
    ...{ lookedAt: 8, triedAt: 9, answeredAt: 10, failures: 1, calls: [11, 12] },
    own: [['services.php 3', 13]],
  };
  const readWith = (changes: object) => readNews(JSON.stringify({ ...state, ...changes }));

  it('is read again', () => expect(readNews(writeNews(state))).toEqual(state));

  it('has the newest own writes, however many an import made', () => {
    const own = Array.from({ length: 5000 }, (_, at) => [`services.php ${at}`, at] as const);
    expect(readNews(writeNews({ ...state, own })).own).toEqual(own.slice(-300));
  });

  it.each(['', 'x', 'null', '[]', '3', '"x"', '{}', '{"parts":null}', '{"parts":[]}', '{"parts":3}'])(
    'is nothing where it is no longer understood: %s',
    (text) => expect(readNews(text)).toBe(nothingKnown),
  );

  it('loses only what in it is not', () => {
    const part = state.parts.services;
    const broken = [null, [], 3, { ...part, readAt: 'x' }, { ...part, total: null }, { ...part, known: {} }];
    expect(readWith({ parts: { services: part, ...broken } })).toEqual(state);
    const known = [[3, 4], [5], ['x', 1], null, 7, [], { 0: 1, 1: 2 }];
    expect(readWith({ parts: { services: { ...part, known } } })).toEqual(state);
    const [item] = state.items;
    const items = [
      ...[
        null,
        3,
        [],
        { ...item, part: 3 },
        { ...item, at: 'x' },
        { ...item, id: 'x' },
        { ...item, id: undefined },
      ],
      ...[
        { ...item, count: null },
        { ...item, how: 'gone' },
      ],
    ];
    expect(readWith({ items: [...items, ...state.items] })).toEqual(state);
    expect(readWith({ items: { 0: item } }).items).toEqual([]);
    expect(readWith({ calls: [11, 'x', null, 12] })).toEqual(state);
    expect(readWith({ own: [null, [], ['x'], [3, 4], ['x', 'y'], ...state.own] })).toEqual(state);
    expect(readWith({ own: 'x' })).toEqual({ ...state, own: [] });
    expect(readWith({ calls: 11, lookedAt: 'x', failures: null })).toEqual({
      ...{ ...state, calls: [], lookedAt: 0, failures: 0 },
    });
  });
});
