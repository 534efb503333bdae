import { formatHour, today, type LocalDate } from '@/formats/dates';
import type { Appointment, AppointmentRow } from './appointment';

/** What the form holds, in the names of the API, so that its field errors find their field. */
export interface AppointmentInput {
  subject: string;
  date: LocalDate | '';
  /** `HH:mm`. */
  hourStart: string;
  hourEnd: string;
  participant: number[];
  requesterName: string;
  requesterPhone: string;
  location: string;
  description: string;
  notify: boolean;
  integrate: boolean;
}

/** What people call the fields that the form is filled in from, by their names on the wire. */
export const fieldWords = {
  subject: 'Assunto',
  startDate: 'Data e horário de início',
  endDate: 'Horário de término',
  participants: 'Participantes',
  requester: 'Nome do solicitante',
  location: 'Local',
  description: 'Descrição',
  notify: 'Notificar participantes',
  integrate: 'Integrar com a agenda',
};

/** Text limits of the form. */
export const limits = { subject: 60, location: 100, requesterName: 50, description: 800 };

/** The half hours an appointment may start or end at: 06:00 to 23:30. */
export const halfHours: readonly string[] = Array.from({ length: 36 }, (_, index) => {
  const minutes = 6 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** Which they are, for who types another. */
export const hoursOffered = 'Os horários vão de 30 em 30 minutos, das 06:00 às 23:30.';

/** The hours a form offers: the half hours, and the one it already holds when it is another. */
export const offeredHours = (held: string): readonly string[] =>
  !held || halfHours.includes(held) ? halfHours : [...halfHours, held].sort();

const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** The end an appointment is given with its start: an hour later, or the last hour there is; '' when none comes after. */
export const usualEnd = (hourStart: string, hours: readonly string[] = halfHours): string =>
  hours.findLast((hour) => hour > hourStart && minutesOf(hour) - minutesOf(hourStart) <= 60) ?? '';

/** What an empty form holds. */
export const newAppointment = (): AppointmentInput => ({
  subject: '',
  date: today(),
  hourStart: '',
  hourEnd: '',
  participant: [],
  requesterName: '',
  requesterPhone: '',
  location: '',
  description: '',
  notify: false,
  integrate: false,
});

/** An appointment as the form edits it, or copies it: everything but its id. */
export const inputFrom = (appointment: Appointment): AppointmentInput => ({
  subject: appointment.subject,
  date: appointment.start.slice(0, 10),
  hourStart: formatHour(appointment.start),
  hourEnd: formatHour(appointment.end),
  participant: appointment.participants.map(({ userId }) => userId),
  requesterName: appointment.requester.name,
  requesterPhone: appointment.requester.phone,
  location: appointment.location,
  description: appointment.description,
  notify: appointment.notify,
  integrate: appointment.integrate,
});

/** What is sent of what was typed: nobody is notified, and no calendar told, where nobody takes part. */
export const wireInput = <Input extends AppointmentInput>(input: Input): Input => {
  const hasParticipants = input.participant.length > 0;
  return {
    ...input,
    subject: input.subject.trim(),
    notify: hasParticipants && input.notify,
    integrate: hasParticipants && input.integrate,
  };
};

/** What an edit changes in the list's row. */
export const rowChanges = (
  input: AppointmentInput,
  participants: AppointmentRow['participants'],
): Partial<AppointmentRow> => ({
  participants,
  subject: input.subject,
  start: `${input.date} ${input.hourStart}:00`,
  end: `${input.date} ${input.hourEnd}:00`,
  description: input.description,
  location: input.location,
});

/** What is wrong with the hours; undefined when the end comes after the start or one is missing. */
export const hoursProblem = (hourStart: string, hourEnd: string): string | undefined =>
  hourStart && hourEnd && hourEnd <= hourStart ? 'O fim precisa ser depois do início.' : undefined;
