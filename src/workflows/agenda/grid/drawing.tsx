import type { CalendarOptions } from '@fullcalendar/react';
import { signpost } from '@/ui/signposts';
import { EntryInGrid } from './EntryInGrid';
import { carriedBy } from './eventInput';
import { spotAfter } from './gridTimes';

const leaving = new WeakMap<HTMLElement, () => void>();

/** Rendering of an entry, with the attributes by which shortcuts find it. */
export const drawing = {
  eventContent: ({ event, isMirror, view }) => {
    const { entry, clashes } = carriedBy(event);
    // A selection of free time has no entry.
    if (!entry) return undefined;
    const hours = isMirror ? spotAfter(entry, event)?.hours : undefined;
    const isNarrow = view.type !== 'timeGridDay';
    return <EntryInGrid entry={entry} clashes={clashes} hours={hours} isNarrow={isNarrow} />;
  },
  eventClass: ({ event, isSelected }) => {
    const { entry, clashes } = carriedBy(event);
    if (!entry) return 'agenda-entry';
    const states = [
      entry.isOver && 'is-over',
      entry.isMoving && 'is-moving',
      clashes && 'is-clash',
      // Held by a finger.
      isSelected && 'is-taken',
    ];
    return ['agenda-entry', `of-${entry.kind}`, ...states].filter(Boolean).join(' ');
  },
  eventDidMount: ({ el, event, isMirror }) => {
    if (isMirror) return;
    const leave = signpost('open', event.id)(el);
    if (leave) leaving.set(el, leave);
  },
  eventWillUnmount: ({ el }) => leaving.get(el)?.(),
  /* The link's accessible name is the full date: the visible text is added by the style sheet (WCAG 2.5.3). */
  dayHeaderContent: ({ text, dayNumberText, weekdayText, hasNavLink }) =>
    hasNavLink ? (
      <span className="agenda-day" data-weekday={weekdayText}>
        {dayNumberText}
      </span>
    ) : (
      text
    ),
} satisfies CalendarOptions;
