import { labelOf, yesOrNo, type AnyLike, type Choice, type ChoiceValue } from '@/formats/choices';
import { formatDate, isValidDate, type LocalDate } from '@/formats/dates';
import { digitsOf, formatPhone, nationalDigits } from '@/formats/phone';
import type { PageOfRows } from '../export/pages';
import type { Option } from '@/ui/form/options';
import type { ActiveFilter } from './ActiveFilters';

/* A module declares its filters in one table: `{ name: textFilter('Nome'), status: choiceFilter('Status',
 * statuses) }`. Types, empty values, chips and the request's parameters derive from it.
 */

/** One filter; `Names` is what its chip looks names up in, e.g. the office's users. */
export interface Filter<Value, Names = unknown> {
  empty: Value;
  label: string;
  /** A value's chip text; '' for no chip. */
  chip: (value: Value, names: Names) => string;
  /** Text in the search box for a value set elsewhere, where the chip hides part of it. */
  typed?: (value: Value) => string;
  /** Request parameter, if not the table's key. */
  wire?: string;
  /** Request value, if not the value itself; undefined omits it. */
  wireValue?: (value: Value) => unknown;
  tidy?: (value: Value) => Value;
  /** Parent filter: cleared together with it. */
  within?: string;
  /** URL form; without it the filter stays out of the URL (see listAddress.ts). */
  address?: AddressForm<Value>;
}

/** A filter's value as URL text; invalid text reads as undefined. */
interface AddressForm<Value> {
  write: (value: Value) => string;
  read: (text: string) => Value | undefined;
}

interface AnyFilter extends Omit<Filter<never, never>, 'empty' | 'tidy' | 'address'> {
  empty: unknown;
  tidy?: (value: never) => unknown;
  address?: { write: (value: never) => string; read: (text: string) => unknown };
}

/** A module's filters by name. */
export type FilterTable = Readonly<Record<string, AnyFilter>>;

/** The values of a table's filters. */
export type FiltersOf<Table extends FilterTable> = { [Key in keyof Table]: Table[Key]['empty'] };

// Converts a chip to a function of its names, so that inference intersects those of all chips; chips without
// names infer `never`.
type Taking<Chip> = Chip extends (value: never, names: infer Names) => string
  ? (names: [Names] extends [never] ? unknown : Names) => void
  : never;

/** What all chips of a table look names up in. */
export type NamesOf<Table extends FilterTable> =
  Taking<Table[keyof Table]['chip']> extends (names: infer Names) => void ? Names : never;

type Special<Value> = Pick<Filter<Value>, 'wire' | 'within' | 'tidy' | 'address' | 'typed'>;

const plainText: AddressForm<string> = { write: (text) => text, read: (text) => text };

const day: AddressForm<LocalDate | ''> = {
  write: (date) => date,
  read: (text) => (isValidDate(text) ? text : undefined),
};

const number = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const oneId: AddressForm<number | null> = { write: String, read: number };

function all<Value>(texts: string[], read: (text: string) => Value | undefined): Value[] | undefined {
  const values = texts.map(read).filter((value) => value !== undefined);
  return values.length === texts.length ? values : undefined;
}

const severalIds: AddressForm<number[]> = {
  write: (ids) => ids.join('.'),
  read: (text) => all(text.split('.'), number),
};

