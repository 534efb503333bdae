import { expect, it } from 'vitest';
import { createFailure } from '@/api/failure';
import type { HeldPage, HeldRow } from './heldRow';
import { readHeld } from './readHeld';

const rowOf = (id: number, statusId = 1): HeldRow => ({
  ...{ id, reference: '', electorName: '', electorTelephone: '', statusId, statusName: '' },
  ...{ categoryName: '', departmentName: '' },
  ...{ requestDate: null, completionDate: null, updatedAt: null },
});

/** A person with `total` services, every `openEvery`-th of them open, newest first. */
const office = (total: number, openEvery = 1) => {
  const all = Array.from({ length: total }, (_, at) => rowOf(total - at, (total - at) % openEvery ? 9 : 1));
  const asked: HeldPage[] = [];
  const readPage = (page: HeldPage) => {
    asked.push(page);
    const found = all.filter(({ statusId }) => !page.statusId || statusId === page.statusId);
    const rows = found.slice((page.page - 1) * page.limit, page.page * page.limit);
    return Promise.resolve({ data: { rows, total: found.length } });
  };
  return { asked, readPage };
};

it('reads in one call all that fits in one', async () => {
  const { asked, readPage } = office(700);
  const { data } = await readHeld({ responsibleId: 5, open: [1, 2] }, readPage);
  expect([data?.rows.length, data?.open, asked.length]).toEqual([700, null, 1]);
});

it.each([
  [0, 1],
  [1000, 1],
  [1001, 2],
  [3000, 3],
])('reads of %d with two open statuses in %d calls', async (total, calls) => {
  const { asked, readPage } = office(total);
  const { data, error } = await readHeld({ responsibleId: 5, open: [1, 2] }, readPage);
  expect([data?.rows.length, data?.total, error, asked.length]).toEqual([total, total, undefined, calls]);
  expect(data).not.toHaveProperty('unread');
});

it('fails where the first page or one after it does, and says of all what could not be read', async () => {
  const error = createFailure('server');
  for (const failing of [1, 2]) {
    const { readPage } = office(1500);
    const answer = await readHeld({ responsibleId: 5, open: [] }, (page) =>
      page.page === failing ? Promise.resolve({ error }) : readPage(page),
    );
    expect(answer).toEqual({ error });
  }
  const unread = { rows: 1, fields: 0, problems: [] };
  const { readPage } = office(9000, 6);
  const { data } = await readHeld({ responsibleId: 5, open: [1, 2] }, async (page) => {
    const answer = await readPage(page);
    return { data: { ...answer.data, ...(page.statusId !== 2 && { unread }) } };
  });
  expect(data?.unread).toMatchObject({ rows: 2 });
});

it('reads on where that takes no more calls than the open statuses', async () => {
  const { asked, readPage } = office(2500);
  const { data } = await readHeld({ responsibleId: 5, open: [1, 2] }, readPage);
  expect([data?.rows.length, data?.open, asked.length]).toEqual([2500, null, 3]);
});

it('reads the newest and the open ones of more, and says how many of those it did not read', async () => {
  const { asked, readPage } = office(9000, 6);
  const { data } = await readHeld({ responsibleId: 5, open: [1, 2] }, readPage);
  expect(data?.open).toEqual({ total: 1500, left: 500 });
  expect(asked.length).toBe(3);
  expect(data?.rows.filter(({ statusId }) => statusId === 1).length).toBe(1000);
  expect(new Set(data?.rows.map(({ id }) => id)).size).toBe(data?.rows.length);
});

it('fails as a whole, to be tried again as a whole', async () => {
  const { readPage } = office(9000);
  const error = createFailure('server');
  const answer = await readHeld({ responsibleId: 5, open: [1] }, (page) =>
    page.statusId ? Promise.resolve({ error }) : readPage(page),
  );
  expect(answer).toEqual({ error });
});
