import type { LocalDate } from '@/formats/dates';
import type { AppointmentRow } from './appointment';

/** Hours as `HH:mm`. */
interface Slot {
  date: LocalDate;
  hourStart: string;
  hourEnd: string;
}

export interface Clash {
  userId: number;
  with: AppointmentRow;
}

/** Appointments of a day by user id. */
export type Agendas = ReadonlyMap<number, readonly AppointmentRow[]>;

/** Overlapping appointments; excludes cancelled, adjacent and the one being edited. */
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
