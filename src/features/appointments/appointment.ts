import * as v from 'valibot';
import { digits, flag, groupOf, localDateTime, phpId, someOf, text } from '@/api/reply';
import { formatHour, type LocalDateTime } from '@/formats/dates';

const fields = {
  id: phpId,
  subject: text,
  startDate: localDateTime,
  endDate: localDateTime,
  description: text,
  location: text,
  isExcluded: flag(),
};

interface Named {
  startDate: LocalDateTime;
  endDate: LocalDateTime;
  isExcluded: boolean;
}

/** The API calls a cancelled appointment "excluded". */
const renamed = <T extends Named>({ startDate, endDate, isExcluded, ...rest }: T) => ({
  ...rest,
  start: startDate,
  end: endDate,
  isCancelled: isExcluded,
});

/** A list row; participants have only names. */
export const appointmentRow = v.pipe(
  v.object({ ...fields, participants: someOf(v.object({ name: text })) }),
  v.transform(renamed),
);
export type AppointmentRow = v.InferOutput<typeof appointmentRow>;

/** `phone`: digits, '' when there is none. */
const participant = v.object({ userId: phpId, name: text, phone: digits });
export type Participant = v.InferOutput<typeof participant>;

/** `code` is the public link's, '' when the API gives none. */
export const appointmentDetails = v.pipe(
  v.object({
    ...fields,
    participants: someOf(participant),
    requester: groupOf({ name: text, telephone: digits }),
    notify: flag(),
    integrate: flag(),
    code: text,
  }),
  v.transform(({ requester: { name, telephone }, ...reply }) => ({
    ...renamed(reply),
    requester: { name, phone: telephone },
  })),
);
export type Appointment = v.InferOutput<typeof appointmentDetails>;

/** `AG-12`. */
export const referenceOf = ({ id }: { id: number }) => `AG-${id}`;

/** `09:00 – 10:30`; '' when both are unknown. */
export const hoursOf = ({ start, end }: Pick<AppointmentRow, 'start' | 'end'>) =>
  start || end ? `${formatHour(start) || '—'} – ${formatHour(end) || '—'}` : '';
