import * as v from 'valibot';
import type { Ask } from '@/api/ask';
import { listOf, numberText, phpId, text, type List } from '@/api/reply';
import { documentRow, type DocumentRow } from '@/features/documents/document';
import { documentsApi } from '@/features/documents/documentsApi';
import { listCall } from '@/features/documents/documentsFirstCall';
import { isSameNumber, nextNumber, type Numbered } from './numbering';

const numberRow = v.object({
  id: phpId,
  number: numberText,
  year: numberText,
  menu: text,
});
type NumberRow = v.InferOutput<typeof numberRow>;

const rowsCall = (query: object) => ({ ...listCall({ ...query, page: 1 }), reply: listOf(numberRow) });

/** Above this count for a type and year the rows are not read, and the user types the number. */
const maxRead = 1000;

interface TypeAndYear {
  type: number;
  year: string;
}

/** Search for documents that a service may join. */
type WantedDocument = { menu: string; region: string } | { number: string; year: string };

const maxToJoin = 25;

interface NumbersOfYear {
  /** Null: too many to read. */
  next: string | null;
}

export const generateApi = documentsApi.injectEndpoints({
  endpoints: (build) => ({
    numbersOfYear: build.query<NumbersOfYear, TypeAndYear>({
      query: ({ type, year }) => rowsCall({ type, year, limit: maxRead }),
      transformResponse: ({ rows, total, unread }: List<NumberRow>) => {
        // A row that failed to parse may have the highest number.
        const isWhole = total <= maxRead && !unread;
        return { next: isWhole ? nextNumber(rows) : null };
      },
      keepUnusedDataFor: 0,
    }),
    /** Documents by subject and region, or by number and year, newest first: one page, to choose from. */
    documentsToJoin: build.query<DocumentRow[], WantedDocument>({
      query: (wanted) => ({
        ...listCall({ ...wanted, page: 1, limit: maxToJoin }),
        reply: listOf(documentRow),
      }),
      transformResponse: ({ rows }: List<DocumentRow>) => rows,
      keepUnusedDataFor: 0,
    }),
    /** Documents with a number; the search may match parts of it too. */
    documentsNumbered: build.query<Numbered[], TypeAndYear & { number: string }>({
      query: ({ type, year, number }) => rowsCall({ type, year, number, limit: 100 }),
      transformResponse: ({ rows }: List<NumberRow>, _, { number }) =>
        rows.filter((row) => isSameNumber(row.number, number)),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The reads needed to assign a number. */
export const numberReads = (ask: Ask, of: TypeAndYear) => ({
  find: (number: string) => ask(generateApi.endpoints.documentsNumbered, { ...of, number }),
  next: async () => {
    const { data, error } = await ask(generateApi.endpoints.numbersOfYear, of);
    return error ? { error } : { data: data.next };
  },
});
