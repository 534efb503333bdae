import { expect, it } from 'vitest';
import { createFailure } from '@/api/failure';
import type { Read } from '@/api/endpoints';
import { bySoonest, readInOrder, readSoonest } from './soonest';
import type { Task } from './task';

const task = (id: number, taskDate: string, status = 'pending') => ({ id, taskDate, status }) as Task;
const idsOf = (rows: readonly { id: number }[] = []) => rows.map(({ id }) => id);

/** An API with `total` pending tasks, latest date first: the id is the day's number. */
function office(total: number, failsAt = 0) {
  const asked: [page: number, limit: number][] = [];
  const read = (({ page, limit }: { page: number; limit: number }) => {
    asked.push([page, limit]);
    if (asked.length === failsAt) return Promise.resolve({ error: createFailure('server') });
    const from = (page - 1) * limit;
    const rows = Array.from({ length: Math.max(0, Math.min(limit, total - from)) }, (_, index) => {
      const day = total - from - index;
      return task(day, `2026-${String(1000 + day)}`);
    });
    return Promise.resolve({ data: { rows, total } });
  }) as unknown as Read;
  const callOf = (rows: { page: number; limit: number }) => rows as never;
  return {
    asked,
    page: (page: number, limit = 10) => readInOrder(read, callOf, { page, limit }),
    soonest: (most: number) => readSoonest(read, callOf, most),
  };
}

it('puts what is to be done first, the soonest on top, then the latest that was done', () => {
  const rows = [
    task(1, '2026-12-30'),
    task(2, '2026-11-01', 'finished'),
    task(3, ''),
    task(4, '2026-12-01', 'finished'),
    task(5, '2026-01-01'),
    task(6, '2026-01-01'),
  ];
  expect(idsOf(rows.toSorted(bySoonest))).toEqual([5, 6, 1, 3, 4, 2]);
  // Among finished tasks of one day, the last one created is first.
  const done = [7, 9, 8].map((id) => task(id, '2026-11-01', 'finished'));
  expect(idsOf(done.toSorted(bySoonest))).toEqual([9, 8, 7]);
});

it.each([
  [8, 1, [1, 2, 3, 4, 5, 6, 7, 8], [[1, 10]]],
  [
    24,
    1,
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [
      [1, 10],
      [1, 1000],
    ],
  ],
  [10, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [[1, 10]]],
  [24, 3, [21, 22, 23, 24], [[1, 1000]]],
  [1000, 100, [991, 992, 993, 994, 995, 996, 997, 998, 999, 1000], [[1, 1000]]],
  [24, 4, [], [[1, 1000]]],
])('of %i reads page %i', async (total, page, ids, asked) => {
  const api = office(total);
  const { data } = await api.page(page);
  expect(idsOf(data?.rows)).toEqual(ids);
  expect(data?.total).toBe(total);
  expect(api.asked).toEqual(asked);
});

it('leaves the pages of more than a thousand as the API has them', async () => {
  const api = office(1500);
  expect(idsOf((await api.page(1)).data?.rows).slice(0, 2)).toEqual([1500, 1499]);
  expect(api.asked).toEqual([[1, 10]]);
  expect(idsOf((await api.page(2)).data?.rows).slice(0, 2)).toEqual([1490, 1489]);
});

it.each([
  [3, [1, 2, 3]],
  [900, [1, 2, 3, 4, 5]],
  [1000, [1, 2, 3, 4, 5]],
  [1503, [1, 2, 3, 4, 5]],
])('finds the soonest of %i', async (total, ids) => {
  expect(idsOf((await office(total).soonest(5)).data?.rows)).toEqual(ids);
});

it('of a thousand reads no pages at the end', async () => {
  const api = office(1000);
  await api.soonest(5);
  expect(api.asked).toEqual([
    [1, 5],
    [1, 1000],
  ]);
});

it.each([1, 2])('a page is a failure where call %i fails', async (at) => {
  expect((await office(24, at).page(1)).error?.kind).toBe('server');
});

it.each([1, 2, 3])('is a failure where call %i fails', async (at) => {
  expect((await office(1503, at).soonest(5)).error?.kind).toBe('server');
});
