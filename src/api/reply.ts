import * as v from 'valibot';
import { readLocalDate, readLocalDateTime, type LocalDate, type LocalDateTime } from '@/formats/dates';
import { itemsOf, UnreadableReply } from './body';
import type { ReplyReader } from './call';
import { kindOf, mostProblems, unreadOf, type Problem, type Unread } from './findings';
import { joinPath, readPartly, unread } from './readPartly';

/*
 * Reading replies of the PHP API. Each schema turns what PHP may send into one domain value and fails on anything else.
 * A row or a record that has such a field is read without it, and what was left out is told beside it (docs/replies.md).
 */

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * A schema for one field.
 * @param expected what it reads, for 'Detalhes técnicos': 'data'
 * @param read gives the domain value; null for an absent one comes to it as null. undefined when it cannot be read.
 * @param missing what stands for a field that cannot be read. Without it the field is one that its record, or its item
 * of a list, cannot do without, unless `read` makes something of null.
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

/** A number, or a numeric string (`"12"`, `"1234.50"`). */
export const phpNumber = reader('número', asNumber);

/** A number that may be missing: null, '' and one that cannot be read give null. */
export const optionalNumber = reader('número', (value) =>
  value === null || value === '' ? null : asNumber(value),
);

/** A whole number of 0 or more that its record cannot do without: ids, and counts that say all there is to say. */
export const phpId = reader('número inteiro', asWhole);

/** The id of one of a list of choices, or a count: 0 stands for one that cannot be read. */
export const choiceId = reader('número inteiro', asWhole, 0);

/** An id or nothing: null, '', 0 and an absent one all read as null. */
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

/** A boolean that reads as `absent` when null or missing. */
export const flag = (absent = false) =>
  reader('booleano', (value) => (value === null ? absent : asBoolean(value)));

/** PHP writes "none" of a record as null, false, '' or an empty list; for `v.nullish(v.union([none, …]), null)`. */
export const none = reader('nada', (value) =>
  value === false || value === '' || (Array.isArray(value) && value.length === 0) ? null : undefined,
);

const asText = (value: unknown) => {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : undefined;
};

/** Text; null and a missing one read as '', a number as its digits. */
export const text = reader('texto', asText);

/** The same of a whole number that is told as a text, as a document's: `"12.0"` is '12'. */
export const numberText = reader('texto', (value) => asText(value)?.replace(/^(\d+)\.0+$/, '$1'));

/** One of a few words; '' stands for one that cannot be read. It must be there: no word at all is not read. */
export const choiceWord = reader('texto', (value) => asText(value) || undefined, '');

/** Phones, CPF, CEP: digits only, whether they came masked or not. */
export const digits = reader('texto com algarismos', (value) => asText(value)?.replace(/\D/g, ''));

const zeroDate = /^\s*(0000-00-00.*)?$/;

/** Of a date: '' where none is written, undefined where what is written is none. */
const dateWith =
  <None>(read: (text: string) => string | null, absent: None) =>
  (value: unknown) => {
    const written = asText(value);
    if (written === undefined) return undefined;
    return zeroDate.test(written) ? absent : (read(written) ?? undefined);
  };

/** `YYYY-MM-DD`, as a LocalDate; '' where PHP writes none, or a zero date. */
export const localDate: Schema<LocalDate> = reader('data', dateWith(readLocalDate, ''));

/**
 * `YYYY-MM-DD HH:mm:ss` in the office's local time (`T`, fractions and a zone tolerated, the zone not applied), as a
 * LocalDateTime; '' where PHP writes none, or a zero date.
 */
export const localDateTime: Schema<LocalDateTime> = reader('data e hora', dateWith(readLocalDateTime, ''));

/** A date, with its hour where one is written. */
export const localMoment: Schema<LocalDate | LocalDateTime> = reader(
  'data, com ou sem hora',
  dateWith((written) => readLocalDateTime(written) ?? readLocalDate(written), ''),
);

/** The same as a date that may be missing: null then. */
export const optionalDate: Schema<LocalDate | null> = reader('data', dateWith(readLocalDate, null));

/** A date-time that may be missing. */
export const optionalDateTime: Schema<LocalDateTime | null> = reader(
  'data e hora',
  dateWith(readLocalDateTime, null),
);

/**
 * A list inside a record, which PHP leaves out or spells in some other way when it is empty. An item that cannot be read
 * costs that item.
 */
export const someOf = <T>(item: Schema<T>): Schema<T[]> =>
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => itemsOf(value) ?? value),
    v.array(item),
  );

/** A group of fields inside a record; where PHP writes none, all of them are missing. */
export const groupOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (itemsOf(value)?.length === 0 ? {} : value)),
    v.object(entries),
  );

/** A page of rows and how many there are in all. */
export interface List<Row> {
  rows: Row[];
  /** As the API says it: with the rows that could not be read. */
  total: number;
  /** What could not be read; such a row has its own `unread` besides. */
  unread?: Unread;
}

