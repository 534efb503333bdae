import type { LocalDate } from '@/formats/dates';
import type { AppointmentRow } from './appointment';

/** When an appointment is to be: a day, and its hours (`HH:mm`). */
export interface Slot {
  date: LocalDate;
  hourStart: string;
  hourEnd: string;
}

/** Somebody who takes part in something else at that time. */
export interface Clash {
  userId: number;
  with: AppointmentRow;
}

/** A participant's appointments of a day, by user. */
export type Agendas = ReadonlyMap<number, readonly AppointmentRow[]>;

/**
 * What the participants have at the same time: neither what is cancelled, nor what only touches it, nor the appointment
 * that is being edited itself.
 */
export function clashesOf(
  { date, hourStart, hourEnd }: Slot,
  participants: readonly number[],
  agendas: Agendas,
  ownId: number | null,
): Clash[] {
  const [start, end] = [`${date} ${hourStart}:00`, `${date} ${hourEnd}:00`];
  return participants.flatMap((userId) =>
    (agendas.get(userId) ?? [])
      .filter((other) => !other.isCancelled && other.id !== ownId && other.start < end && other.end > start)
      .map((other) => ({ userId, with: other })),
  );
}
