import * as v from 'valibot';
import type { AnyLike, Choice } from '@/formats/choices';
import { readLocalDate, readLocalDateTime, type LocalDate, type LocalDateTime } from '@/formats/dates';
import { itemsOf, UnreadableReply } from './body';
import type { ReplyReader } from './call';
import { kindOf, maxProblems, unreadOf, type Problem, type Unread } from './findings';
import { joinPath, readPartly, unread } from './readPartly';

/* Reply schemas for the PHP API: each accepts PHP's spellings of one domain value and fails on others.
 * Unreadable fields are left out of a row or record and reported beside it (docs/replies.md).
 */

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Schema of a field. `expected` names it in diagnostics; `read` gets null for an absent value and returns
 * undefined if unreadable; without `missing` the field is required, unless `read` accepts null.
 */
export function reader<T>(
  expected: string,
  read: (value: unknown) => T | undefined,
  missing?: NoInfer<T>,
): Schema<T> {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = dataset.value === unread ? missing : read(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: expected, expected });
      return NEVER;
    }),
  );
}

const asNumber = (value: unknown) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
};

const asWhole = (value: unknown) => {
  const number = asNumber(value);
  return number !== undefined && number >= 0 && Number.isInteger(number) ? number : undefined;
};

/** A number or numeric string (`"12"`, `"1234.50"`). */
export const phpNumber = reader('número', asNumber);

/** A number, or null if missing or unreadable. */
export const optionalNumber = reader('número', (value) =>
  value === null || value === '' ? null : asNumber(value),
);

/** A required whole number of 0 or more: ids and essential counts. */
export const phpId = reader('número inteiro', asWhole);

/** A choice's id or a count; 0 if unreadable. */
export const choiceId = reader('número inteiro', asWhole, 0);

/** An id; null, '', 0 and absent read as null. */
export const optionalId = reader('número inteiro', (value) => {
  if (value === null || value === '') return null;
  const id = asWhole(value);
  return id === 0 ? null : id;
});

const yes = new Set<unknown>([true, 1, '1', 'true']);
const no = new Set<unknown>([false, 0, '0', 'false', '']);

const asBoolean = (value: unknown) => (yes.has(value) ? true : no.has(value) ? false : undefined);

/** true/false, 1/0, "1"/"0" (PHP). */
export const phpBoolean = reader('booleano', asBoolean);

/** A boolean; null and absent read as `absent`. */
export const flag = (absent = false) =>
  reader('booleano', (value) => (value === null ? absent : asBoolean(value)));

/** PHP's null, false, '' or [] for no record; for `v.nullish(v.union([none, …]), null)`. */
export const none = reader('nada', (value) =>
  value === false || value === '' || (Array.isArray(value) && value.length === 0) ? null : undefined,
);

const asText = (value: unknown) => {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : undefined;
};

/** Text; null and absent read as '', numbers as digits. */
export const text = reader('texto', asText);

/** Text of a whole number, e.g. a document's: `"12.0"` reads as '12'. */
export const numberText = reader('texto', (value) => asText(value)?.replace(/^(\d+)\.0+$/, '$1'));

/** One of a few words, required; '' if unreadable. */
const choiceWord = reader('texto', (value) => asText(value) || undefined, '');

/** A fixed list's id or word; unlisted values are kept. */
export const choiceIn = <Value extends number | string>(list: readonly Choice<Value>[]) =>
  (typeof list[0]?.value === 'number' ? choiceId : choiceWord) as Schema<AnyLike<Value>>;

/** Digits of a phone, CPF or CEP, masked or not. */
export const digits = reader('texto com algarismos', (value) => asText(value)?.replace(/\D/g, ''));

const zeroDate = /^\s*(0000-00-00.*)?$/;

const dateWith =
  <None>(read: (text: string) => string | null, absent: None) =>
  (value: unknown) => {
    const written = asText(value);
    if (written === undefined) return undefined;
    return zeroDate.test(written) ? absent : (read(written) ?? undefined);
  };

/** A LocalDate; '' for none or a zero date. */
export const localDate: Schema<LocalDate> = reader('data', dateWith(readLocalDate, ''));

/** A LocalDateTime in office time (zone not applied); '' for none or a zero date. */
export const localDateTime: Schema<LocalDateTime> = reader('data e hora', dateWith(readLocalDateTime, ''));

/** A date, with its hour if present. */
export const localMoment: Schema<LocalDate | LocalDateTime> = reader(
  'data, com ou sem hora',
  dateWith((written) => readLocalDateTime(written) ?? readLocalDate(written), ''),
);

/** A LocalDate, or null. */
export const optionalDate: Schema<LocalDate | null> = reader('data', dateWith(readLocalDate, null));

/** A LocalDateTime, or null. */
export const optionalDateTime: Schema<LocalDateTime | null> = reader(
  'data e hora',
  dateWith(readLocalDateTime, null),
);

/** A list inside a record, in any PHP spelling of empty; unreadable items are dropped. */
export const someOf = <T>(item: Schema<T>): Schema<T[]> =>
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => itemsOf(value) ?? value),
    v.array(item),
  );

/** An object inside a record; if PHP sends none, all its fields are missing. */
export const groupOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (itemsOf(value)?.length === 0 ? {} : value)),
    v.object(entries),
  );

export interface List<Row> {
  rows: Row[];
  /** The API's total, unreadable rows included. */
  total: number;
  unread?: Unread | undefined;
}

