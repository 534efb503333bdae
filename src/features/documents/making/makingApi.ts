import * as v from 'valibot';
import type { Ask } from '@/api/ask';
import { readWith } from '@/api/endpoints';
import { listOf, numberText, optionalDateTime, phpId, text } from '@/api/reply';
import { documentsApi } from '../documentsApi';
import { listCall } from '../documentsFirstCall';
import { isSameNumber, nextNumber, type Numbered } from './numbering';

const numberRow = v.object({
  id: phpId,
  number: numberText,
  year: numberText,
  menu: text,
  createdAt: optionalDateTime,
});

/** More of a type and year are not read: the person types the number. */
const mostRead = 1000;

export interface TypeAndYear {
  type: number;
  year: string;
}

interface NumbersOfYear {
  /** Null: there are too many to read. */
  next: string | null;
  /** The one made last. */
  newestId: number | null;
}

export const makingApi = documentsApi.injectEndpoints({
  endpoints: (build) => ({
    numbersOfYear: build.query<NumbersOfYear, TypeAndYear>({
      queryFn: async ({ type, year }, _, __, baseQuery) => {
        const read = readWith(baseQuery);
        const { data, error } = await read({
          ...listCall({ type, year, page: 1, limit: mostRead }),
          reply: listOf(numberRow),
        });
        if (error) return { error };
        // A row that was not read may have the highest number.
        const isWhole = data.total <= mostRead && !data.unread;
        const newest = data.rows.toSorted((one, other) =>
          (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
        )[0];
        return { data: { next: isWhole ? nextNumber(data.rows) : null, newestId: newest?.id ?? null } };
      },
      keepUnusedDataFor: 0,
    }),
    /** Those of a number: the search may find parts of it, too. */
    documentsNumbered: build.query<Numbered[], TypeAndYear & { number: string }>({
      queryFn: async ({ type, year, number }, _, __, baseQuery) => {
        const { data, error } = await readWith(baseQuery)({
          ...listCall({ type, year, number, page: 1, limit: 100 }),
          reply: listOf(numberRow),
        });
        return error ? { error } : { data: data.rows.filter((row) => isSameNumber(row.number, number)) };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The reads that taking a number needs. */
export const numberReads = (ask: Ask, of: TypeAndYear) => ({
  find: (number: string) => ask(makingApi.endpoints.documentsNumbered, { ...of, number }),
  next: async () => {
    const { data, error } = await ask(makingApi.endpoints.numbersOfYear, of);
    return error ? { error } : { data: data.next };
  },
});
