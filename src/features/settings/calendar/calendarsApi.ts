import * as v from 'valibot';
import { phpScript } from '@/api/endpoints';
import { createdId, flag, ignoreReply, listOf, phpId, rowsOf, text, type List } from '@/api/reply';
import type { AppThunk } from '@/api/store';
import { listsApi, settingsTag, whenSaved } from '@/lookups/officeLists';
import { rowAdded, rowRemoved } from '../listChanges';

export const calendarRow = v.object({ id: phpId, calendarId: text, userName: text, isValid: flag() });
export type CalendarRow = v.InferOutput<typeof calendarRow>;

/** A calendar of the consenting account. */
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
  /** For the row added to the list. */
  userName: string;
}

const integration = phpScript('integration.calendar.php');

const page = { page: 1, limit: 60 };
const list = 'integrationCalendarList' as const;
const listOfCalendars = () => list;

export const calendarsApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    calendars: build.query<List<CalendarRow>, undefined>({
      query: () => integration.find(page, listOf(calendarRow)),
      providesTags: [settingsTag(list)],
    }),
    foundCalendars: build.query<Calendar[], undefined>({
      query: () => integration.read('listCalendars', {}, rowsOf(calendar)),
      keepUnusedDataFor: 0,
    }),
    createCalendar: build.mutation<{ id: number | null }, Creation>({
      query: ({ calendarId, chosenUserId }) => integration.create({ calendarId, chosenUserId }, createdId),
      onQueryStarted: whenSaved<Creation, { id: number | null }>(
        listOfCalendars,
        ({ calendarId, userName }, { id }) =>
          id === null ? null : patchList(rowAdded<CalendarRow>({ id, calendarId, userName, isValid: true })),
      ),
    }),
    removeCalendar: build.mutation<null, number>({
      query: (id) => integration.remove(id, ignoreReply),
      onQueryStarted: whenSaved<number, null>(listOfCalendars, (id) => patchList(rowRemoved(id))),
    }),
  }),
});

const patchList = (change: (calendars: List<CalendarRow>) => void): AppThunk =>
  calendarsApi.util.updateQueryData('calendars', undefined, change);
