import { formatHour, today, type LocalDate } from '@/formats/dates';
import type { Appointment, AppointmentRow } from './appointment';
import { noRepeat, type RepeatInput } from './repeat/repeatInput';

/** Form values, named as in the API so that its field errors match. */
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
  /** Only for a new appointment. Not sent: it creates further appointments. */
  repeat?: RepeatInput | undefined;
}

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
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

export const limits = { subject: 60, location: 100, requesterName: 50, description: 800 };

export const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

const two = (number: number) => String(number).padStart(2, '0');
export const hourAt = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** 06:00 to 23:30. */
export const halfHours = Array.from({ length: 36 }, (_, index) => hourAt(6 * 60 + index * 30));

const hoursOffered = 'Os horários vão de 30 em 30 minutos, das 06:00 às 23:30.';

/** The half hours, plus the recorded hour when it is another. */
export const offeredHours = (held: string): readonly string[] =>
  !held || halfHours.includes(held) ? halfHours : [...halfHours, held].sort();

/** One hour after the start, or the last hour available; '' if none is later. */
export const usualEnd = (hourStart: string, hours: readonly string[] = halfHours): string =>
  hours.findLast((hour) => hour > hourStart && minutesOf(hour) - minutesOf(hourStart) <= 60) ?? '';

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
  repeat: noRepeat(),
});

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

/** Without participants there is no one to notify. */
export const toWire = <Input extends AppointmentInput>(input: Input) => {
  const hasParticipants = input.participant.length > 0;
  return {
    ...input,
    // Not sent: each date is an appointment of its own.
    repeat: undefined,
    subject: input.subject.trim(),
    notify: hasParticipants && input.notify,
    integrate: hasParticipants && input.integrate,
  };
};

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

export const hoursProblem = (hourStart: string, hourEnd: string): string | undefined =>
  hourStart && hourEnd && hourEnd <= hourStart ? 'O fim precisa ser depois do início.' : undefined;

const ofHours = { required: true, outside: hoursOffered };

/** The two hour fields of a form with these initial values: recorded hours stay available. */
export const hourFields = ({ hourStart, hourEnd }: Pick<AppointmentInput, 'hourStart' | 'hourEnd'>) =>
  ({
    start: { ...ofHours, name: 'hourStart', label: 'Horário de início', hours: offeredHours(hourStart) },
    end: {
      ...ofHours,
      name: 'hourEnd',
      label: 'Horário de término',
      hours: offeredHours(hourEnd),
      validate: (end: string, values: AppointmentInput) => hoursProblem(values.hourStart, end),
    },
  }) as const;

/** The hours are compared as one when resolving concurrent edits. */
export const hoursTogether = [
  {
    label: 'Horário',
    fields: ['hourStart', 'hourEnd'],
    textOf: ({ hourStart, hourEnd }: AppointmentInput) => [hourStart, hourEnd].filter(Boolean).join(' – '),
  },
] as const;
