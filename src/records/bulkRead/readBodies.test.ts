import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { phpId, text } from '@/api/reply';
import { createFailure, type ApiResult, type FailureKind } from '@/api/failure';
import type { ApiRequest } from '@/api/call';
import { createCsvBuilder } from '../export/csvBuilder';
import { comesInPages, type PageOfRows } from '../export/pages';
import { bodiesOf, countRows, readBodies } from './readBodies';

const source = {
  row: v.object({ id: phpId, name: text }),
  columns: [
    { header: 'Ref.', value: (row: { id: number }) => row.id },
    { header: 'Nome', value: (row: { name: string }) => row.name },
  ],
};

const body = (reply: unknown) => new Blob([typeof reply === 'string' ? reply : JSON.stringify(reply)]);

/** An API with `total()` rows, evaluated for each page. */
function api(total: () => number) {
  return vi.fn(({ page, limit }: PageOfRows): Promise<ApiResult<Blob>> => {
    const from = (page - 1) * limit;
    const length = Math.max(0, Math.min(limit, total() - from));
    const data = Array.from({ length }, (_, index) => ({
      id: from + index + 1,
      name: `Nome ${from + index}`,
    }));
    return Promise.resolve({ data: body({ data, total: total() }) });
  });
}

async function collect(total: number, fetchPage: (page: PageOfRows) => Promise<ApiResult<Blob>>) {
  const builder = createCsvBuilder(source);
  const progress: number[] = [];
  const { failure } = await readBodies({
    ...{ total, fetchPage, add: builder.add },
    onPage: (_, came, now) => progress.push(came / now),
  });
  const lines = (await (await builder.finish()).text()).replace(/^\uFEFF/, '').split('\r\n');
  return { failure, lines, progress };
}

const failed = (kind: FailureKind) => Promise.resolve({ error: createFailure(kind) });