const valueReaders = {
  number,
  string: (text: string) => (/^[\w-]{1,30}$/.test(text) ? text : undefined),
  boolean: (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

/** Includes the name, since cities are in no office list: `3550308-São Paulo`. */
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

/** A text, whole or partial; `show` formats the chip. May be personal, so not in the URL. */
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

/** A record's reference, e.g. `AT-12`: not personal, so in the URL. */
export const referenceFilter = (label: string): Filter<string> => textFilter(label, { address: plainText });

/** A phone, whole or partial, searched by its digits. */
export const phoneFilter = (label: string, special: Special<string> = {}) =>
  textFilter(label, { show: formatPhone, tidy: (text) => digitsOf(nationalDigits(text)), ...special });

/** A day, or one end of a period. */
export const dateFilter = (label: string, special: Special<LocalDate | ''> = {}): Filter<LocalDate | ''> => ({
  empty: '',
  label,
  chip: formatDate,
  address: day,
  ...special,
});

/** One id; `nameOf` gives the chip's name. */
export const idFilter = <Names = unknown>(
  label: string,
  nameOf: (id: number, names: Names) => string,
  special: Special<number | null> = {},
): Filter<number | null, Names> => ({
  empty: null,
  label,
  // An unknown id shows as a number.
  chip: (id, names) => (id === null ? '' : nameOf(id, names) || String(id)),
  address: oneId,
  ...special,
});

/** Several ids; `nameOf` gives the chip's names. */
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

/** One value of a fixed list; unknown values are kept. */
export const choiceFilter = <Value extends ChoiceValue>(
  label: string,
  list: readonly Choice<Value>[],
  special: Special<AnyLike<Value> | null> = {},
): Filter<AnyLike<Value> | null> => {
  const read = valueReaders[typeof list[0]?.value as 'number' | 'string' | 'boolean'];
  return {
    empty: null,
    label,
    chip: (value) => (value === null ? '' : labelOf(list, value) || String(value)),
    address: { write: String, read: (text) => read(text) as AnyLike<Value> | undefined },
    ...special,
  };
};

/** Yes, no, or either. */
export const yesNoFilter = (label: string, special: Special<boolean | null> = {}) =>
  choiceFilter(label, yesOrNo, special);

/** One looked-up record, held with its name. */
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

/** Several looked-up records. */
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

/** A look-up that only helps to fill another filter: no chip, not sent. */
export const helpingFilter = (): Filter<Option<number> | null> => ({
  empty: null,
  label: '',
  chip: () => '',
  wireValue: () => undefined,
  address: oneOption,
});

/** A table's filters with their names. */
export const filterEntries = <Table extends FilterTable>(table: Table) =>
  Object.entries(table) as [keyof Table & string, Filter<unknown>][];

const mapped = <Table extends FilterTable>(
  table: Table,
  valueOf: (filter: Filter<unknown>, key: keyof Table & string) => unknown,
) =>
  Object.fromEntries(
    filterEntries(table).map(([key, filter]) => [key, valueOf(filter, key)]),
  ) as FiltersOf<Table>;

/** Every filter empty. */
export const emptyFilters = <Table extends FilterTable>(table: Table) => mapped(table, ({ empty }) => empty);

/** The filters normalised for a search. */
export const tidyFilters = <Table extends FilterTable>(table: Table, filters: FiltersOf<Table>) =>
  mapped(table, ({ tidy }, key) => (tidy ? tidy(filters[key]) : filters[key]));

/** The filters with one cleared, and those within it (a city's districts). */
export const withoutFilter = <Table extends FilterTable>(
  table: Table,
  filters: FiltersOf<Table>,
  taken: keyof Table,
) => mapped(table, ({ empty, within }, key) => (key === taken || within === taken ? empty : filters[key]));

/** The active filters as chips. */
export const activeFilters = <Table extends FilterTable>(
  table: Table,
  filters: FiltersOf<Table>,
  names: NamesOf<Table>,
): ActiveFilter<keyof Table & string>[] =>
  filterEntries(table)
    .map(([key, { label, chip }]) => ({ key, label, value: chip(filters[key], names) }))
    .filter(({ value }) => value !== '');

export type SearchOf<Table extends FilterTable> = FiltersOf<Table> & PageOfRows;

/** The filters as request parameters; empty ones are dropped there (see api/call.ts). */
export const wireFilters = <Table extends FilterTable>(table: Table, filters: FiltersOf<Table>) =>
  Object.fromEntries(
    filterEntries(table).map(([key, { wire = key, wireValue }]) => [
      wire,
      wireValue ? wireValue(filters[key]) : filters[key],
    ]),
  );

/** A search as request parameters. */
export const wireSearch = <Table extends FilterTable>(table: Table, search: SearchOf<Table>) => ({
  ...wireFilters(table, search),
  page: search.page,
  limit: search.limit,
});
