import * as v from 'valibot';
import { digits, listOf, phpId, text } from '@/api/reply';
import { daysIn, type LocalDate } from '@/formats/dates';
import { listCall } from './votersFirstCall';

const birthdays = listOf(v.object({ id: phpId, name: text, telephone: digits }));

/** Who has their birthday on a day, as many as asked for; in common years those of 29/02 on 28/02. */
export function birthdaysCall(date: LocalDate, limit: number) {
  const day = `${date.slice(8)}/${date.slice(5, 7)}`;
  const isShort = day === '28/02' && daysIn(Number(date.slice(0, 4)), 2) === 28;
  return {
    ...listCall({ startBirthDate: day, endBirthDate: isShort ? '29/02' : day, page: 1, limit }),
    reply: birthdays,
  };
}
