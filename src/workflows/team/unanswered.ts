import { addDays, today, type LocalDate } from '@/formats/dates';
import { answerDays } from '@/features/services/answers';
import { byAge } from '@/features/services/queue/byAge';
import { ageOf } from '@/features/services/queue/deadlines';
import type { HeldRow } from '@/features/services/held/heldRow';

/** Days without a reply to the requester after which a service counts as unanswered. */
export const unansweredDays = 15;

/** Maximum read per press, since each is a request. */
export const maxEntries = 200;

/** Date of the last reply among a service's entries; null without one. */
export const lastAnswerOf = (progress: Parameters<typeof answerDays>[0]): LocalDate | null =>
  answerDays(progress).toSorted().at(-1) ?? null;

/** Last reply of a service from its entries; 'unread': they could not be read, or there may be a newer one. */
export interface Answer {
  day: LocalDate | 'unread' | null;
  /** When the service was last changed: after a later change the reply is unknown again. */
  updatedAt: string | null;
}

/** Answers by service. */
export type Answers = Readonly<Record<number, Answer>>;

export const isLater = (one: string | null, other: string | null) =>
  one !== null && (other === null || one > other);

/** Each service once, as last read: among several users' rows one may be outdated. */
export function newestOf(rows: readonly HeldRow[]): HeldRow[] {
  const newest = new Map<number, HeldRow>();
  for (const row of rows) {
    const known = newest.get(row.id);
    if (!known || isLater(row.updatedAt, known.updatedAt)) newest.set(row.id, row);
  }
  return [...newest.values()];
}

const knownOf = ({ id, updatedAt }: HeldRow, answers: Answers): Answer['day'] | undefined => {
  const known = answers[id];
  return known?.day === 'unread' || (known && !isLater(updatedAt, known.updatedAt)) ? known.day : undefined;
};

const limitOf = (now: LocalDate) => addDays(now, -unansweredDays);

/** A service not changed for so long has no reply either: its entries need not be read. */
const isUntouched = ({ updatedAt }: HeldRow, limit: LocalDate) =>
  updatedAt !== null && updatedAt.slice(0, 10) <= limit;

const isDue = (row: HeldRow, now: LocalDate) => (ageOf(row, now) ?? 0) >= unansweredDays;

/** The open services whose entries must be read, longest waiting first. */
export const toRead = (open: readonly HeldRow[], answers: Answers, now: LocalDate = today()): HeldRow[] => {
  const limit = limitOf(now);
  return open.filter((row) => {
    const known = knownOf(row, answers);
    return isDue(row, now) && (known === undefined ? !isUntouched(row, limit) : known === 'unread');
  });
};

/** The open services without a reply for longer than that, among those known. */
export const unansweredOf = (
  open: readonly HeldRow[],
  answers: Answers,
  now: LocalDate = today(),
): HeldRow[] => {
  const limit = limitOf(now);
  return open.filter((row) => {
    if (!isDue(row, now)) return false;
    const known = knownOf(row, answers);
    if (known === undefined) return isUntouched(row, limit);
    return known === null || (known !== 'unread' && known <= limit);
  });
};

/** A service without a reply, and its responsible users. */
export interface UnansweredRow {
  row: HeldRow;
  names: readonly string[];
}

/** All users' together, each service once, longest waiting first. */
export function unansweredOfAll(
  people: readonly { name: string; unanswered: readonly HeldRow[] }[],
): UnansweredRow[] {
  const found = new Map<number, { row: HeldRow; names: string[] }>();
  for (const { name, unanswered } of people)
    for (const row of unanswered) {
      const known = found.get(row.id);
      if (known) known.names.push(name);
      else found.set(row.id, { row, names: [name] });
    }
  return [...found.values()].toSorted((one, other) => byAge(one.row, other.row));
}
