import { today, type LocalDate } from '@/formats/dates';
import { byAge } from '@/features/services/queue/byAge';
import { ageOf, overdueOf, stillOf } from '@/features/services/queue/deadlines';
import type { QueueSettings } from '@/features/services/queue/queueSettings';
import type { Held } from '@/features/services/held/readHeld';
import type { HeldRow } from '@/features/services/held/heldRow';

/** The services counted by a figure; `atLeast`: there may be others that were not read. */
export interface Counted {
  rows: readonly HeldRow[];
  count: number;
  atLeast: boolean;
}

/** A figure, or why it is unavailable. */
export type Figure = Counted | string;

export interface Load {
  open: Counted;
  overdue: Figure;
  still: Figure;
  done: Figure;
  /** The longest waiting among those read. */
  oldest: HeldRow | null;
}

export interface Measures {
  isOpen: (row: HeldRow) => boolean;
  settings: QueueSettings;
  categories: readonly { id: number; name: string }[];
  now?: LocalDate;
}

const counted = (rows: readonly HeldRow[], atLeast: boolean): Counted => ({
  rows,
  count: rows.length,
  atLeast,
});

const undatedChange = 'a lista não diz quando cada um mudou';
const undatedEnd = 'a lista não diz quando cada um foi concluído';

/** Completed since the first of the month; a future date is a promise. */
const doneIn = (ended: readonly HeldRow[], now: LocalDate) => {
  const first = `${now.slice(0, 7)}-01`;
  return ended
    .filter(
      ({ completionDate }) => completionDate !== null && completionDate >= first && completionDate <= now,
    )
    .toSorted((one, other) => (other.completionDate ?? '').localeCompare(one.completionDate ?? ''));
};

/** A user's open work, and work done this month. */
export function loadOf(
  { rows, open }: Held,
  { isOpen, settings, categories, now = today() }: Measures,
): Load {
  const openRows = rows.filter(isOpen).toSorted(byAge);
  const ended = rows.filter((row) => !isOpen(row));
  const isCut = (open?.left ?? 0) > 0;
  const isUndated = (all: readonly HeldRow[], field: 'updatedAt' | 'completionDate') =>
    all.length > 0 && all.every((row) => row[field] === null);
  return {
    open: { rows: openRows, count: openRows.length + (open?.left ?? 0), atLeast: false },
    overdue: counted(overdueOf(openRows, settings, categories, now), isCut),
    still: isUndated(openRows, 'updatedAt') ? undatedChange : counted(stillOf(openRows, now), isCut),
    done: isUndated(ended, 'completionDate') ? undatedEnd : counted(doneIn(ended, now), open !== null),
    oldest: openRows[0] ?? null,
  };
}

/** Days a service has been waiting; null without a date. */
export const waitOf = (row: HeldRow, now: LocalDate = today()) => ageOf(row, now);

/** All users' together, each service once. */
export function togetherOf(loads: readonly Load[]): { open: number; overdue: number; atLeast: boolean } {
  const open = new Set(loads.flatMap((load) => load.open.rows.map(({ id }) => id)));
  const overdue = new Set(
    loads.flatMap((load) => (typeof load.overdue === 'string' ? [] : load.overdue.rows.map(({ id }) => id))),
  );
  const atLeast = loads.some((load) => load.open.rows.length < load.open.count);
  return { open: open.size, overdue: overdue.size, atLeast };
}