describe('the rows of an export', () => {
  it('come in one call with limit = total up to 5,000', async () => {
    const fetchPage = api(() => 5000);
    const { lines, progress } = await collect(5000, fetchPage);
    expect(comesInPages(5000)).toBe(false);
    expect(fetchPage.mock.calls).toEqual([[{ page: 1, limit: 5000 }]]);
    expect(lines).toHaveLength(5001);
    expect(lines[0]).toBe('"Ref.";"Nome"');
    expect(lines.at(-1)).toBe('"5000";"Nome 4999"');
    expect(progress).toEqual([1]);
  });

  it('come in pages of 1,000 above, each row once and in order', async () => {
    const fetchPage = api(() => 5250);
    const { lines, progress } = await collect(5250, fetchPage);
    expect(comesInPages(5001)).toBe(true);
    expect(fetchPage.mock.calls.map(([rows]) => rows)).toEqual(
      [1, 2, 3, 4, 5, 6].map((page) => ({ page, limit: 1000 })),
    );
    expect(lines.slice(1).map((line) => Number(/^"(\d+)"/.exec(line)?.[1]))).toEqual(
      Array.from({ length: 5250 }, (_, index) => index + 1),
    );
    expect(progress).toEqual([...[1, 2, 3, 4, 5].map((pages) => (pages * 1000) / 5250), 1]);
  });

  it('come two pages at a time, or as many as may be', async () => {
    for (const [atOnce, most] of [
      [undefined, 2],
      [1, 1],
    ] as const) {
      const pages = api(() => 6000);
      let underWay = 0;
      let maxUnderWay = 0;
      const fetchPage = async (page: PageOfRows) => {
        maxUnderWay = Math.max(maxUnderWay, ++underWay);
        await Promise.resolve();
        const answer = await pages(page);
        underWay -= 1;
        return answer;
      };
      const add = createCsvBuilder(source).add;
      await readBodies({ total: 6000, fetchPage, add, ...(atOnce && { atOnce }) });
      expect(maxUnderWay).toBe(most);
    }
  });

  it('that come to be meanwhile are asked for too', async () => {
    let total = 6000;
    const pages = api(() => total);
    const { lines } = await collect(6000, (page) => {
      if (page.page === 6) total = 6500;
      return pages(page);
    });
    expect(lines).toHaveLength(6501);
  });

  it('are asked for once more after a failure that may pass, and not after another', async () => {
    const pages = api(() => 6000);
    let isDown = true;
    const flaky = vi.fn((page: PageOfRows) => {
      if (page.page !== 3 || !isDown) return pages(page);
      isDown = false;
      return failed('timeout');
    });
    expect((await collect(6000, flaky)).lines).toHaveLength(6001);
    expect(flaky).toHaveBeenCalledTimes(7);

    const refused = vi.fn((page: PageOfRows) => (page.page === 3 ? failed('forbidden') : pages(page)));
    expect((await collect(6000, refused)).failure?.kind).toBe('forbidden');
    // The next one was already pending.
    expect(refused.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 3, 4]);
  });

  it('are a failure when some are missing', async () => {
    const capped = api(() => 6000);
    const fetchPage = async (page: PageOfRows) => {
      const { data } = await capped({ ...page, limit: 500 });
      return { data: data as Blob };
    };
    expect((await collect(6000, fetchPage)).failure?.kind).toBe('incomplete');
  });

  it.each([
    ['<!doctype html>', 'unreadable'],
    ['', 'unreadable'],
    ['Notice: x\n{"data":[],"total":0}', 'unreadable'],
    ['{"data":[{"id":"a"}],"total":1}', 'unreadable'],
    ['null', 'incomplete'],
  ])('are a failure when the answer is %j', async (answer, kind) => {
    const { failure } = await collect(10, () => Promise.resolve({ data: body(answer) }));
    expect(failure?.kind).toBe(kind);
  });

  it('are a failure where what takes them in breaks', async () => {
    const onPage = vi.fn();
    const { failure } = await readBodies({
      total: 1,
      fetchPage: api(() => 1),
      add: () => Promise.reject(new Error('The worker was closed')),
      onPage,
    });
    expect(failure?.kind).toBe('incomplete');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('tell what of them could not be read, and in which call', async () => {
    const { add } = createCsvBuilder(source);
    const data = [{ id: 1, name: 'Ana' }, { name: 'Bia' }];
    const fetchPage = () => Promise.resolve({ data: body({ data, total: 2 }) });
    expect(await readBodies({ total: 2, fetchPage, add })).toMatchObject({ unread: { rows: 1 } });
    const none = await readBodies({
      ...{ total: 1, add },
      fetchPage: () => Promise.resolve({ data: body({ data: [{ id: 'a' }], total: 1 }) }),
    });
    expect(none.failure?.problems?.length).toBeGreaterThan(0);
  });
});

describe('a search', () => {
  const callOf = (rows: PageOfRows) => ({ script: 'eleitor.php', query: { ...rows } });

  it('is counted by its first row, and read as it came', async () => {
    const ask = vi.fn(({ reply }: ApiRequest) =>
      Promise.resolve({
        data: typeof reply === 'function' ? reply({ data: [{ id: 4 }], total: 40 }) : body('as it came'),
      }),
    ) as never;
    expect(await countRows(ask, callOf)).toEqual({ data: 40 });
    const { data } = await bodiesOf(ask, callOf)({ page: 3, limit: 1000 });
    expect(await data?.text()).toBe('as it came');
    expect(vi.mocked<(call: ApiRequest) => unknown>(ask).mock.calls).toMatchObject([
      [{ script: 'eleitor.php', query: { page: 1, limit: 1 } }],
      [{ script: 'eleitor.php', query: { page: 3, limit: 1000 }, reply: 'unread' }],
    ]);
  });

  it('that fails is not counted', async () => {
    const { error } = await countRows(() => failed('offline'), callOf);
    expect(error?.kind).toBe('offline');
  });

  it('is whole where all came, though nobody was told of it', async () => {
    const { add } = createCsvBuilder(source);
    for (const total of [3, 5001])
      expect(await readBodies({ total, fetchPage: api(() => total), add })).toEqual({
        failure: undefined,
        unread: undefined,
      });
  });
});
