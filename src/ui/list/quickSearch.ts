import { emptyFilters, tidyFilters, type FiltersOf, type FilterTable } from './filters';

/*
 * The box in a list's header: the one question its module is asked most. What is typed there becomes ordinary filters,
 * so that chips, panel, page and exports know of it as of any other.
 */

export interface QuickSearch<Filters> {
  /** What it finds by, as it follows 'Buscar por': 'nome ou telefone'. */
  by: string;
  /** The filters it sets; those that a text does not mean are emptied. */
  filters: readonly (keyof Filters & string)[];
  /** Which of them a text, never blank, means. */
  read: (text: string) => Partial<Filters>;
}

/** A module, as far as its quick search needs it. */
export interface Searched<Table extends FilterTable> {
  table: Table;
  quickSearch: QuickSearch<FiltersOf<Table>>;
}

/** True for what only a number is typed as: digits, with the marks of a telephone, a CPF or a date between them. */
export const isNumberLike = (text: string) => /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);

/** The filters, with those of the quick search as a text means them. */
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

/** True when the filters say what the text means. */
export function saysSame<Table extends FilterTable>(
  module: Searched<Table>,
  filters: FiltersOf<Table>,
  text: string,
) {
  const meant = withQuickText(module, filters, text);
  return module.quickSearch.filters.every((key) => meant[key] === filters[key]);
}

/** What the box shows of filters that were set elsewhere, in the words of their chip unless they have others for it. */
export function quickTextOf<Table extends FilterTable>(
  { table, quickSearch }: Pick<Searched<Table>, 'table'> & Partial<Searched<Table>>,
  filters: FiltersOf<Table>,
): string {
  const [text = ''] = (quickSearch?.filters ?? [])
    .map((key) => {
      const { typed, chip } = table[key] ?? {};
      return typed?.(filters[key] as never) ?? chip?.(filters[key] as never, undefined as never) ?? '';
    })
    .filter(Boolean);
  return text;
}
