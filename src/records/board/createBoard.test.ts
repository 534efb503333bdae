import { describe, expect, it, vi } from 'vitest';
import { createFailure, type ApiResult } from '@/api/failure';
import type { List } from '@/api/reply';
import { createBoard } from './createBoard';
import type { MoveNews, StatusKey } from './status';

interface Row {
  id: number;
  status: StatusKey;
}

type Answer = ApiResult<List<Row>>;

const list = (status: StatusKey, ids: number[], total = ids.length): Answer => ({
  data: { rows: ids.map((id) => ({ id, status })), total },
});

const flush = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A board whose searches and writes are answered by the test. */
function boardOf() {
  const searches: { key: StatusKey; page: number; limit: number; give: (answer: Answer) => void }[] = [];
  const writes: { id: number; to: StatusKey; give: (answer: { error?: unknown }) => void }[] = [];
  const news: MoveNews<Row>[] = [];
  const read = vi.fn((id: number): Promise<ApiResult<Row>> => Promise.resolve({ data: { id, status: 'a' } }));
  const board = createBoard<Row>();
  board.use({
    read,
    write: (row, to) => new Promise((give) => writes.push({ id: row.id, to, give })),
    statusOf: ({ status }) => status,
    inStatus: (row, status) => ({ ...row, status }),
    tell: (one) => void news.push(one),
  });
  board.begin((key, page) => new Promise((give) => searches.push({ key, ...page, give })));
  const answer = async (key: StatusKey, given: Answer) => {
    const at = searches.findIndex((one) => one.key === key);
    const [search] = searches.splice(at, 1);
    if (at < 0 || !search) throw new Error(`Nobody searches ${key}.`);
    search.give(given);
    await flush();
    return { page: search.page, limit: search.limit };
  };
  const reply = async (error?: unknown) => {
    writes.shift()?.give({ error });
    await flush();
  };
  const shown = () =>
    Object.fromEntries(
      [...board.view().columns].map(([key, { rows, total }]) => [key, [total, ...rows.map(({ id }) => id)]]),
    );
  const row = (id: number, status: StatusKey = 'a') => ({ id, status });
  return { board, searches, writes, news, read, answer, reply, shown, row };
}

/** Three records in 'a' and one in 'b'. */
async function filled() {
  const made = boardOf();
  made.board.want('a');
  made.board.want('b');
  await made.answer('a', list('a', [1, 2, 3]));
  await made.answer('b', list('b', [9]));
  return made;
}

const refusal = createFailure('validation', { message: 'Não pode.' });
const timeout = createFailure('timeout', { isWrite: true });

describe('the columns of a board', () => {
  it('are searched each by itself, four at a time, and each once', async () => {
    const { board, searches, answer } = boardOf();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'a']) board.want(key);
    expect(searches.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
    expect(await answer('b', list('b', [1], 30))).toEqual({ page: 1, limit: 20 });
    expect(searches.map(({ key }) => key)).toEqual(['a', 'c', 'd', 'e']);
    board.want('b');
    expect(searches).toHaveLength(4);
  });

  it('fail alone, and are asked again alone', async () => {
    const { board, answer, shown } = boardOf();
    board.want('a');
    board.want('b');
    await answer('a', { error: createFailure('server') });
    await answer('b', list('b', [9]));
    expect(board.view().columns.get('a')?.failure?.kind).toBe('server');
    board.want('a');
    board.retry('a');
    expect(board.view().columns.get('a')).toMatchObject({ failure: undefined, isFetching: true });
    await answer('a', list('a', [1]));
    expect(shown()).toEqual({ a: [1, 1], b: [1, 9] });
  });

  it('skip none of the next page when records left the first, and show none twice', async () => {
    const { board, answer, reply, shown, row } = boardOf();
    const first = Array.from({ length: 20 }, (_, index) => index + 1);
    board.want('a');
    await answer('a', list('a', first, 22));
    board.move(row(1), 'b');
    await reply();
    expect(shown().a?.[0]).toBe(21);
    board.more('a');
    // What was the 21st is now the 20th, on the first page.
    expect(await answer('a', list('a', [...first.slice(1), 21], 21))).toEqual({ page: 1, limit: 20 });
    board.more('a');
    expect(await answer('a', list('a', [22], 21))).toEqual({ page: 2, limit: 20 });
    expect(shown().a).toEqual([21, ...first.slice(1), 21, 22]);
  });

  it('forget an answer of other filters', async () => {
    const { board, searches, shown } = boardOf();
    board.want('a');
    const [old] = searches;
    board.begin((key, page) => new Promise((give) => searches.push({ key, ...page, give })));
    board.want('a');
    old?.give(list('a', [1]));
    await flush();
    expect(shown()).toEqual({ a: [undefined] });
  });
});

