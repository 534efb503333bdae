import type { ApiFailure } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import type { List } from '@/api/reply';
import type { SearchStatus, StatusKey } from './status';

const mostSearches = 4;

/** Cards of a column's first page, and of each one more. */
export const cardsAtOnce = 20;

export interface Column<Row> {
  rows: readonly Row[];
  /** Of all that the status has; undefined until known. */
  total: number | undefined;
  unread: Unread | undefined;
  failure: ApiFailure | undefined;
  isFetching: boolean;
}

type Kind = 'anew' | 'more';

interface State<Row> extends Column<Row> {
  /** What failed, to be asked again. */
  failed: Kind;
  /** Pages that brought nothing new, as others changed the records meanwhile. */
  skipped: number;
}

interface Job {
  key: StatusKey;
  kind: Kind;
}

/** A record known to stand in a column from a turn on. */
interface Placed<Row> {
  turn: number;
  from: StatusKey | undefined;
  to: StatusKey;
  row: Row;
}

const noColumn: State<never> = {
  rows: [],
  total: undefined,
  unread: undefined,
  failure: undefined,
  isFetching: false,
  failed: 'anew',
  skipped: 0,
};

const without = <Row extends { id: number }>(rows: readonly Row[], id: number) =>
  rows.filter((row) => row.id !== id);

/**
 * The columns as the API told them: a search of its own for each, at most four at a time. An answer asked for before a
 * record was placed elsewhere never moves it back.
 */
