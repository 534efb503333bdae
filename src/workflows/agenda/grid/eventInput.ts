import type { EventInput } from '@fullcalendar/react';
import type { Clash } from '../clashes';
import type { Entry } from '../entry';
import { daySpan } from './gridTimes';

/** What goes with an event of the calendar. */
interface Carried {
  entry: Entry;
  clashes: readonly Clash[] | undefined;
}

/** An entry as FullCalendar takes it. */
export function eventInput(
  entry: Entry,
  order: number,
  clashes: readonly Clash[] | undefined,
  canMove: boolean,
): EventInput {
  // One over midnight has no date of its own to be dragged to.
  const isFree = canMove && entry.spot !== null && !entry.isMoving;
  const carried: Carried = { entry, clashes };
  return {
    id: entry.key,
    title: entry.title,
    order,
    url: entry.path,
    ...daySpan(entry),
    startEditable: isFree,
    durationEditable: isFree && entry.start !== null,
    extendedProps: carried,
  };
}

/** The entry of an event. */
export const carriedBy = ({ extendedProps }: { extendedProps: object }) => extendedProps as Carried;
