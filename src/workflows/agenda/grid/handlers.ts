import type { CalendarOptions, EventDropInfo } from '@fullcalendar/react';
import { addDays, type LocalDate } from '@/formats/dates';
import type { Entry, NewStart, Spot } from '../entry';
import type { View } from '../urlState/period';
import { carriedBy } from './eventInput';
import { spotAfter, startAt } from './gridTimes';

const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const dayOf = (text: string) => text.slice(0, 10);
const hourOf = (text: string) => text.slice(11, 16);

/** The screen's callbacks for the calendar. */
export interface GridActs {
  view: View;
  canCreate: boolean;
  onMove: (entry: Entry, to: Spot) => unknown;
  onOpen: (entry: Entry) => void;
  onCreate: (start: NewStart) => void;
  onDay: (date: LocalDate) => void;
}

/** Handlers for presses and drags in the calendar. */
export function handlersOf({ view, canCreate, onMove, onOpen, onCreate, onDay }: GridActs): CalendarOptions {
  const moveTo = ({ event, revert }: Pick<EventDropInfo, 'event' | 'revert'>) => {
    const { entry } = carriedBy(event);
    const to = spotAfter(entry, event);
    if (to) onMove(entry, to);
    else revert();
  };
  return {
    eventDrop: moveTo,
    eventResize: moveTo,
    eventAllow: (span, event) => event === null || spotAfter(carriedBy(event).entry, span) !== null,
    eventClick: ({ event, jsEvent }) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = jsEvent;
      // The link opens a tab or window.
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      jsEvent.preventDefault();
      onOpen(carriedBy(event).entry);
    },
    selectAllow: ({ startStr, endStr, allDay }) =>
      dayOf(endStr) === (allDay ? addDays(dayOf(startStr), 1) : dayOf(startStr)),
    select: ({ startStr, endStr, allDay, view: { calendar } }) => {
      calendar.unselect();
      const hours = allDay ? {} : { hourStart: hourOf(startStr), hourEnd: hourOf(endStr) };
      onCreate({ date: dayOf(startStr), ...hours });
    },
    dateClick: ({ dateStr, allDay }) => {
      if (canCreate) onCreate(startAt(dateStr, allDay));
    },
    navLinkDayClick: (day) => onDay(isoDay(day)),
    moreLinkClick: ({ date }) => {
      if (view === 'day') return 'popover';
      onDay(isoDay(date));
      // The calendar must navigate too; with any other value it would open its own popover.
      return 'timeGridDay';
    },
  };
}
