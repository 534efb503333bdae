import {
  emptyFilters,
  filterEntries,
  tidyFilters,
  type Filter,
  type FiltersOf,
  type FilterTable,
} from './filters';

/* The header's search box sets ordinary filters, so that chips, panel, paging and exports follow it. */

export interface QuickSearch<Filters> {
  /** Follows 'Buscar por': 'nome ou telefone'. */
  by: string;
  /** The filters it sets; those a text does not mean are emptied. */
  filters: readonly (keyof Filters & string)[];
  read: (text: string) => Partial<Filters>;
}

export interface Searched<Table extends FilterTable> {
  table: Table;
  quickSearch: QuickSearch<FiltersOf<Table>>;
}

/** Whether a text is only digits and the punctuation of phones, CPFs and dates. */
export const isNumberLike = (text: string) => /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);

/** The filters with the quick search's ones set from a text. */
export function withQuickText<Table extends FilterTable>(
  { table, quickSearch }: Searched<Table>,
  filters: FiltersOf<Table>,
  text: string,
): FiltersOf<Table> {
  const empty = emptyFilters(table);
  const own = Object.fromEntries(quickSearch.filters.map((key) => [key, empty[key]]));
  const meant = text.trim() && quickSearch.read(text.trim());
  return tidyFilters(table, { ...filters, ...own, ...(meant || {}) });
}

/** Whether the filters already match the text. */
export function saysSame<Table extends FilterTable>(
  module: Searched<Table>,
  filters: FiltersOf<Table>,
  text: string,
) {
  const meant = withQuickText(module, filters, text);
  return module.quickSearch.filters.every((key) => meant[key] === filters[key]);
}

/** The box's text for filters set elsewhere: their `typed` form, else their chip. */
export function quickTextOf<Table extends FilterTable>(
  { table, quickSearch }: Pick<Searched<Table>, 'table'> & Partial<Searched<Table>>,
  filters: FiltersOf<Table>,
): string {
  const known = new Map<string, Pick<Filter<unknown>, 'typed' | 'chip'>>(filterEntries(table));
  const [text = ''] = (quickSearch?.filters ?? [])
    .map((key) => {
      const { typed, chip } = known.get(key) ?? {};
      return typed?.(filters[key]) ?? chip?.(filters[key], undefined) ?? '';
    })
    .filter(Boolean);
  return text;
}