/**
 * Reads a reply and the omissions that its value cannot carry (option lists, look-ups). Throws what the reader throws.
 */
export function readReply<T>(read: ReplyReader<T>, reply: unknown): { data: T; unreported: Unread | null } {
  let unreported: Unread | null = null;
  const data = read(reply, (unread) => (unreported = unread));
  return { data, unreported };
}

interface Opened {
  value: unknown;
  path: string;
}

const hasData = (value: unknown): value is { data: unknown } =>
  typeof value === 'object' && value !== null && 'data' in value;

/** Removes a redundant envelope: `{ success, data: { data, total } }`. */
function withoutEnvelope(reply: unknown): Opened {
  return hasData(reply) && hasData(reply.data)
    ? { value: reply.data, path: 'data' }
    : { value: reply, path: '' };
}

function openList(reply: unknown) {
  const bare = itemsOf(reply);
  if (bare) return { items: bare, path: '', total: undefined };
  const { value, path: outer } = withoutEnvelope(reply);
  const path = joinPath(outer, 'data');
  const items = hasData(value) ? itemsOf(value.data) : undefined;
  if (!items) {
    const found = kindOf(hasData(value) ? value.data : value);
    throw new UnreadableReply([{ path: hasData(value) ? path : outer, expected: 'lista', found }]);
  }
  return { items, path, total: (value as { total?: unknown }).total, totalPath: joinPath(outer, 'total') };
}

/**
 * Reads `{ data: [row…], total }` or `[row…]`; unreadable parts go to `unread`. May throw UnreadableReply.
 */
export function listOf<Row>(row: Schema<Row>): ReplyReader<List<Row>> {
  return (reply) => {
    const { items, path, total, totalPath = 'total' } = openList(reply);
    const rows: Row[] = [];
    const problems: Problem[] = [];
    let fields = 0;
    items.forEach((item, index) => {
      const { value, problems: own } = readPartly(row, item);
      const located = own.length === 0 ? own : below(joinPath(path, index), own);
      problems.push(...located);
      if (!value) return;
      fields += located.length;
      rows.push(withUnread(value.read, located));
    });
    if (rows.length === 0 && items.length > 0) throw new UnreadableReply(problems.slice(0, maxProblems));

    const counted = asNumber(total);
    if (counted === undefined && total !== undefined && total !== null) {
      problems.push({ path: totalPath, expected: 'número', found: kindOf(total) });
      fields++;
    }
    const list: List<Row> = { rows, total: counted ?? items.length };
    if (problems.length > 0)
      list.unread = { rows: items.length - rows.length, fields, problems: problems.slice(0, maxProblems) };
    return list;
  };
}

const below = (path: string, problems: readonly Problem[]) =>
  problems.map((problem) => ({ ...problem, path: joinPath(path, problem.path) }));

function withUnread<T>(value: T, problems: readonly Problem[]): T {
  if (problems.length === 0 || typeof value !== 'object' || value === null) return value;
  const unread: Unread = { rows: 0, fields: problems.length, problems: problems.slice(0, maxProblems) };
  return { ...value, unread };
}

/** Reads only a list's rows, for option lists and look-ups; what was left out goes to `report`. */
export function rowsOf<Row>(row: Schema<Row>): ReplyReader<Row[]> {
  const read = listOf(row);
  return (reply, report) => {
    const list = read(reply);
    if (list.unread) report?.(list.unread);
    return list.rows;
  };
}

/**
 * Reads a record, bare or in `data`; unreadable fields go to `unread`. UnreadableReply if none is readable.
 */
export function recordOf<T>(schema: Schema<T>): ReplyReader<T> {
  return (reply) => {
    const { value, path } = openRecord(reply);
    const { value: record, problems } = readPartly(schema, value);
    const located = below(path, problems);
    if (!record || (located.length > 0 && !hasAnyOf(schema, value, problems)))
      throw new UnreadableReply(located.slice(0, maxProblems));
    return withUnread(record.read, located);
  };
}

/** Like recordOf, but throws UnreadableReply for any unreadable field: for pages that ask to act. */
export function wholeRecordOf<T>(schema: Schema<T>): ReplyReader<T> {
  const read = recordOf(schema);
  return (reply) => {
    const record = read(reply);
    const left = unreadOf(record);
    if (left) throw new UnreadableReply(left.problems);
    return record;
  };
}

function openRecord(reply: unknown): Opened {
  let opened: Opened = { value: reply, path: '' };
  for (let depth = 0; depth < 2; depth++) {
    const { value, path } = opened;
    if (!hasData(value) || typeof value.data !== 'object' || value.data === null) break;
    opened = { value: value.data, path: joinPath(path, 'data') };
  }
  return opened;
}

/** Whether any field of the schema was readable, i.e. it may be such a record. */
function hasAnyOf(schema: Schema<unknown>, value: unknown, problems: readonly Problem[]) {
  if (!('entries' in schema) || typeof value !== 'object' || value === null) return true;
  const lost = new Set(problems.map(({ path }) => path.split(/[.[]/)[0]));
  return Object.keys(schema.entries as object).some((key) => key in value && !lost.has(key));
}

/** The created record's id; null if the reply omits it. */
export const createdId: ReplyReader<{ id: number | null }> = recordOf(
  v.fallback(v.object({ id: optionalId }), { id: null }),
);

/** For writes: accepts any JSON. */
export const ignoreReply: ReplyReader<null> = () => null;
