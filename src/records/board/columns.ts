import { addUnread } from '@/api/findings';
import type { List } from '@/api/reply';
import { createColumnStore, type Column, type ColumnState, type SearchKind } from './columnStore';
import { createSearchQueue, type Job } from './searchQueue';
import type { SearchStatus, StatusKey } from './status';
import { createVersionClock } from './versionClock';

/** Cards per page of a column. */
export const cardsAtOnce = 20;

/** The page to request: for 'reload', as many rows as are loaded; for 'more', the page after them. */
function pageOf(kind: SearchKind, { rows, skipped }: ColumnState<unknown>) {
  const pages = rows.length / cardsAtOnce;
  return kind === 'reload'
    ? { page: 1, limit: Math.max(1, Math.ceil(pages)) * cardsAtOnce }
    : { page: Math.floor(pages) + 1 + skipped, limit: cardsAtOnce };
}

/**
 * The columns as the API reported them, by one search each, at most four at a time. A response requested
 * before a record was moved never moves it back.
 */
export function createColumns<Row extends { id: number }>(
  statusOf: (row: Row) => StatusKey,
  onChange: () => void,
) {
  const columns = createColumnStore<Row>(onChange);
  const queue = createSearchQueue(run);
  const { at, change, holderOf } = columns;
  const clock = createVersionClock<Row>();
  let search: SearchStatus<Row> | null = null;

  function enqueue(job: Job, isFirst = false) {
    if (!queue.add(job, isFirst)) return;
    change(job.key, { isFetching: true, failure: undefined });
    if (search) queue.goOn();
  }

  async function run(job: Job, signal: AbortSignal) {
    if (!search) return;
    const { key, kind } = job;
    const begun = clock.next();
    const { data, error } = await search(key, pageOf(kind, at(key)), signal);
    if (signal.aborted) return;
    queue.end(job);
    const isFetching = queue.isWaiting(key);
    if (error) change(key, { isFetching, failure: error, failed: kind });
    else heard(job, data, begun, isFetching);
    queue.goOn();
  }

  function heard(
    { key, kind }: Job,
    { rows: given, total, unread }: List<Row>,
    begun: number,
    more: boolean,
  ) {
    const stands = clock.standing(given, begun, key, holderOf);
    const arrived = clock.arrivedSince(begun, key).filter((row) => !stands.some(({ id }) => id === row.id));
    const before = at(key);
    const held = kind === 'more' ? before.rows : [];
    const isHeld = new Set(held.map(({ id }) => id));
    const newer = new Map(stands.map((row) => [row.id, row]));
    const fresh = stands.filter(({ id }) => !isHeld.has(id));
    for (const { id } of stands) {
      const other = holderOf(id);
      if (other !== undefined && other !== key) columns.take(other, id);
      clock.heardOf(id, begun);
    }
    const kept = [...held.map((row) => newer.get(row.id) ?? row), ...fresh];
    change(key, {
      rows: [...arrived.filter(({ id }) => !isHeld.has(id)), ...kept],
      total: Math.max(0, total - (given.length - stands.length) + arrived.length),
      unread: kind === 'more' ? addUnread(before.unread, unread) : unread,
      failure: undefined,
      isFetching: more,
      skipped: kind === 'more' && fresh.length === 0 ? before.skipped + 1 : 0,
    });
    // The search may have run before or after the change, so its total is uncertain: reread.
    if (clock.hasChangedSince(begun, key)) enqueue({ key, kind: 'reload' });
  }

  return {
    at: (key: StatusKey): Column<Row> => at(key),
    keys: columns.keys,
    holderOf,
    /** Restarts with another search. */
    begin(next: SearchStatus<Row>) {
      queue.drop();
      search = next;
      columns.clear();
    },
    /** Aborts pending searches; a column still waiting is requested again when it is next wanted. */
    stop() {
      queue.drop();
      columns.stop();
    },
    /** A column is near the viewport: reads it, unless already read. */
    want(key: StatusKey, isFirst = false) {
      if (!columns.isKnown(key) && !at(key).failure) enqueue({ key, kind: 'reload' }, isFirst);
    },
    more(key: StatusKey) {
      if (!at(key).isFetching) enqueue({ key, kind: 'more' });
    },
    retry(key: StatusKey) {
      if (at(key).failure) enqueue({ key, kind: at(key).failed });
    },
    readAgain(key: StatusKey) {
      if (columns.has(key)) enqueue({ key, kind: 'reload' });
    },
    /** Places a record, known to be in this state, in its column and updates both totals. */
    place(row: Row) {
      const from = holderOf(row.id);
      const to = statusOf(row);
      clock.place(row, from, to);
      if (from === to) columns.replace(to, row);
      else if (from !== undefined) {
        columns.take(from, row.id);
        if (at(to).total !== undefined) columns.put(to, row);
      } else if (at(to).total !== undefined) enqueue({ key: to, kind: 'reload' });
    },
  };
}

export type Columns<Row extends { id: number }> = ReturnType<typeof createColumns<Row>>;
