import { expect, it } from 'vitest';
import { createFailure } from '@/api/failure';
import { maxRows, readPages, rowsPerPage } from './readPages';

type Asked = { page: number; limit: number };

/** An API with this many rows, which may fail from a page on. */
const readOf = (total: number, failsFrom = Infinity) => {
  const asked: Asked[] = [];
  const read = ({ query }: { query: Asked }) => {
    asked.push(query);
    if (query.page >= failsFrom) return Promise.resolve({ error: createFailure('server') });
    const first = (query.page - 1) * query.limit;
    const rows = Array.from({ length: Math.max(0, Math.min(query.limit, total - first)) }, (_, index) => ({
      id: first + index + 1,
    }));
    return Promise.resolve({ data: { rows, total } });
  };
  const answer = readPages<{ id: number }>(read as never, (query) => ({ script: 'x.php', query }) as never);
  return { answer, asked };
};

it.each([
  [0, 1, 0],
  [rowsPerPage, 1, rowsPerPage],
  [rowsPerPage + 1, 2, rowsPerPage + 1],
  [1000, 4, 1000],
  [1400, 4, maxRows],
])('of %i rows asks for %i pages and has %i', async (total, pages, rows) => {
  const { answer, asked } = readOf(total);
  const { data } = await answer;
  expect(asked).toHaveLength(pages);
  expect(data?.rows).toHaveLength(rows);
  expect(data?.total).toBe(total);
});

it('is a failure where one page fails, rather than half a month', async () => {
  expect((await readOf(600, 3).answer).error?.kind).toBe('server');
});
