import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { demoApi, installDemoApi } from '@mocks/testServer';
import type { Read } from '@/api/endpoints';
import type { ApiFailure } from '@/api/failure';
import { listOf, phpId } from '@/api/reply';
import { readPages } from '@/workflows/agenda/read/readPages';
import { requestsOf } from '@/workflows/voterRecord/duplicates/merge/heldRequests';
import { readRecipients, unbegun } from '@/workflows/letters/readRecipients';
import { votersModule } from '@/features/voters/votersModule';
import { askForFile } from '@/records/export/askForFile';
import { readBodies } from '@/records/bulkRead/readBodies';
import { readRows } from '@/records/bulkRead/readPages';
import { createCsvBuilder } from '@/records/export/csvBuilder';
import { holdAnswer } from '@tests/answers';

/*
 * Every reading of all pages outside the store, under the same conditions: slow, failing once, changed meanwhile,
 * stopped.
 */

installDemoApi();

const row = v.object({ id: phpId });
const idRows = listOf(row);
const address = `${demoApi.baseUrl}/eleitor.php`;
const callOf = (query: object) => ({ script: 'eleitor.php', action: 'search', query, reply: idRows });

interface Found {
  ids: number[];
  failure: ApiFailure | undefined;
}
type Reader = (total: number, signal: AbortSignal) => Promise<Found>;

const idsOf = (rows: readonly { id: number }[] = []) => rows.map(({ id }) => id);

const readers: readonly [name: string, total: number, read: Reader][] = [
  [
    'what is selected, beyond the page',
    2500,
    async (_, signal) => {
      const fetchPage = (page: number) => askForFile(callOf({ page, limit: 1000 }), signal);
      const { rows, error } = await readRows(fetchPage, { signal });
      return { ids: error ? [] : idsOf(rows), failure: error };
    },
  ],
  [
    'who gets a letter',
    2500,
    async (total, signal) => {
      const of = { filters: votersModule.emptyFilters, total, ids: null };
      let read = unbegun(of);
      const failure = await readRecipients(of, read, {
        ask: (() => undefined) as never,
        signal,
        onRead: (now) => (read = now),
      });
      return { ids: failure ? [] : idsOf(read.recipients), failure };
    },
  ],
  [
    'the rows of a file, a report, an import',
    6500,
    async (total, signal) => {
      const builder = createCsvBuilder({ row, columns: [{ header: 'Ref.', value: ({ id }) => id }] });
      const { failure } = await readBodies({
        ...{ total, signal },
        fetchPage: (page) => askForFile({ ...callOf(page), reply: 'unread' }, signal),
        add: builder.add,
      });
      const lines = (await (await builder.finish()).text()).split('\r\n').slice(1);
      return { ids: failure ? [] : lines.map((line) => Number(line.replaceAll('"', ''))), failure };
    },
  ],
  [
    'the requests of a voter that is merged',
    250,
    async (_, signal) => {
      const search = (id: number, page: number) =>
        askForFile({ ...callOf({ id, page, limit: 100 }), reply: listOf(heldRow) }, signal);
      const { data, error } = await requestsOf(search, 7);
      return { ids: idsOf(data?.requests), failure: error };
    },
  ],
  [
    'a month of the agenda',
    900,
    async (_, signal) => {
      const read = ((call: ReturnType<typeof callOf>) => askForFile(call, signal)) as unknown as Read;
      const { data, error } = await readPages<{ id: number }>(read, callOf);
      return { ids: idsOf(data?.rows), failure: error };
    },
  ],
];
const heldRow = v.pipe(
  row,
  v.transform(({ id }) => ({ id, reference: '', electorId: 7 })),
);

const everyId = (total: number) => Array.from({ length: total }, (_, index) => index + 1);

/** Answers one page differently, once. */
let once: { page: number; answer: () => Response | undefined | Promise<Response | undefined> } | null = null;
let count = 0;
const asked: number[] = [];

beforeEach(() => {
  once = null;
  asked.length = 0;
  demoApi.server.use(
    http.get(address, async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      asked.push(page);
      const other = once?.page === page ? once.answer : undefined;
      if (other) once = null;
      const answered = await other?.();
      const rows = everyId(count).slice((page - 1) * limit, page * limit);
      return answered ?? HttpResponse.json({ data: rows.map((id) => ({ id })), total: count });
    }),
  );
});

describe.each(readers)('%s', (_, total, read) => {
  beforeEach(() => {
    count = total;
  });
  const { signal: never } = new AbortController();

  it('is read to its last page, each row once', async () => {
    const { ids, failure } = await read(total, never);
    expect(failure).toBeUndefined();
    expect(ids.toSorted((one, other) => one - other)).toEqual(everyId(total));
  });

  it.each([1, 2])('waits for page %i', async (page) => {
    const held = holdAnswer();
    once = { page, answer: () => held.answer };
    const reading = read(total, never);
    let isOver = false;
    void reading.then(() => (isOver = true));
    await expect.poll(() => asked.includes(page)).toBe(true);
    expect(isOver).toBe(false);
    held.give();
    expect((await reading).ids).toHaveLength(total);
  });

  it.each([1, 2])(
    'never passes for whole where page %i was refused, and is whole the next time',
    async (page) => {
      once = { page, answer: () => HttpResponse.json({}, { status: 404 }) };
      const { ids, failure } = await read(total, never);
      expect(ids).toEqual([]);
      expect(failure?.kind).toBe('notFound');
      expect((await read(total, never)).ids).toHaveLength(total);
    },
  );

  it('is a failure once stopped, and asks for nothing more', async () => {
    const held = holdAnswer();
    once = { page: 2, answer: () => held.answer };
    const stop = new AbortController();
    const reading = read(total, stop.signal);
    await expect.poll(() => asked.includes(2)).toBe(true);
    const before = asked.length;
    stop.abort();
    held.give();
    expect((await reading).failure?.kind).toBe('cancelled');
    expect(asked.length).toBe(before);
  });
});
