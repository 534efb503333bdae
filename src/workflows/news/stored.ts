import { nothingKnown, type NewsItem, type NewsState, type PartState } from './newsState';
import type { OwnWrites } from './ownWrites';

/*
 * Serialisation of the state, kept in this browser for one person and sent to other tabs. Numbers, ids and our own
 * names.
 */

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numbersOf = (value: unknown) => (Array.isArray(value) ? value.filter(isNumber) : []);

function partOf(value: unknown): PartState | null {
  if (!isRecord(value) || !isNumber(value.readAt) || !isNumber(value.total) || !Array.isArray(value.known))
    return null;
  const known = value.known.flatMap((pair: unknown) => {
    const [id, status] = numbersOf(pair);
    return id !== undefined && status !== undefined ? [[id, status] as const] : [];
  });
  return { readAt: value.readAt, total: value.total, known };
}

function itemOf(value: unknown): NewsItem[] {
  if (!isRecord(value) || typeof value.part !== 'string' || !isNumber(value.at)) return [];
  const { part, id, count, how, at } = value;
  if ((id !== null && !isNumber(id)) || !isNumber(count) || (how !== 'came' && how !== 'changed')) return [];
  return [{ part, id, count, how, at }];
}

function ownOf(value: unknown): OwnWrites[number][] {
  const [record, at] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof record === 'string' && isNumber(at) ? [[record, at]] : [];
}

/** Parses a stored state; the empty state if it is not understood. */
export function readNews(text: string): NewsState {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value.parts)) return nothingKnown;
    const parts = Object.entries(value.parts).flatMap(([name, part]) => {
      const read = partOf(part);
      return read ? [[name, read] as const] : [];
    });
    const time = (one: unknown) => (isNumber(one) ? one : 0);
    return {
      parts: Object.fromEntries(parts),
      items: Array.isArray(value.items) ? value.items.flatMap(itemOf) : [],
      lookedAt: time(value.lookedAt),
      triedAt: time(value.triedAt),
      answeredAt: time(value.answeredAt),
      failures: time(value.failures),
      calls: numbersOf(value.calls),
      own: Array.isArray(value.own) ? value.own.flatMap(ownOf) : [],
    };
  } catch {
    return nothingKnown;
  }
}

/** Own writes stored, each time anew: an import makes thousands. */
const maxOwn = 300;

export const writeNews = (state: NewsState) => JSON.stringify({ ...state, own: state.own.slice(-maxOwn) });
