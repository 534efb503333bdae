import dayjs from 'dayjs';
import type { LocalDate } from './dates';

/** The same day some months later (or earlier); the last day of a month that is too short. */
export const addMonths = (date: LocalDate, months: number): LocalDate =>
  dayjs(`${date} 12:00`).add(months, 'month').format('YYYY-MM-DD');
