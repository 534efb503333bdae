import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { injectedState } from '@/api/injected';
import { addMonths } from '@/formats/addMonths';
import { today, type LocalDate } from '@/formats/dates';
import { useAppSelector } from '@/api/store';
import { useReadOn, type PagedQuery } from '@/records/list/useReadOn';
import { appointmentsOfVoterApi } from '@/features/appointments/appointmentsOfVoter';
import { remindersOfVoterApi } from '@/features/tasks/remindersOfVoter';
import type { Known } from '../searches';
import { appointmentEntry, reminderEntry, splitBySurety, suretyOfAppointment, type Entry } from '../timeline';
import type { Source } from '../useVoterHistory';

/** The same day, so many years before; the 28th for the 29th of February. */
export const yearsBefore = (date: LocalDate, years: number) => addMonths(date, -12 * years);

const scannedYears = 2;

/** All pages of a search, as rows and as a source has its state. */
function useAllPages<Row>(query: PagedQuery<Row>) {
  const { pages, total, isWaiting, failure, unread, retry } = useReadOn(query, { isAll: true });
  return {
    rows: useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]),
    total,
    state: { isWaiting, failure, unread, retry },
  };
}

/**
 * Looks for a voter in all appointments and reminders of the last years and to come, once asked to; what was read is
 * kept for the session, so that the next voter's answer is there at once.
 */
export function useScan(voterId: number, known: Known | null, services: readonly Entry[]) {
  const [isAsked, setAsked] = useState(false);
  const [since] = useState(() => yearsBefore(today(), scannedYears));
  const wasRead = useAppSelector(
    (state) =>
      appointmentsOfVoterApi.endpoints.scannedAppointments.select(since)(injectedState(state)).isSuccess,
  );
  const isOn = (isAsked || wasRead) && known !== null;
  const options = { refetchOnMountOrArgChange: false } as const;
  const appointments = useAllPages(
    appointmentsOfVoterApi.useScannedAppointmentsInfiniteQuery(isOn ? since : skipToken, options),
  );
  const tasks = useAllPages(
    remindersOfVoterApi.useScannedTasksInfiniteQuery(isOn ? since : skipToken, options),
  );
  const saysRequesters =
    appointments.rows.length === 0 ||
    appointments.rows.some(({ requester }) => requester.name || requester.telephone);
  const foundAppointments = useMemo(
    () => splitBySurety(known, appointments.rows, suretyOfAppointment, appointmentEntry),
    [known, appointments.rows],
  );
  const foundReminders = useMemo(() => {
    const ids = new Set(services.map(({ id }) => id));
    return tasks.rows
      .filter(
        ({ source, sourceId }) =>
          (source === 'voter' && sourceId === voterId) ||
          (source === 'service' && sourceId !== null && ids.has(sourceId)),
      )
      .map(reminderEntry);
  }, [tasks.rows, services, voterId]);

  const sources: Source[] = isOn
    ? [
        { ...appointments.state, kind: 'appointment', ...foundAppointments },
        { ...tasks.state, kind: 'reminder', certain: foundReminders, possible: [] },
      ]
    : [];
  return {
    since,
    isOn,
    sources,
    saysRequesters,
    read: appointments.rows.length + tasks.rows.length,
    total: appointments.total + tasks.total,
    isReading: isOn && (appointments.state.isWaiting || tasks.state.isWaiting),
    hasFailed: Boolean(appointments.state.failure ?? tasks.state.failure),
    start: () => setAsked(true),
  };
}

export type Scan = ReturnType<typeof useScan>;
