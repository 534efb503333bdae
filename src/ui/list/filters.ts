import { formatDate, readLocalDate, type LocalDate } from '@/formats/dates';
import { formatPhone, nationalDigits } from '@/formats/phone';
import type { PageOfRows } from '../export/pages';
import type { Option } from '../form/options';
import type { ActiveFilter } from './ActiveFilters';

/*
 * A module states its filters once, in a table: `{ name: textFilter('Nome'), status: idFilter('Status', statusName) }`.
 * The type of the filters, their empty values, the chips under the header and the query on the wire come from it.
 */

/** All that is said of one filter. `Names` is what its chip looks names up in, e.g. the office's users. */
export interface Filter<Value, Names = unknown> {
  /** Its value when nothing is searched for. */
  empty: Value;
  /** What the chip calls it. */
  label: string;
  /** How the chip reads a value; '' for no chip. */
  chip: (value: Value, names: Names) => string;
  /** How the search box shows a value it was not typed into, where the chip hides some of it. */
  typed?: (value: Value) => string;
  /** Its name on the wire where that differs from the one in the table. */
  wire?: string;
  /** What stands for it on the wire, where that is not the value itself; undefined for nothing. */
  wireValue?: (value: Value) => unknown;
  /** What becomes of a typed value before it is searched for. */
  tidy?: (value: Value) => Value;
  /** The filter it belongs to: taken back with that one. */
  within?: string;
  /** How it stands in the address; without it, it stays out of there (see listAddress.ts). */
  address?: AddressForm<Value>;
}

/** A filter's value as a text of the address. A text that is none of its values is read as undefined. */
export interface AddressForm<Value> {
  write: (value: Value) => string;
  read: (text: string) => Value | undefined;
}

interface AnyFilter {
  empty: unknown;
  label: string;
  chip: (value: never, names: never) => string;
  typed?: (value: never) => string;
  wire?: string;
  wireValue?: (value: never) => unknown;
  tidy?: (value: never) => unknown;
  within?: string;
  address?: { write: (value: never) => string; read: (text: string) => unknown };
}

/** A module's filters by their names. */
export type FilterTable = Readonly<Record<string, AnyFilter>>;

/** The values a table's filters hold. */
export type FiltersOf<Table extends FilterTable> = { [Key in keyof Table]: Table[Key]['empty'] };

/**
 * A function that takes what a chip looks names up in; such functions of all chips together take all of it. Chips that
 * look up nothing are inferred to take `never`.
 */
type Taking<Chip> = Chip extends (value: never, names: infer Names) => string
  ? (names: [Names] extends [never] ? unknown : Names) => void
  : never;

/** What the chips of a table look names up in, all of them together. */
export type NamesOf<Table extends FilterTable> =
  Taking<Table[keyof Table]['chip']> extends (names: infer Names) => void ? Names : never;

/** What each kind of filter lets a module add. */
type Special<Value> = Pick<Filter<Value>, 'wire' | 'within' | 'tidy' | 'address' | 'typed'>;

const plainText: AddressForm<string> = { write: (text) => text, read: (text) => text };

const day: AddressForm<LocalDate | ''> = {
  write: (date) => date,
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? (readLocalDate(text) ?? undefined) : undefined),
};

const number = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const oneId: AddressForm<number | null> = { write: String, read: number };

/** All of a list's texts as values; undefined when one of them is none. */
function all<Value>(texts: string[], read: (text: string) => Value | undefined): Value[] | undefined {
  const values = texts.map(read).filter((value) => value !== undefined);
  return values.length === texts.length ? values : undefined;
}

const severalIds: AddressForm<number[]> = {
  write: (ids) => ids.join('.'),
  read: (text) => all(text.split('.'), number),
};

