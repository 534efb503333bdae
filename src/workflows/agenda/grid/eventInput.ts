import type { EventInput } from '@fullcalendar/react';
import type { Clash } from '../clashes';
import type { Entry } from '../entry';
import { daySpan } from './gridTimes';

/** Data attached to a calendar event. */
interface Carried {
  entry: Entry;
  clashes: readonly Clash[] | undefined;
}

/** An entry as a FullCalendar event. */
export function eventInput(
  entry: Entry,
  order: number,
  clashes: readonly Clash[] | undefined,
  canMove: boolean,
): EventInput {
  // An entry over midnight is not within one day, so it cannot be dragged.
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

/** The data of a calendar event. */
export const carriedBy = ({ extendedProps }: { extendedProps: object }) => extendedProps as Carried;
