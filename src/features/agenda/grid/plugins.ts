import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';

export { default as ptBr } from '@fullcalendar/react/locales/pt-br';

/** Of FullCalendar only what the agenda uses. */
export const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme];
