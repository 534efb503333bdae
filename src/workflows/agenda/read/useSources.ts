import { useMemo } from 'react';
import { failureOf, type ApiFailure } from '@/api/failure';
import type { Unread } from '@/api/findings';
import { birthdaysApi } from '@/features/voters/birthdaysForAgenda';
import { byHour, entryOfAppointment, entryOfBirthday, entryOfTask, type Entry, type Kind } from '../entry';
import type { Days } from '../urlState/period';
import { agendaApi } from './agendaApi';

/** The source of one kind of entries. */
export interface Source {
  kind: Kind;
  isOn: boolean;
  isFetching: boolean;
  failure: ApiFailure | undefined;
  /** What could not be read, or exceeds one search; '' for nothing. */
  missing: string;
  unread: Unread | undefined;
  retry: () => void;
}

interface Asked {
  days: Days;
  participantId: number | null;
  shows: Readonly<Record<Kind, boolean>>;
}

interface Query<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const sourceOf = <Data extends { unread?: Unread | undefined }>(
  kind: Kind,
  isOn: boolean,
  { currentData, error, isFetching, refetch }: Query<Data>,
  missing: (data: Data) => string,
): Source => ({
  kind,
  isOn,
  isFetching: isOn && isFetching,
  failure: isOn && !isFetching ? failureOf(error) : undefined,
  missing: isOn && currentData ? missing(currentData) : '',
  unread: isOn ? currentData?.unread : undefined,
  retry: () => void refetch(),
});

const beyond = ({
  rows,
  total,
  unread,
}: {
  rows: readonly unknown[];
  total: number;
  unread?: Unread | undefined;
}) => (total > rows.length + (unread?.rows ?? 0) ? `Mostrados ${rows.length} de ${total}.` : '');

const isIn =
  ({ from, to }: Days) =>
  (entry: Entry) =>
    entry.from <= to && entry.to >= from;

/** The agenda's three searches, each with its own failure, and their entries in these days. */
export function useSources({ days, participantId, shows }: Asked) {
  const question = { ...days, participantId };
  const appointments = agendaApi.useAgendaAppointmentsQuery(question, {
    skip: !shows.appointment,
    refetchOnMountOrArgChange: true,
  });
  const tasks = agendaApi.useAgendaTasksQuery(question, {
    skip: !shows.task,
    refetchOnMountOrArgChange: true,
  });
  const birthdays = birthdaysApi.useBirthdaysQuery(days, { skip: !shows.birthday });
  const rows = {
    appointments: shows.appointment ? appointments.currentData?.rows : undefined,
    tasks: shows.task ? tasks.currentData?.rows : undefined,
    people: shows.birthday ? birthdays.currentData?.people : undefined,
  };
  const { from, to } = days;
  const entries = useMemo(
    () =>
      [
        ...(rows.appointments ?? []).map(entryOfAppointment),
        ...(rows.tasks ?? []).map(entryOfTask),
        ...(rows.people ?? []).map(entryOfBirthday),
      ]
        .filter((entry) => entry !== null)
        .filter(isIn({ from, to }))
        .sort(byHour),
    [rows.appointments, rows.tasks, rows.people, from, to],
  );
  const sources: readonly Source[] = [
    sourceOf('appointment', shows.appointment, appointments, beyond),
    sourceOf('task', shows.task, tasks, beyond),
    sourceOf('birthday', shows.birthday, birthdays, ({ people, total }) =>
      people ? '' : `São ${total} aniversariantes: veja um dia de cada vez.`,
    ),
  ];
  return { entries, sources, rows };
}
