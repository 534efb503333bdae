import { formatDate, type LocalDate } from '@/formats/dates';
import { formatPhone, nationalDigits } from '@/formats/phone';
import type { PageOfRows } from '../export/collectPages';
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
  /** Its name on the wire where that differs from the one in the table. */
  wire?: string;
  /** What stands for it on the wire, where that is not the value itself; undefined for nothing. */
  wireValue?: (value: Value) => unknown;
  /** What becomes of a typed value before it is searched for. */
  tidy?: (value: Value) => Value;
  /** The filter it belongs to: taken back with that one. */
  within?: string;
}

interface AnyFilter {
  empty: unknown;
  label: string;
  chip: (value: never, names: never) => string;
  wire?: string;
  wireValue?: (value: never) => unknown;
  tidy?: (value: never) => unknown;
  within?: string;
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
type Special<Value> = Pick<Filter<Value>, 'wire' | 'within' | 'tidy'>;

/** A text, whole or a part; `show` formats it for the chip. */
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

/** A telephone, whole or a part: however it was typed, its digits are searched for. */
export const phoneFilter = (label: string, special: Special<string> = {}) =>
  textFilter(label, { show: formatPhone, tidy: nationalDigits, ...special });

/** A day; of a period the first or the last. */
export const dateFilter = (label: string, special: Special<LocalDate | ''> = {}): Filter<LocalDate | ''> => ({
  empty: '',
  label,
  chip: formatDate,
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
  chip: (id, names) => (id === null ? '' : nameOf(id, names)),
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
  chip: (ids, names) => ids.map((id) => nameOf(id, names)).join(', '),
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
  wireValue: (chosen) => chosen.map((option) => option.value),
  ...special,
});

/** What only helps to fill in another filter: it has no chip and is not sent. */
export const helpingFilter = <Value>(empty: Value): Filter<Value> => ({
  empty,
  label: '',
  chip: () => '',
  wireValue: () => undefined,
});

const entriesOf = <Table extends FilterTable>(table: Table) =>
  Object.entries(table) as [keyof Table & string, Filter<unknown, unknown>][];

const mapped = <Table extends FilterTable>(
  table: Table,
  valueOf: (filter: Filter<unknown>, key: keyof Table & string) => unknown,
) =>
  Object.fromEntries(
    entriesOf(table).map(([key, filter]) => [key, valueOf(filter, key)]),
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
  entriesOf(table)
    .map(([key, { label, chip }]) => ({ key, label, value: chip(filters[key], names) }))
    .filter(({ value }) => value !== '');

/** A search: the filters, and which of the rows they find. */
export type SearchOf<Table extends FilterTable> = FiltersOf<Table> & PageOfRows;

/** The filters under the names of the wire; empty ones fall away there (see api/client.ts). */
export const wireFilters = <Table extends FilterTable>(table: Table, filters: FiltersOf<Table>) =>
  Object.fromEntries(
    entriesOf(table).map(([key, { wire = key, wireValue }]) => [
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
