import type { ApiResult } from '@/api/failure';

interface Known {
  userId: number;
  /** As it was read. */
  total: number;
}

interface News {
  people: readonly Known[];
  open: readonly number[];
  /** How many of a status the office had when it was read; undefined where nobody asked. */
  before: (statusId: number) => number | undefined;
  count: (of: { statusId: number } | { responsibleId: number }) => Promise<ApiResult<number>>;
  each: <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => Promise<void>;
}

/**
 * With whom it may stand otherwise than it was read, by numbers alone: with everybody where the office has more or less of an
 * open status, else with those of whom there is another number. What cannot be counted is read.
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