const yesOrNo: AddressForm<boolean | null> = {
  write: String,
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

/** Its id and, as no list of the office has it, its name: `3550308-São Paulo`. */
const writeOption = ({ value, label }: Option<number>) => `${value}-${label.replaceAll('|', ' ')}`;

function readOption(text: string): Option<number> | undefined {
  const [, id = '', label = ''] = /^(\d{1,9})-(.{1,80})$/.exec(text) ?? [];
  return id ? { value: Number(id), label } : undefined;
}

const oneOption: AddressForm<Option<number> | null> = {
  write: (option) => (option ? writeOption(option) : ''),
  read: readOption,
};

const severalOptions: AddressForm<Option<number>[]> = {
  write: (options) => options.map(writeOption).join('|'),
  read: (text) => all(text.split('|'), readOption),
};

/** A text, whole or a part; `show` formats it for the chip. It may be about a person, and stays out of the address. */
export const textFilter = (
  label: string,
  { show = (text) => text, ...special }: Special<string> & { show?: (text: string) => string } = {},
): Filter<string> => ({
  empty: '',
  label,
  chip: (text) => text && show(text),
  tidy: (text) => text.trim(),
  ...special,
});

/** The reference of a record, e.g. `AT-12`: says nothing of a person. */
export const referenceFilter = (label: string): Filter<string> => textFilter(label, { address: plainText });

/** A telephone, whole or a part: however it was typed, its digits are searched for. */
export const phoneFilter = (label: string, special: Special<string> = {}) =>
  textFilter(label, { show: formatPhone, tidy: nationalDigits, ...special });

/** A day; of a period the first or the last. */
export const dateFilter = (label: string, special: Special<LocalDate | ''> = {}): Filter<LocalDate | ''> => ({
  empty: '',
  label,
  chip: formatDate,
  address: day,
  ...special,
});

/** One of a list, by id; `nameOf` finds its name for the chip. */
export const idFilter = <Names = unknown>(
  label: string,
  nameOf: (id: number, names: Names) => string,
  special: Special<number | null> = {},
): Filter<number | null, Names> => ({
  empty: null,
  label,
  // One that nobody knows is told as it is searched for.
  chip: (id, names) => (id === null ? '' : nameOf(id, names) || String(id)),
  address: oneId,
  ...special,
});

/** Several of a list, by id. */
export const idsFilter = <Names = unknown>(
  label: string,
  nameOf: (id: number, names: Names) => string,
  special: Special<number[]> = {},
): Filter<number[], Names> => ({
  empty: [],
  label,
  chip: (ids, names) => ids.map((id) => nameOf(id, names) || String(id)).join(', '),
  address: severalIds,
  ...special,
});

/** One of a few that the API knows by a word, e.g. `pending`; one that nobody here knows is searched for as it is. */
export const wordFilter = <Word extends string>(
  label: string,
  words: readonly { value: Word; label: string }[],
  special: Special<Word | null> = {},
): Filter<Word | null> => ({
  empty: null,
  label,
  chip: (word) => words.find(({ value }) => value === word)?.label ?? word ?? '',
  address: { write: String, read: (text) => (/^[\w-]{1,30}$/.test(text) ? (text as Word) : undefined) },
  ...special,
});

/** Yes, no, or either. */
export const yesNoFilter = (
  label: string,
  { yes = 'Sim', no = 'Não', ...special }: Special<boolean | null> & { yes?: string; no?: string } = {},
): Filter<boolean | null> => ({
  empty: null,
  label,
  chip: (value) => (value === null ? '' : value ? yes : no),
  address: yesOrNo,
  ...special,
});

/** One thing found by a look-up, held with its name. */
export const lookupFilter = (
  label: string,
  special: Special<Option<number> | null> = {},
): Filter<Option<number> | null> => ({
  empty: null,
  label,
  chip: (chosen) => chosen?.label ?? '',
  address: oneOption,
  wireValue: (chosen) => chosen?.value,
  ...special,
});

/** Several things found by a look-up. */
export const lookupsFilter = (
  label: string,
  special: Special<Option<number>[]> = {},
): Filter<Option<number>[]> => ({
  empty: [],
  label,
  chip: (chosen) => chosen.map((option) => option.label).join(', '),
  address: severalOptions,
  wireValue: (chosen) => chosen.map((option) => option.value),
  ...special,
});

/** One found by a look-up that only helps to fill in another filter: it has no chip and is not sent. */
export const helpingFilter = (): Filter<Option<number> | null> => ({
  empty: null,
  label: '',
  chip: () => '',
  wireValue: () => undefined,
  address: oneOption,
});

/** The filters of a table with their names. */
export const filterEntries = <Table extends FilterTable>(table: Table) =>
  Object.entries(table) as [keyof Table & string, Filter<unknown, unknown>][];

const mapped = <Table extends FilterTable>(
  table: Table,
  valueOf: (filter: Filter<unknown>, key: keyof Table & string) => unknown,
) =>
  Object.fromEntries(
    filterEntries(table).map(([key, filter]) => [key, valueOf(filter, key)]),
  ) as FiltersOf<Table>;

/** Every filter empty: what clearing goes back to. */
export const emptyFilters = <Table extends FilterTable>(table: Table) => mapped(table, ({ empty }) => empty);

/** The filters as they are searched for: without the spaces around a text, a telephone as its digits. */
export const tidyFilters = <Table extends FilterTable>(table: Table, filters: FiltersOf<Table>) =>
  mapped(table, ({ tidy }, key) => (tidy ? tidy(filters[key]) : filters[key]));

/** The filters with one taken back, and with it those that mean nothing alone (the districts of a city). */
export const withoutFilter = <Table extends FilterTable>(
  table: Table,
  filters: FiltersOf<Table>,
  taken: keyof Table,
) => mapped(table, ({ empty, within }, key) => (key === taken || within === taken ? empty : filters[key]));

/** The filters in force, as the chips under the header say them. */
export const activeFilters = <Table extends FilterTable>(
  table: Table,
  filters: FiltersOf<Table>,
  names: NamesOf<Table>,
): ActiveFilter<keyof Table & string>[] =>
  filterEntries(table)
    .map(([key, { label, chip }]) => ({ key, label, value: chip(filters[key], names) }))
    .filter(({ value }) => value !== '');

/** A search: the filters, and which of the rows they find. */
export type SearchOf<Table extends FilterTable> = FiltersOf<Table> & PageOfRows;

/** The filters under the names of the wire; empty ones fall away there (see api/call.ts). */
export const wireFilters = <Table extends FilterTable>(table: Table, filters: FiltersOf<Table>) =>
  Object.fromEntries(
    filterEntries(table).map(([key, { wire = key, wireValue }]) => [
      wire,
      wireValue ? wireValue(filters[key]) : filters[key],
    ]),
  );

/** A search as its call sends it. */
export const wireSearch = <Table extends FilterTable>(table: Table, search: SearchOf<Table>) => ({
  ...wireFilters(table, search),
  page: search.page,
  limit: search.limit,
});
