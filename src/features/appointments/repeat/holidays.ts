import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { today, type LocalDate } from '@/formats/dates';

interface Holiday {
  name: string;
  /** National by law; else a `ponto facultativo`. */
  isNational: boolean;
}

/** The national holidays, and the days when offices usually close, in the years of some dates. */
export function holidaysOf(dates: readonly LocalDate[]): Map<LocalDate, Holiday> {
  const years = new Set(dates.map((date) => Number(date.slice(0, 4))));
  return new Map(
    [...years].flatMap((year) =>
      getHolidays(year)
        .filter(({ type }) => type === 'national' || type === 'optional')
        .map(({ date, name, type }) => [today(date), { name, isNational: type === 'national' }] as const),
    ),
  );
}
