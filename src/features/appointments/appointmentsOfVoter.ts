import * as v from 'valibot';
import { pagesOf, rowsPerCall } from '@/api/pages';
import { digits, flag, groupOf, listOf, localDateTime, phpId, text, type List } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { appointmentsApi } from './appointmentsApi';
import { listCall } from './appointmentsFirstCall';

/* Appointments requested by a voter, for the voter's page: no search finds them, so all of some years are read. */

export { referenceOf } from './appointment';
export { listPath } from './appointmentPaths';

const scannedRow = v.pipe(
  v.object({
    id: phpId,
    subject: text,
    startDate: localDateTime,
    isExcluded: flag(),
    requester: groupOf({ name: text, telephone: digits }),
  }),
  v.transform(({ startDate: start, isExcluded: isCancelled, ...rest }) => ({ ...rest, start, isCancelled })),
);
export type ScannedAppointment = v.InferOutput<typeof scannedRow>;

const pages = pagesOf(rowsPerCall);

export const appointmentsOfVoterApi = appointmentsApi.injectEndpoints({
  endpoints: (build) => ({
    scannedAppointments: build.infiniteQuery<List<ScannedAppointment>, LocalDate, number>({
      infiniteQueryOptions: pages.options,
      query: ({ queryArg: startDate, pageParam: page }) => ({
        ...listCall({ startDate, ...pages.queryOf(page) }),
        reply: listOf(scannedRow),
      }),
    }),
  }),
});
