import * as v from 'valibot';
import { readLocalDate, readLocalDateTime } from '@/formats/dates';
import type { ReplyReader } from './call';

/*
 * Reading replies of the PHP API. Each schema turns what PHP may send into one domain
 * value and fails on anything else; a failed schema becomes an ApiFailure in client.ts.
 */

/** A number, or a numeric string (`"12"`, `"1234.50"`). */
export const phpNumber = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.string(),
    v.regex(/^\s*-?\d+(\.\d+)?\s*$/),
    v.transform((text) => Number(text)),
  ),
]);

/** A whole number of 0 or more: ids, counts. */
export const phpId = v.pipe(phpNumber, v.integer(), v.minValue(0));

/** An id or nothing: null, '', 0 and an absent one all read as null. */
export const optionalId = v.pipe(
  v.nullish(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => 0),
      ),
      phpId,
    ]),
    0,
  ),
  v.transform((id) => id || null),
);

/** true/false, 1/0, "1"/"0" (PHP). */
export const phpBoolean = v.union([
  v.boolean(),
  v.pipe(
    v.union([v.literal(1), v.literal('1'), v.literal('true')]),
    v.transform(() => true),
  ),
  v.pipe(
    v.union([v.literal(0), v.literal('0'), v.literal('false'), v.literal('')]),
    v.transform(() => false),
  ),
]);

/** A boolean that reads as `absent` when null or missing. */
export const flag = (absent = false) => v.nullish(phpBoolean, absent);

/** PHP writes "none" of a record as null, false, '' or an empty list; for `v.nullish(v.union([none, …]), null)`. */
export const none = v.pipe(
  v.union([v.literal(false), v.literal(''), v.strictTuple([])]),
  v.transform(() => null),
);

/** Text; null and a missing one read as '', a number as its digits. */
export const text = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

/** Phones, CPF, CEP: digits only, whether they came masked or not. */
export const digits = v.pipe(
  text,
  v.transform((value) => value.replace(/\D/g, '')),
);

/** `YYYY-MM-DD`, as a LocalDate. */
export const localDate = v.pipe(text, v.rawTransform(readWith(readLocalDate, 'date')));

/** `YYYY-MM-DD HH:mm:ss` in the office's local time (`T` and a zone tolerated), as a LocalDateTime. */
export const localDateTime = v.pipe(text, v.rawTransform(readWith(readLocalDateTime, 'date-time')));

/** A date that may be missing: null, '' and PHP's zero date read as null. */
export const optionalDate = v.pipe(text, v.transform(readLocalDate));

/** A date-time that may be missing. */
export const optionalDateTime = v.pipe(text, v.transform(readLocalDateTime));

/** A list inside a record, which PHP leaves out or sends as null when it is empty. */
export const someOf = <T>(item: v.GenericSchema<unknown, T>) => v.nullish(v.array(item), []);

function readWith<T>(read: (value: string) => T | null, what: string) {
  return (context: {
    dataset: { value: string };
    addIssue: (info: { message: string }) => void;
    NEVER: never;
  }): T => {
    const value = read(context.dataset.value);
    if (value !== null) return value;
    context.addIssue({ message: `Not a ${what}` });
    return context.NEVER;
  };
}

/** A page of rows and how many there are in all. */
export interface List<Row> {
  rows: Row[];
  total: number;
}

type Schema<T> = v.GenericSchema<unknown, T>;

/** Reads `{ data: [row…], total }` or a bare `[row…]` (total = length when absent). */
export function listOf<Row>(row: Schema<Row>): ReplyReader<List<Row>> {
  const rows = v.array(row);
  const page = v.object({ data: rows, total: v.optional(v.nullable(phpNumber)) });
  return (reply) => {
    if (Array.isArray(reply)) {
      const bare = v.parse(rows, reply);
      return { rows: bare, total: bare.length };
    }
    const { data, total } = v.parse(page, reply);
    return { rows: data, total: total ?? data.length };
  };
}

/** Reads only the rows of a list, for option lists. */
export function rowsOf<Row>(row: Schema<Row>): ReplyReader<Row[]> {
  const read = listOf(row);
  return (reply) => read(reply).rows;
}

/** Reads one record: the bare object, or the same wrapped once in `data` (no record has a field of that name). */
export function recordOf<T>(schema: Schema<T>): ReplyReader<T> {
  return (reply) => {
    const inner = (reply as { data?: unknown } | null)?.data;
    return v.parse(schema, typeof inner === 'object' && inner !== null ? inner : reply);
  };
}

/** The id of what was created, of an answer that need not tell it: null then. */
export const createdId: ReplyReader<{ id: number | null }> = recordOf(
  v.fallback(v.object({ id: optionalId }), { id: null }),
);

/** For writes whose reply says nothing: any JSON will do. */
export const ignoreReply: ReplyReader<null> = () => null;