export function createColumns<Row extends { id: number }>(
  statusOf: (row: Row) => StatusKey,
  onChange: () => void,
) {
  const columns = new Map<StatusKey, State<Row>>();
  const placed = new Map<number, Placed<Row>>();
  /** The turn in which each record was last told of. */
  const toldAt = new Map<number, number>();
  const running = new Map<Job, AbortController>();
  let waiting: readonly Job[] = [];
  let search: SearchStatus<Row> | null = null;
  let turn = 0;

  const at = (key: StatusKey): State<Row> => columns.get(key) ?? noColumn;
  const change = (key: StatusKey, to: Partial<State<Row>>) => {
    columns.set(key, { ...at(key), ...to });
    onChange();
  };
  const holderOf = (id: number) =>
    [...columns].find(([, { rows }]) => rows.some((row) => row.id === id))?.[0];

  const take = (key: StatusKey, id: number) => {
    const { rows, total } = at(key);
    change(key, { rows: without(rows, id), total: total === undefined ? undefined : Math.max(0, total - 1) });
  };
  const put = (key: StatusKey, row: Row) => {
    const { rows, total = 0 } = at(key);
    change(key, { rows: [row, ...without(rows, row.id)], total: total + 1 });
  };

  function enqueue(job: Job, isFirst = false) {
    const same = waiting.find(({ key }) => key === job.key);
    if (same && (same.kind === 'anew' || job.kind === 'more')) return;
    waiting = waiting.filter((one) => one !== same);
    waiting = isFirst ? [job, ...waiting] : [...waiting, job];
    change(job.key, { isFetching: true, failure: undefined });
    goOn();
  }

  function goOn() {
    while (running.size < mostSearches) {
      // One search of a column at a time, so that its answers come in order.
      const job = waiting.find(({ key }) => ![...running.keys()].some((one) => one.key === key));
      if (!job || !search) return;
      waiting = waiting.filter((one) => one !== job);
      void run(job, search);
    }
  }

  async function run(job: Job, asked: SearchStatus<Row>) {
    const { key, kind } = job;
    const { rows, skipped } = at(key);
    const abort = new AbortController();
    turn += 1;
    const begun = turn;
    running.set(job, abort);
    const pages = Math.max(1, Math.ceil(rows.length / cardsAtOnce));
    const page =
      kind === 'anew'
        ? { page: 1, limit: pages * cardsAtOnce }
        : { page: Math.floor(rows.length / cardsAtOnce) + 1 + skipped, limit: cardsAtOnce };
    const { data, error } = await asked(key, page, abort.signal);
    if (abort.signal.aborted) return;
    running.delete(job);
    const isFetching = waiting.some((one) => one.key === key);
    if (error) change(key, { isFetching, failure: error, failed: kind });
    else heard(job, data, begun, isFetching);
    goOn();
  }

  function heard({ key, kind }: Job, { rows: told, total, unread }: List<Row>, begun: number, more: boolean) {
    const since = [...placed.values()].filter((one) => one.turn > begun);
    const stands = told.flatMap((row) => {
      const known = placed.get(row.id);
      if (known && known.turn > begun) return known.to === key ? [known.row] : [];
      const isOlder = (toldAt.get(row.id) ?? 0) > begun && holderOf(row.id) !== key;
      return isOlder ? [] : [row];
    });
    const arrived = since.flatMap(({ row, to, from }) =>
      to === key && from !== undefined && from !== key && !stands.some(({ id }) => id === row.id)
        ? [row]
        : [],
    );
    const before = at(key);
    const held = kind === 'more' ? before.rows : [];
    const isHeld = new Set(held.map(({ id }) => id));
    const newer = new Map(stands.map((row) => [row.id, row]));
    const fresh = stands.filter(({ id }) => !isHeld.has(id));
    for (const { id } of stands) {
      const other = holderOf(id);
      if (other !== undefined && other !== key) take(other, id);
      toldAt.set(id, Math.max(begun, toldAt.get(id) ?? 0));
    }
    const kept = [...held.map((row) => newer.get(row.id) ?? row), ...fresh];
    change(key, {
      rows: [...arrived.filter(({ id }) => !isHeld.has(id)), ...kept],
      total: Math.max(0, total - (told.length - stands.length) + arrived.length),
      unread: kind === 'more' ? addUnread(before.unread, unread) : unread,
      failure: undefined,
      isFetching: more,
      skipped: kind === 'more' && fresh.length === 0 ? before.skipped + 1 : 0,
    });
    // Whether the search was before or after the change is not known: its total may be either.
    if (since.some(({ from, to }) => from === key || to === key)) enqueue({ key, kind: 'anew' });
  }

  const drop = () => {
    running.forEach((abort) => abort.abort());
    running.clear();
    waiting = [];
  };
  const isKnown = (key: StatusKey) => at(key).isFetching || at(key).total !== undefined;

  return {
    at: (key: StatusKey): Column<Row> => at(key),
    keys: () => [...columns.keys()],
    holderOf,
    /** Begins anew, with another search. */
    begin(next: SearchStatus<Row>) {
      drop();
      columns.clear();
      search = next;
      onChange();
    },
    /** Ends what is under way; a column that waited is asked for anew when it is wanted again. */
    stop() {
      drop();
      for (const [key, column] of columns)
        if (column.isFetching) columns.set(key, { ...column, isFetching: false });
    },
    /** A column is near the view: it is read, unless it was. */
    want(key: StatusKey, isFirst = false) {
      if (!isKnown(key) && !at(key).failure) enqueue({ key, kind: 'anew' }, isFirst);
    },
    more(key: StatusKey) {
      if (!at(key).isFetching) enqueue({ key, kind: 'more' });
    },
    retry(key: StatusKey) {
      if (at(key).failure) enqueue({ key, kind: at(key).failed });
    },
    readAgain(key: StatusKey) {
      if (columns.has(key)) enqueue({ key, kind: 'anew' });
    },
    /** A record is known to stand as given: it goes to its column, with both totals. */
    place(row: Row) {
      const from = holderOf(row.id);
      const to = statusOf(row);
      turn += 1;
      placed.set(row.id, { turn, from, to, row });
      toldAt.set(row.id, turn);
      if (from === to) change(to, { rows: at(to).rows.map((one) => (one.id === row.id ? row : one)) });
      else if (from !== undefined) {
        take(from, row.id);
        if (at(to).total !== undefined) put(to, row);
      } else if (at(to).total !== undefined) enqueue({ key: to, kind: 'anew' });
    },
  };
}

export type Columns<Row extends { id: number }> = ReturnType<typeof createColumns<Row>>;
