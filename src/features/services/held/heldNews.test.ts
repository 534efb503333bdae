import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alwaysLater } from '@tests/always';
import { changedPeople } from './heldNews';

const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
  for (const item of items) await work(item);
};
const totals = fc.array(fc.nat(5), { minLength: 1, maxLength: 6 });

it('reads again those with another number, and everybody where an open status has another', () =>
  alwaysLater(fc.tuple(totals, totals, totals, fc.boolean()), async ([held, now, statuses, isSame]) => {
    const people = held.map((total, at) => ({ userId: at + 1, total }));
    let calls = 0;
    const changed = await changedPeople({
      people,
      open: statuses.map((_, at) => at + 1),
      before: (id) => statuses[id - 1],
      count: (of) => {
        calls += 1;
        if ('statusId' in of)
          return Promise.resolve({ data: (statuses[of.statusId - 1] ?? 0) + (isSame ? 0 : 1) });
        return Promise.resolve({ data: now[of.responsibleId - 1] ?? 0 });
      },
      each,
    });
    const all = people.map(({ userId }) => userId);
    expect(changed).toEqual(isSame ? all.filter((id) => held[id - 1] !== (now[id - 1] ?? 0)) : all);
    expect(calls).toBe(isSame ? statuses.length + people.length : statuses.length);
  }));

it('reads everybody where nobody counted before', async () =>
  expect(
    await changedPeople({
      ...{ people: [{ userId: 4, total: 1 }], open: [1], each },
      before: () => undefined,
      count: () => Promise.resolve({ data: 1 }),
    }),
  ).toEqual([4]));
