import type { NewsPart } from '@/records/news/newsPart';
import type { OwnWrites } from './ownWrites';

/* State of what is polled and what is new: numbers, ids and our own names only. Pure: no clock, requests or storage. */

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Maximum requests per hour, whatever happens. */
export const maxCalls = 50;
export const intervals = { seen: 5 * minuteMs, hidden: 15 * minuteMs };
/** Interval between reads of rows, for changes that a count does not show. */
const rowsEveryMs = 15 * minuteMs;
/** Maximum wait after failures. */
const longestWaitMs = hourMs;
/** Rows per request. */
export const maxRows = 100;
const maxNews = 40;
const maxKnown = 300;

export interface PartState {
  readAt: number;
  total: number;
  /** Id and status, 0 where that is not watched. */
  known: readonly (readonly [id: number, status: number])[];
}

export interface NewsItem {
  part: string;
  /** Null: a number of records not read individually. */
  id: number | null;
  count: number;
  how: 'came' | 'changed';
  at: number;
}

export interface NewsState {
  parts: Readonly<Record<string, PartState>>;
  items: readonly NewsItem[];
  /** When the person last looked. */
  lookedAt: number;
  /** When everything was last requested, and when all responses had arrived. */
  triedAt: number;
  answeredAt: number;
  failures: number;
  /** Times of the requests of the last hour. */
  calls: readonly number[];
  own: OwnWrites;
}

export const nothingKnown: NewsState = {
  ...{ parts: {}, items: [], lookedAt: 0, triedAt: 0, answeredAt: 0, failures: 0, calls: [], own: [] },
};

export const mayCall = ({ calls }: NewsState, now: number) =>
  calls.filter((at) => at > now - hourMs).length < maxCalls;

/** Recorded before sending, so that a page closed meanwhile is still counted. */
export const called = (state: NewsState, now: number): NewsState => ({
  ...state,
  calls: [...state.calls.filter((at) => at > now - hourMs), now],
});

/** Wait after failures: doubled by each. */
export const waitOf = (failures: number, interval: number) =>
  Math.max(interval, Math.min(longestWaitMs, intervals.seen * 2 ** failures));

/** Whether to poll now; a clock set back does not prevent it. */
export const isDue = ({ triedAt, failures }: NewsState, now: number, isSeen: boolean) =>
  now < triedAt || now - triedAt >= waitOf(failures, isSeen ? intervals.seen : intervals.hidden);

type Ask = 'count' | 'rows' | null;

/** What to request for a part now. */
export function askOf({ kind, name, watchesStatus }: NewsPart, { parts }: NewsState, now: number): Ask {
  const known = parts[name];
  if (!known) return 'rows';
  const isOld = now < known.readAt || now - known.readAt >= rowsEveryMs;
  if (kind === 'all') return isOld ? 'rows' : null;
  return watchesStatus && isOld ? 'rows' : 'count';
}

/** Whether a count shows that rows must be read. */
export const hasRisen = ({ name }: NewsPart, { parts }: NewsState, total: number) =>
  total > (parts[name]?.total ?? Infinity);

const withPart = (state: NewsState, name: string, part: PartState): NewsState => ({
  ...state,
  parts: { ...state.parts, [name]: part },
});

const withItems = (state: NewsState, items: readonly NewsItem[]): NewsState => {
  const keyOf = ({ part, id, how, at }: NewsItem) => `${part} ${id ?? `at ${at}`} ${how}`;
  const all = new Map([...items, ...state.items].toReversed().map((item) => [keyOf(item), item]));
  return {
    ...state,
    items: [...all.values()].toSorted((one, other) => other.at - one.at).slice(0, maxNews),
  };
};

/** Applies a count without rows: if the rows cannot be read, the rise is reported without ids. */
export function counted(
  state: NewsState,
  { name }: NewsPart,
  total: number,
  now: number,
  isNotified: boolean,
) {
  const before = state.parts[name];
  if (!before) return state;
  const rise = total - before.total;
  const next = withPart(state, name, { ...before, total });
  return isNotified && rise > 0
    ? withItems(next, [{ part: name, id: null, count: rise, how: 'came', at: now }])
    : next;
}

export interface WatchedRow {
  id: number;
  statusId: number | null;
}

interface RowsRead {
  rows: readonly WatchedRow[];
  total: number;
  now: number;
  /** Changed in this browser: not news to this person. */
  isOwn: (id: number) => boolean;
}

/** The new ones among the rows; if not all rows were read, at most as many as the count rose by. */
function cameOf({ kind }: NewsPart, before: PartState, { rows, total }: RowsRead): readonly WatchedRow[] {
  const known = new Map(before.known);
  const highest = Math.max(0, ...known.keys());
  const others = rows.filter(({ id }) => !known.has(id));
  if (kind === 'grows') return others.filter(({ id }) => id > highest);
  if (total <= rows.length) return others;
  const rise = Math.max(0, total - before.total);
  return others.toSorted((one, other) => other.id - one.id).slice(0, rise);
}

/** Applies current rows; those of the first read are not news. */
export function rowsRead(state: NewsState, part: NewsPart, read: RowsRead): NewsState {
  const { rows, total, now, isOwn } = read;
  const { name, watchesStatus } = part;
  const before = state.parts[name];
  const seen = rows.map(({ id, statusId }) => [id, watchesStatus ? (statusId ?? 0) : 0] as const);
  const isWhole = total <= rows.length;
  const known = isWhole ? seen : [...new Map([...(before?.known ?? []), ...seen])];
  const next = withPart(state, name, { readAt: now, total, known: newest(known) });
  if (!before) return next;
  const statuses = new Map(before.known);
  const item = (how: NewsItem['how']) => (id: number) => ({ part: name, id, count: 1, how, at: now });
  const came = cameOf(part, before, read).map(({ id }) => id);
  const changed = seen.flatMap(([id, status]) => {
    const old = statuses.get(id);
    return old !== undefined && old !== 0 && status !== 0 && old !== status ? [id] : [];
  });
  const isNews = (id: number) => !isOwn(id);
  return withItems(next, [
    ...came.filter(isNews).map(item('came')),
    ...changed.filter(isNews).map(item('changed')),
  ]);
}

const newest = (known: PartState['known']) =>
  known.toSorted(([one], [other]) => other - one).slice(0, maxKnown);

/** Number of new items since the person looked. */
export const newCount = ({ items, lookedAt }: NewsState) =>
  items.reduce((sum, { at, count }) => sum + (at > lookedAt ? count : 0), 0);
