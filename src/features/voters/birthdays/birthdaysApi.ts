import * as v from 'valibot';
import type { ApiResult } from '@/api/failure';
import { readWith, type Read } from '@/api/endpoints';
import { addUnread, type Unread } from '@/api/findings';
import { digits, listOf, optionalDate, phpId, someOf, text } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { isMobile } from '@/formats/phone';
import { compareText } from '@/formats/text';
import { ageOn } from '@/lookups/voters/age';
import { obstacleTo } from '@/lookups/voters/mayWriteTo';
import { votersApi } from '../votersApi';
import { celebratedOn, type DayRange } from './birthdayDays';
import { countBirthdays, rangeCall, sumOf } from './birthdayTotals';

/** Has the columns of an export, which are returned only if the limit covers all rows. */
const row = v.object({
  id: phpId,
  name: text,
  telephone: digits,
  telephones: someOf(v.object({ number: digits })),
  dateOfBirth: optionalDate,
  districtName: text,
  districtAndCity: text,
});
type Row = v.InferOutput<typeof row>;

export interface Birthday {
  id: number;
  name: string;
  /** Digits: a mobile number, else the first; '' for none. */
  telephone: string;
  district: string;
  /** The day it is celebrated; null if the response has no date of birth. */
  date: LocalDate | null;
  /** Too young for a chat by their number. */
  isTooYoung: boolean;
  /** The age they reach; null if unknown. */
  age: number | null;
}

export interface Birthdays {
  total: number;
  /** Null: more than are read at once. */
  people: Birthday[] | null;
  unread?: Unread | undefined;
}

/** Maximum for several days; beyond it, they are read day by day. */
const maxOfDays = 1000;
const maxOfDay = 5000;

export const maxRead = ({ from, to }: DayRange) => (from === to ? maxOfDay : maxOfDays);

/** Counts first, then reads all with their dates. */
export async function readBirthdays(read: Read, range: DayRange): Promise<ApiResult<Birthdays>> {
  const counted = await countBirthdays(read, range);
  if (counted.error) return counted;
  const total = sumOf(counted.data);
  if (total > maxRead(range)) return { data: { total, people: null } };
  const people: Birthday[] = [];
  let unread: Unread | undefined;
  for (const part of counted.data.filter((one) => one.total > 0)) {
    const { data, error } = await read({ ...rangeCall(part.range, part.total), reply: listOf(row) });
    if (error) return { error };
    unread = addUnread(unread, data.unread);
    people.push(...data.rows.map((one) => birthdayOf(one, range)));
  }
  return { data: { total, people: people.sort(byDayAndName), ...(unread && { unread }) } };
}

function birthdayOf(
  { id, name, telephone, telephones, dateOfBirth, districtName, districtAndCity }: Row,
  range: DayRange,
): Birthday {
  const numbers = [telephone, ...telephones.map(({ number }) => number)].filter(Boolean);
  const date = dateOfBirth ? celebratedOn(dateOfBirth, range) : range.from === range.to ? range.from : null;
  return {
    id,
    name,
    telephone: numbers.find(isMobile) ?? numbers[0] ?? '',
    district: districtName || districtAndCity,
    date,
    isTooYoung: obstacleTo({ dateOfBirth }, 'whatsapp') === 'minor',
    age: date && dateOfBirth ? ageOn(date, dateOfBirth) : null,
  };
}

const byDayAndName = (one: Birthday, other: Birthday) =>
  (one.date ?? '9').localeCompare(other.date ?? '9') || compareText(one.name, other.name);

export const birthdaysApi = votersApi.injectEndpoints({
  endpoints: (build) => ({
    birthdays: build.query<Birthdays, DayRange>({
      queryFn: (range, _, __, baseQuery) => readBirthdays(readWith(baseQuery), range),
      providesTags: ['Voter'],
    }),
  }),
});
