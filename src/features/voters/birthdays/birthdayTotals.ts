import * as v from 'valibot';
import { api } from '@/api/api';
import { readWith, type Read } from '@/api/endpoints';
import type { ApiResult } from '@/api/failure';
import { listOf, phpId } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { onlyActive } from '../reach/onlyActive';
import { listCall } from '@/lookups/voters/votersFirstCall';
import { weekFrom, wireRange, withinYears, type DayRange } from './birthdayDays';

interface Counted {
  range: DayRange;
  total: number;
}

const anyRow = listOf(v.object({ id: phpId }));

/** The search for a range, at most `limit` rows; inactive voters get no card and are not counted. */
export const rangeCall = (range: DayRange, limit: number) =>
  listCall({ ...wireRange(range), ...onlyActive, page: 1, limit });

/**
 * Counts birthdays; a range that wraps around the end of the year is requested in two parts if it finds none as one.
 */
export async function countBirthdays(read: Read, range: DayRange): Promise<ApiResult<Counted[]>> {
  const count = async (part: DayRange): Promise<ApiResult<Counted>> => {
    const { data, error } = await read({ ...rangeCall(part, 1), reply: anyRow });
    return error ? { error } : { data: { range: part, total: data.total } };
  };
  const whole = await count(range);
  if (whole.error) return whole;
  const parts = withinYears(range);
  if (parts.length === 1 || whole.data.total > 0) return { data: [whole.data] };
  const counted: Counted[] = [];
  for (const part of parts) {
    const { data, error } = await count(part);
    if (error) return { error };
    counted.push(data);
  }
  return { data: counted };
}

export const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { total }) => sum + total, 0);

export const birthdayTotalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    birthdayTotals: build.query<{ today: number; week: number }, LocalDate>({
      queryFn: async (day, _, __, baseQuery) => {
        const read = readWith(baseQuery);
        const [today, week] = await Promise.all([
          countBirthdays(read, { from: day, to: day }),
          countBirthdays(read, weekFrom(day)),
        ]);
        if (today.error) return today;
        if (week.error) return week;
        return { data: { today: sumOf(today.data), week: sumOf(week.data) } };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});