/* What was left out of the answer being read and is told by no list or record: `rowsOf` gives rows alone. */
let leftOut: Unread | null = null;

/**
 * Reads an answer and gives what it left out that its value does not tell, of option lists and look-ups.
 * @throws what the reader throws
 */
export function readReply<T>(read: ReplyReader<T>, reply: unknown): { data: T; untold: Unread | null } {
  leftOut = null;
  const data = read(reply);
  const untold = leftOut;
  leftOut = null;
  return { data, untold };
}

/** Where the answer that is meant stands, and how the way there is written. */
interface Opened {
  value: unknown;
  path: string;
}

const hasData = (value: unknown): value is { data: unknown } =>
  typeof value === 'object' && value !== null && 'data' in value;

/** Takes off one envelope more than is due: `{ success, data: { data, total } }`. */
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
 * Reads `{ data: [row…], total }` or a bare `[row…]` (total = length when absent). A row that cannot be read is left
 * out, and one with a field that cannot be read is read without it; both are told in `unread`.
 * @throws UnreadableReply for what is no list, or one of whose rows none can be read
 */
export function listOf<Row>(row: Schema<Row>): ReplyReader<List<Row>> {
  return (reply) => {
    const { items, path, total, totalPath = 'total' } = openList(reply);
    const rows: Row[] = [];
    const problems: Problem[] = [];
    let fields = 0;
    items.forEach((item, index) => {
      const { value, problems: own } = readPartly(row, item);
      if (!value) {
        problems.push(...below(joinPath(path, index), own));
        return;
      }
      if (own.length === 0) {
        rows.push(value.read);
        return;
      }
      fields += own.length;
      const told = below(joinPath(path, index), own);
      problems.push(...told);
      rows.push(withUnread(value.read, { rows: 0, fields: own.length, problems: told }));
    });
    if (rows.length === 0 && items.length > 0) throw new UnreadableReply(problems.slice(0, mostProblems));

    const counted = asNumber(total);
    if (counted === undefined && total !== undefined && total !== null) {
      problems.push({ path: totalPath, expected: 'número', found: kindOf(total) });
      fields++;
    }
    const list: List<Row> = { rows, total: counted ?? items.length };
    if (problems.length > 0)
      list.unread = { rows: items.length - rows.length, fields, problems: problems.slice(0, mostProblems) };
    return list;
  };
}

const below = (path: string, problems: readonly Problem[]) =>
  problems.map((problem) => ({ ...problem, path: joinPath(path, problem.path) }));

/** What is no object (a sum's values) tells nothing of itself. */
const withUnread = <T>(value: T, left: Unread): T =>
  typeof value === 'object' && value !== null ? { ...value, unread: left } : value;

/** Reads only the rows of a list, for option lists and look-ups; what was left out is told once, by the screen's frame. */
export function rowsOf<Row>(row: Schema<Row>): ReplyReader<Row[]> {
  const read = listOf(row);
  return (reply) => {
    const list = read(reply);
    if (list.unread) leftOut = list.unread;
    return list.rows;
  };
}

/**
 * Reads one record: the bare object, or the same wrapped in `data` (no record has a field of that name). A field that
 * cannot be read is missing from it, and told in its `unread` (see `unreadOf`).
 * @throws UnreadableReply for what is no such record, or has nothing of it
 */
export function recordOf<T>(schema: Schema<T>): ReplyReader<T> {
  return (reply) => {
    const { value, path } = openRecord(reply);
    const { value: record, problems } = readPartly(schema, value);
    const told = below(path, problems);
    if (!record || (told.length > 0 && !hasAnyOf(schema, value, problems)))
      throw new UnreadableReply(told.slice(0, mostProblems));
    if (told.length === 0) return record.read;
    return withUnread(record.read, {
      rows: 0,
      fields: told.length,
      problems: told.slice(0, mostProblems),
    });
  };
}

/**
 * The same for a page that is about nothing else and asks to be acted on, as an invoice: it is read whole or not at all.
 * @throws UnreadableReply besides where a field cannot be read
 */
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

/** Whether an object has any field of a schema's that could be read, so that it may be such a record at all. */
function hasAnyOf(schema: Schema<unknown>, value: unknown, problems: readonly Problem[]) {
  if (!('entries' in schema) || typeof value !== 'object' || value === null) return true;
  const lost = new Set(problems.map(({ path }) => path.split(/[.[]/)[0]));
  return Object.keys(schema.entries as object).some((key) => key in value && !lost.has(key));
}

/** The id of what was created, of an answer that need not tell it: null then. */
export const createdId: ReplyReader<{ id: number | null }> = recordOf(
  v.fallback(v.object({ id: optionalId }), { id: null }),
);

/** For writes whose reply says nothing: any JSON will do. */
export const ignoreReply: ReplyReader<null> = () => null;
