import type { LocalDate } from '@/formats/dates';
import { hoursOf } from '../appointment';
import { clashesOf, type Agendas } from '../clashes';
import { holidaysOf } from './holidays';

export interface DateOffered {
  date: LocalDate;
  /** Why it is initially unticked; empty for a ticked one. */
  reasons: string[];
  /** A note on a date that is ticked nevertheless. */
  note: string;
}

interface Slots {
  hourStart: string;
  hourEnd: string;
  participants: readonly number[];
  agendas: Agendas;
  nameOf: (userId: number) => string;
}

/** The dates with the objections to each: a national holiday, or a busy participant. */
export function datesOffered(
  dates: readonly LocalDate[],
  { hourStart, hourEnd, participants, agendas, nameOf }: Slots,
): DateOffered[] {
  const holidays = holidaysOf(dates);
  return dates.map((date) => {
    const holiday = holidays.get(date);
    const clashes =
      hourStart && hourEnd ? clashesOf({ date, hourStart, hourEnd }, participants, agendas, null) : [];
    return {
      date,
      reasons: [
        ...(holiday?.isNational ? [`Feriado: ${holiday.name}`] : []),
        ...clashes.map(({ userId, with: other }) => `${nameOf(userId)}: ${other.subject}, ${hoursOf(other)}`),
      ],
      note: holiday && !holiday.isNational ? `Ponto facultativo: ${holiday.name}` : '',
    };
  });
}
