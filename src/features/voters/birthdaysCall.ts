import * as v from 'valibot';
import { digits, listOf, phpId, text } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { wireRange } from './birthdays/birthdayDays';
import { onlyActive } from './reach/onlyActive';
import { listCall } from '@/lookups/voters/votersFirstCall';

const birthdays = listOf(v.object({ id: phpId, name: text, telephone: digits }));

/** Active voters with their birthday on a day, at most `limit`; those of 29/02 on 28/02 in common years. */
export const birthdaysCall = (date: LocalDate, limit: number) => ({
  ...listCall({ ...wireRange({ from: date, to: date }), ...onlyActive, page: 1, limit }),
  reply: birthdays,
});
