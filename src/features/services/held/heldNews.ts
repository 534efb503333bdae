import type { ApiResult } from '@/api/failure';

interface Known {
  userId: number;
  /** Total at the time of reading. */
  total: number;
}

interface News {
  people: readonly Known[];
  open: readonly number[];
  /** The status's total in the office at the time of reading; undefined if not counted. */
  before: (statusId: number) => number | undefined;
  count: (of: { statusId: number } | { responsibleId: number }) => Promise<ApiResult<number>>;
  each: <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => Promise<void>;
}

/**
 * Ids of people whose services may have changed since reading, by counts alone: everyone if the office's count of an
 * open status has changed, else those with another count. If a count fails, the person is included.
 */
export async function changedPeople({ people, open, before, count, each }: News): Promise<number[]> {
  const known = new Map(open.map((statusId) => [statusId, before(statusId)]));
  let isOther = false;
  await each(open, async (statusId) => {
    const { data } = await count({ statusId });
    if (data === undefined || data !== known.get(statusId)) isOther = true;
  });
  if (isOther) return people.map(({ userId }) => userId);
  const changed = new Set<number>();
  await each(people, async ({ userId, total }) => {
    const { data } = await count({ responsibleId: userId });
    if (data !== total) changed.add(userId);
  });
  return people.flatMap(({ userId }) => (changed.has(userId) ? [userId] : []));
}