describe('what a board shows', () => {
  it('is the same until something changes, and so is each column in which nothing did, though a record is on its way', async () => {
    const { board, answer, shown, read } = boardOf();
    const rows = [1, 2, 5].map((id) => ({ id, status: 'a' }));
    const give = (more: Partial<List<Row>>) => answer('a', { data: { rows, total: 3, ...more } });
    const column = (key: StatusKey) => board.view().columns.get(key);
    board.want('a');
    await give({});
    expect(board.view()).toBe(board.view());
    const unread = { problems: [{ path: 'rows.2', expected: 'text' }], lost: 1 } as never;
    const changes: [what: string, change: () => unknown][] = [
      ['it is read', () => board.readColumnOf(1)],
      ['it failed', () => answer('a', { error: createFailure('server') })],
      ['it is asked again', () => board.retry('a')],
      ['more are counted', () => give({ total: 4 })],
      ['again', () => board.readColumnOf(1)],
      ['part of it could not be read', () => give({ total: 4, unread })],
      ['and again', () => board.readColumnOf(1)],
      ['other records stand in it', () => give({ rows: rows.toReversed(), total: 4, unread })],
      ['a record was changed elsewhere', () => board.readRecord(1)],
    ];
    board.want('b');
    await answer('b', list('b', [9]));
    board.move({ id: 5, status: 'a' }, 'b');
    for (const [what, change] of changes) {
      const [before, other] = [column('a'), column('b')];
      await change();
      expect([what, column('a') === before, column('b') === other]).toEqual([what, false, true]);
    }
    expect(shown()).toEqual({ a: [3, 2, 1], b: [2, 5, 9] });
    expect(read.mock.calls).toEqual([[1]]);
  });

  it('is not changed by a record that cannot be read, nor by one that it does not show', async () => {
    const { board, read, shown, searches, row } = await filled();
    read.mockResolvedValueOnce({ error: createFailure('notFound') });
    await board.readRecord(2);
    board.readColumnOf(77);
    board.move(row(77), 'b');
    expect(shown()).toEqual({ a: [3, 1, 2, 3], b: [1, 9] });
    expect(searches).toEqual([]);
    board.readColumnOf(9);
    expect(searches.map(({ key }) => key)).toEqual(['b']);
  });

  it('cannot move anything before it knows how', () => {
    expect(() => createBoard<Row>().place({ id: 1, status: 'a' })).toThrow('given no actions');
  });
});

