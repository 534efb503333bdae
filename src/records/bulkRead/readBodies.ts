import * as v from 'valibot';
import { UnreadableReply } from '@/api/body';
import type { ApiRequest, EarlyCall } from '@/api/call';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import { rowsPerCall } from '@/api/pages';
import { listOf, phpId } from '@/api/reply';
import type { PageRead } from '../export/csvBuilder';
import { comesInPages, type PageOfRows } from '../export/pages';
import { longAtOnce, readPages } from './readPages';

/* Reads all rows as raw response bodies, to be parsed in a worker: for a file, a report, a comparison. */

export type AskOnce = <T>(call: ApiRequest<T>) => Promise<ApiResult<T>>;
export type CallOfRows = (rows: PageOfRows) => EarlyCall;

const idRows = listOf(v.object({ id: phpId }));

/** How many rows a search finds. */
export async function countRows(ask: AskOnce, callOf: CallOfRows): Promise<ApiResult<number>> {
  const { data, error } = await ask({ ...callOf({ page: 1, limit: 1 }), reply: idRows });
  return error ? { error } : { data: data.total };
}

/** The pages of a search as bodies. */
export const bodiesOf = (ask: AskOnce, callOf: CallOfRows) => (rows: PageOfRows) =>
  ask<Blob>({ ...callOf(rows), reply: 'unread' });

interface BodiesReading<Page extends PageRead> {
  /** As counted before; requests of this size return all columns. */
  total: number;
  fetchPage: (rows: PageOfRows) => Promise<ApiResult<Blob>>;
  add: (body: Blob) => Promise<Page>;
  signal?: AbortSignal;
  /** Concurrent page requests; 1 where several searches are read at a time. */
  atOnce?: number;
  /** After each page: its contents, the rows received so far, and their total. */
  onPage?: (page: Page, came: number, total: number) => void;
}

export interface BodiesRead {
  /** 'incomplete': the API returned fewer rows than it counts. */
  failure?: ApiFailure | undefined;
  unread?: Unread | undefined;
}

/** Fetches and adds all rows. */
export async function readBodies<Page extends PageRead>({
  total,
  fetchPage,
  add,
  signal,
  atOnce = longAtOnce,
  onPage,
}: BodiesReading<Page>): Promise<BodiesRead> {
  const isOne = !comesInPages(total);
  const limit = isOne ? total : rowsPerCall;
  let came = 0;
  let expected = total;
  let unread: Unread | undefined;
  const failure = await readPages<Blob>({
    ...{ limit, signal, atOnce, counted: total, last: isOne ? 1 : Infinity },
    fetchPage: (page) => {
      const fetch = () => fetchPage({ page, limit });
      return isOne ? fetch() : fetchTwice(fetch);
    },
    take: async (body, _, call) => {
      const page = await add(body).catch((thrown: unknown) => ({ failure: failureOfAdding(thrown) }));
      if ('failure' in page) return { rows: 0, total, failure: page.failure };
      came += page.rows;
      expected = page.total;
      unread = addUnread(unread, page.unread && { ...page.unread, call });
      onPage?.(page, came, expected);
      return page;
    },
  });
  // An empty list is a failure, as rows were counted just before (`null` reads as an empty list); so is a
  // list with rows missing, which would seem complete.
  const isFewer = isOne ? came === 0 : came < expected;
  return { failure: failure ?? (isFewer ? fewer : undefined), unread };
}

const fewer = createFailure('incomplete', { message: 'A lista veio incompleta. Tente de novo.' });

const failureOfAdding = (thrown: unknown) =>
  thrown instanceof UnreadableReply ? createFailure('unreadable', { problems: thrown.problems }) : fewer;

const passing = new Set(['offline', 'timeout', 'server']);

/** Retries once after a transient failure, so that earlier pages are not lost. */
async function fetchTwice(fetchOnce: () => Promise<ApiResult<Blob>>): Promise<ApiResult<Blob>> {
  const first = await fetchOnce();
  return first.error && passing.has(first.error.kind) ? fetchOnce() : first;
}
