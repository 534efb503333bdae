import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { injectedState } from '@/api/injected';
import { failureOf } from '@/api/failure';
import { addUnread, unreadOf, type Unread } from '@/api/findings';
import type { List } from '@/api/reply';
import { today, type LocalDate } from '@/formats/dates';
import { useAppSelector } from '@/api/store';
import { appointmentsOfVoterApi } from '../../../appointments/appointmentsOfVoter';
import { remindersOfVoterApi } from '../../../tasks/remindersOfVoter';
import type { Known } from '../searches';
import {
  appointmentEntry,
  reminderEntry,
  splitBySurety,
  suretyOfAppointment,
  type Entry,
  type Kind,
} from '../timeline';
import type { Source } from '../useVoterHistory';

/** The same day, so many years before; the 28th for the 29th of February. */
export const yearsBefore = (date: LocalDate, years: number): LocalDate => {
  const year = String(Number(date.slice(0, 4)) - years).padStart(4, '0');
  return `${year}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`;
};

export const scannedYears = 2;

interface Scanned<Row> {
  currentData?: { pages: List<Row>[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  isUninitialized: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** Reads on to the last page. */
function useAllPages<Row>(query: Scanned<Row>) {
  const { currentData, error, isFetching, isUninitialized, hasNextPage, fetchNextPage, refetch } = query;
  const pages = currentData?.pages;
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const rows = useMemo(() => pages?.flatMap((page) => page.rows), [pages]);
  return {
    rows,
    total: pages?.[0]?.total ?? 0,
    isWaiting: !isUninitialized && (!pages || hasNextPage) && !error,
    failure: isFetching ? undefined : failureOf(error),
    retry: pages ? fetchNextPage : refetch,
    unread: pages?.map(unreadOf).reduce<Unread | undefined>(addUnread, undefined),
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
    !appointments.rows?.length ||
    appointments.rows.some(({ requester }) => requester.name || requester.telephone);
  const foundAppointments = useMemo(
    () =>
      splitBySurety(
        known
          ? (appointments.rows ?? []).map((row) => ({
              entry: appointmentEntry(row),
              surety: suretyOfAppointment(known, row),
            }))
          : [],
      ),
    [known, appointments.rows],
  );
  const foundReminders = useMemo(() => {
    const ids = new Set(services.map(({ id }) => id));
    return (tasks.rows ?? [])
      .filter(
        ({ source, sourceId }) =>
          (source === 'voter' && sourceId === voterId) ||
          (source === 'service' && sourceId !== null && ids.has(sourceId)),
      )
      .map(reminderEntry);
  }, [tasks.rows, services, voterId]);

  const stateOf = ({ isWaiting, failure, retry, unread }: typeof appointments | typeof tasks) => ({
    isWaiting,
    failure,
    retry,
    unread,
  });
  const sources: Source[] = isOn
    ? [
        { ...stateOf(appointments), kind: 'appointment' as Kind, ...foundAppointments },
        { ...stateOf(tasks), kind: 'reminder' as Kind, certain: foundReminders, possible: [] },
      ]
    : [];
  return {
    since,
    isOn,
    sources,
    saysRequesters,
    read: (appointments.rows?.length ?? 0) + (tasks.rows?.length ?? 0),
    total: appointments.total + tasks.total,
    isReading: isOn && (appointments.isWaiting || tasks.isWaiting),
    hasFailed: Boolean(appointments.failure ?? tasks.failure),
    start: () => setAsked(true),
  };
}

export type Scan = ReturnType<typeof useScan>;