describe('a move', () => {
  it.each(['c', 'z'])('to a column that was not read leaves the other at once: %s', async (to) => {
    const { board, shown, row, reply } = await filled();
    board.want('c');
    board.move(row(2), to);
    expect(shown()).toEqual({ a: [2, 1, 3], b: [1, 9], c: [undefined] });
    await reply();
    expect(shown()).toMatchObject({ a: [2, 1, 3], b: [1, 9] });
  });

  it('shows at once, with both totals', async () => {
    const { board, shown, row, writes, reply, news } = await filled();
    board.move(row(2), 'b');
    expect(shown()).toEqual({ a: [2, 1, 3], b: [2, 2, 9] });
    expect(board.view().states.get(2)).toBe('moving');
    expect(writes).toHaveLength(1);
    await reply();
    expect(shown()).toEqual({ a: [2, 1, 3], b: [2, 2, 9] });
    expect(board.view().states.size).toBe(0);
    expect(news).toEqual([{ kind: 'moved', row: { id: 2, status: 'b' }, from: 'a', to: 'b' }]);
  });

  it('that is refused goes back, with the reason', async () => {
    const { board, shown, row, reply, news } = await filled();
    board.move(row(2), 'b');
    await reply(refusal);
    expect(shown()).toEqual({ a: [3, 1, 2, 3], b: [1, 9] });
    expect(news).toMatchObject([{ kind: 'refused', from: 'a', to: 'b', wentOn: false, failure: refusal }]);
  });

  it.each([
    ['a', { a: [3, 1, 2, 3], b: [1, 9] }],
    ['b', { a: [2, 1, 3], b: [2, 2, 9] }],
  ])('whose answer is lost stands where the record is read again: %s', async (at, stands) => {
    const { board, shown, row, reply, read, news } = await filled();
    read.mockResolvedValueOnce({ data: { id: 2, status: at } });
    board.move(row(2), 'b');
    await reply(timeout);
    expect(shown()).toEqual(stands);
    expect(news).toMatchObject([{ kind: 'read', at, to: 'b' }]);
  });

  it('of which nothing is known goes back, and is read when asked', async () => {
    const { board, shown, row, reply, read, news, writes } = await filled();
    read.mockResolvedValueOnce({ error: createFailure('offline') });
    board.move(row(2), 'b');
    await reply(timeout);
    expect(shown()).toEqual({ a: [3, 1, 2, 3], b: [1, 9] });
    expect(board.view().states.get(2)).toBe('doubtful');
    board.move(row(2), 'b');
    expect(writes).toEqual([]);
    read.mockResolvedValueOnce({ data: { id: 2, status: 'b' } });
    board.checkAgain(2, timeout);
    await flush();
    expect(shown()).toEqual({ a: [2, 1, 3], b: [2, 2, 9] });
    expect(news.map(({ kind }) => kind)).toEqual(['unread', 'read']);
  });

  it('waits for the one before it of the same card', async () => {
    const { board, shown, row, writes, reply } = await filled();
    board.want('c');
    board.move(row(2), 'b');
    board.move(row(2), 'a');
    board.move(row(2), 'b');
    board.move(row(1), 'b');
    expect(writes.map(({ id, to }) => [id, to])).toEqual([
      [2, 'b'],
      [1, 'b'],
    ]);
    writes.push(...writes.splice(0, 1));
    await reply();
    await reply();
    expect(writes.map(({ id, to }) => [id, to])).toEqual([[2, 'a']]);
    await reply();
    expect(writes.map(({ id, to }) => [id, to])).toEqual([[2, 'b']]);
    await reply();
    expect(shown()).toMatchObject({ a: [1, 3], b: [3, 2, 1, 9] });
  });

  it('ends with the one before it that failed', async () => {
    const { board, shown, row, writes, reply, news } = await filled();
    board.move(row(2), 'b');
    board.move(row(2), 'c');
    await reply(refusal);
    expect(writes).toEqual([]);
    expect(shown()).toEqual({ a: [3, 1, 2, 3], b: [1, 9] });
    expect(news).toMatchObject([{ kind: 'refused', wentOn: true }]);
  });

  it('is not undone by an answer asked for before it, whose column is then read again', async () => {
    const { board, shown, row, reply, answer } = await filled();
    board.readAll();
    board.move(row(2), 'b');
    await reply();
    await answer('a', list('a', [1, 2, 3]));
    await answer('b', list('b', [9]));
    expect(shown()).toEqual({ a: [2, 1, 3], b: [2, 2, 9] });
    // Meanwhile someone else has moved 3 out of it.
    await answer('a', list('a', [1]));
    await answer('b', list('b', [9, 2]));
    expect(shown()).toEqual({ a: [1, 1], b: [2, 9, 2] });
  });

  it('goes on after the screen was left', async () => {
    const { board, row, reply, news } = await filled();
    board.move(row(2), 'b');
    board.stop();
    await reply(refusal);
    expect(news).toMatchObject([{ kind: 'refused' }]);
  });
});
