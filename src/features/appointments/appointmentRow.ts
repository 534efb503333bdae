import * as v from 'valibot';
import { flag, localDateTime, phpId, text } from '@/api/reply';
import type { LocalDateTime } from '@/formats/dates';
import type { AppointmentRow } from './appointmentsApi';

/** `AG-12`. */
export const referenceOf = ({ id }: { id: number }) => `AG-${id}`;

/** As a row and the details have them on the wire. */
export const appointmentFields = {
  id: phpId,
  subject: text,
  startDate: localDateTime,
  endDate: localDateTime,
  description: text,
  location: text,
  isExcluded: flag(),
};

/** In the names of the domain. */
export const renamed = <T extends { startDate: LocalDateTime; endDate: LocalDateTime; isExcluded: boolean }>({
  startDate,
  endDate,
  isExcluded,
  ...rest
}: T) => ({ ...rest, start: startDate, end: endDate, isCancelled: isExcluded });

/** A row of the search. */
export const appointmentRow = v.pipe(
  v.object(appointmentFields),
  v.transform((reply): AppointmentRow => renamed(reply)),
);
