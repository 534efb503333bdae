import * as v from 'valibot';
import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { createdId, flag, ignoreReply, listOf, phpId, rowsOf, text, type List } from '@/api/reply';
import { settingsTag, whenSaved } from '@/lookups/officeLists';

/** The calendar of a person of the team, as it is integrated. */
export const calendarRow = v.object({ id: phpId, calendarId: text, userName: text, isValid: flag() });
export type CalendarRow = v.InferOutput<typeof calendarRow>;

/** A calendar of the account that gave its consent. */
export const calendar = v.pipe(
  v.object({ id: v.pipe(text, v.nonEmpty()), name: text }),
  v.transform(({ id, name }) => ({ id, name: name || id })),
);
export type Calendar = v.InferOutput<typeof calendar>;

export interface CalendarInput {
  calendarId: string;
  chosenUserId: number | null;
}

interface Creation extends CalendarInput {
  /** For the row that is added. */
  userName: string;
}

const integration = phpScript('integration.calendar.php');

/** All there are. */
const page = { page: 1, limit: 60 };
const list = 'integrationCalendarList' as const;
const listOfCalendars = () => list;

export const calendarsApi = api.enhanceEndpoints({ addTagTypes: ['SettingsList'] }).injectEndpoints({
  endpoints: (build) => ({
    calendars: build.query<List<CalendarRow>, undefined>({
      query: () => integration.find(page, listOf(calendarRow)),
      providesTags: [settingsTag(list)],
    }),
    /** The calendars that can be integrated. */
    foundCalendars: build.query<Calendar[], undefined>({
      query: () => integration.read('listCalendars', {}, rowsOf(calendar)),
      keepUnusedDataFor: 0,
    }),
    createCalendar: build.mutation<{ id: number | null }, Creation>({
      query: ({ calendarId, chosenUserId }) => integration.create({ calendarId, chosenUserId }, createdId),
      onQueryStarted: whenSaved<Creation, { id: number | null }>(
        listOfCalendars,
        ({ calendarId, userName }, { id }) =>
          id === null
            ? null
            : patchList((calendars) => {
                calendars.rows.unshift({ id, calendarId, userName, isValid: true });
                calendars.total += 1;
              }),
      ),
    }),
    removeCalendar: build.mutation<null, number>({
      query: (id) => integration.remove(id, ignoreReply),
      onQueryStarted: whenSaved<number, null>(listOfCalendars, (id) =>
        patchList((calendars) => {
          calendars.rows = calendars.rows.filter((row) => row.id !== id);
          calendars.total -= 1;
        }),
      ),
    }),
  }),
});

const patchList = (change: (calendars: List<CalendarRow>) => void): unknown =>
  calendarsApi.util.updateQueryData('calendars', undefined, change);
