import { useEffect, useMemo, useRef } from 'react';
import FullCalendar, { type CalendarRef } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import ptBr from '@fullcalendar/react/locales/pt-br';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { localNow } from '@/formats/dates';
import type { AgendaShown } from '../agendaShown';
import type { Entry } from '../entry';
import type { View } from '../urlState/period';
import { eventInput } from './eventInput';
import { drawing } from './drawing';
import { slotsFor } from './gridTimes';
import { handlersOf, type GridActs } from './handlers';

const viewNames: Readonly<Record<View, string>> = {
  day: 'timeGridDay',
  week: 'timeGridWeek',
  month: 'dayGridMonth',
};
/** Maximum entries below each other in a day before 'mais'. */
const maxRows: Readonly<Record<View, number>> = { day: 10, week: 6, month: 5 };
const maxBeside: Readonly<Record<View, number>> = { day: 8, week: 3, month: 3 };

// Only the FullCalendar plugins in use.
const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme];
const locales = [ptBr];
const now = () => localNow().replace(' ', 'T');
const hourFormat = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const moreHint = (count: number) => `Ver mais ${count} no dia`;

interface CalendarGridProps extends GridActs, Pick<AgendaShown, 'date' | 'entries' | 'clashes'> {
  canMove: (entry: Entry) => boolean;
}

/** Day, week or month, drawn by FullCalendar: its times are wall-clock texts in "UTC", so that no zone shifts them. */
export default function CalendarGrid(props: CalendarGridProps) {
  const { view, date, entries, clashes, canMove, canCreate } = props;
  const calendar = useRef<CalendarRef>(null);
  useEffect(() => {
    const api = calendar.current?.getApi();
    if (!api) return;
    if (api.view.type !== viewNames[view]) api.changeView(viewNames[view], date);
    else api.gotoDate(date);
  }, [view, date]);

  // Kept stable, since new handlers make the calendar redraw everything.
  const { onMove, onOpen, onCreate, onDay } = props;
  const handlers = useMemo(
    () => handlersOf({ view, canCreate, onMove, onOpen, onCreate, onDay }),
    [view, canCreate, onMove, onOpen, onCreate, onDay],
  );
  const events = useMemo(
    () => entries.map((entry, order) => eventInput(entry, order, clashes.get(entry.key), canMove(entry))),
    [entries, clashes, canMove],
  );
  return (
    <section className="agenda-grid" aria-label="Calendário">
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        locales={locales}
        locale="pt-br"
        timeZone="UTC"
        now={now}
        initialView={viewNames[view]}
        initialDate={date}
        headerToolbar={false}
        height="auto"
        firstDay={0}
        fixedWeekCount={false}
        tableHeaderSticky={false}
        nowIndicator
        navLinks
        {...slotsFor(entries)}
        slotDuration="00:30:00"
        snapDuration="00:30:00"
        slotHeaderFormat={hourFormat}
        slotMinHeight={26}
        eventMinHeight={24}
        slotEventOverlap={false}
        eventDisplay="block"
        dayMaxEvents={maxRows[view]}
        eventMaxStack={maxBeside[view]}
        moreLinkClass="agenda-more"
        moreLinkHint={moreHint}
        events={events}
        eventOrder="start,-duration,order"
        eventLongPressDelay={500}
        selectable={canCreate}
        selectMirror
        selectMinDistance={6}
        {...drawing}
        {...handlers}
      />
    </section>
  );
}
