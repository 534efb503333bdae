import { filterEntries, type FiltersOf, type FilterTable } from './filters';
import type { ListModule, ModuleState, OpenPanel, PanelName } from './listModule';
import { pageSize, readPageSize } from './pageSize';

/* The state of a list as a URL: `/services/list?statusId=2&page=3&panel=details&id=12`. Filters that may be
 * personal stay in the history entry's state, which Back and reload restore but links do not carry.
 */

export interface KeptState {
  filters: Record<string, string>;
  /** Entries between this one and the list without a panel; 0 if it is not below. */
  depth: number;
  /** The entry below shows the same record's details, which closing returns to. */
  isOverDetails: boolean;
  /** A search being typed: the next keystroke replaces the entry. */
  isTyping: boolean;
}

export interface UrlState {
  search: string;
  filters: Record<string, string>;
}

/** URL of a record: its list with the details open. */
export const recordPath = (listPath: string, id: number) => `${listPath}?panel=details&id=${id}`;

/** URL of a list with only these filters. */
export const filteredPath = <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  listPath: string,
  module: ListModule<Row, Panel, Table>,
  filters: Partial<FiltersOf<Table>>,
) => {
  const starting = { page: 1, limit: pageSize(), panel: null, isTyping: false };
  return `${listPath}${urlStateOf(module, { ...starting, filters: { ...module.emptyFilters, ...filters } }).search}`;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A history entry's list state; null if no list wrote it. */
export function keptState(state: unknown): KeptState | null {
  const list = isRecord(state) ? state.list : null;
  if (!isRecord(list) || !isRecord(list.filters)) return null;
  const filters = Object.entries(list.filters).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    filters: Object.fromEntries(filters),
    depth: typeof list.depth === 'number' ? list.depth : 0,
    isOverDetails: list.isOverDetails === true,
    isTyping: list.isTyping === true,
  };
}

/** What a state says in the URL: only filters that differ from the starting ones. */
export function urlStateOf<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  { filters, page, limit, order, panel }: ModuleState<FiltersOf<Table>, Panel>,
): UrlState {
  const starting = module.startingFilters();
  const query = new URLSearchParams();
  const kept: Record<string, string> = {};
  for (const [key, { empty, address }] of filterEntries(module.table)) {
    const value: unknown = filters[key];
    if (address) {
      const text = isSame(value, empty) ? '' : address.write(value);
      const startText = isSame(starting[key], empty) ? '' : address.write(starting[key]);
      if (text !== startText) query.set(key, text);
    } else if (typeof value === 'string' && value !== '') kept[key] = value;
  }
  if (page > 1) query.set('page', String(page));
  if (page > 1 || limit !== pageSize()) query.set('limit', String(limit));
  if (order) query.set('order', order);
  if (panel) {
    query.set('panel', panel.name);
    if (panel.id !== null) query.set('id', String(panel.id));
  }
  const search = query.toString();
  return { search: search && `?${search}`, filters: kept };
}

/** Whether a URL says anything about a list. */
export function saysUrlState(module: { table: FilterTable }, search: string): boolean {
  const query = new URLSearchParams(search);
  return ['page', 'limit', 'order', 'panel', ...Object.keys(module.table)].some((key) => query.has(key));
}

/** The state that a URL describes; invalid parts are ignored. */
export function stateAt<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  { search, filters: kept }: UrlState,
): ModuleState<FiltersOf<Table>, Panel> {
  const query = new URLSearchParams(search);
  const filters: Record<string, unknown> = { ...module.startingFilters() };
  for (const [key, { empty, address }] of filterEntries(module.table)) {
    const text = query.get(key);
    if (address && text !== null) filters[key] = (text === '' ? undefined : address.read(text)) ?? empty;
    else if (!address && typeof empty === 'string') filters[key] = kept[key] ?? empty;
  }
  return {
    filters: filters as FiltersOf<Table>,
    page: readId(query.get('page')) ?? 1,
    limit: readPageSize(query.get('limit')) ?? pageSize(),
    order: /^-?\w{1,40}$/.exec(query.get('order') ?? '')?.[0],
    panel: readPanel(module, query),
    isTyping: false,
  };
}

function readPanel<Panel extends string>(
  { panels }: { panels: readonly Panel[] },
  query: URLSearchParams,
): OpenPanel<Panel> | null {
  const name = query.get('panel');
  const known: readonly string[] = ['details', 'filter', ...panels];
  if (name === null || !known.includes(name)) return null;
  return { name: name as PanelName<Panel>, id: readId(query.get('id')) };
}

const readId = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether two say the same. */
export const isSameUrlState = (one: UrlState, other: UrlState) =>
  one.search === other.search && isSame(sorted(one.filters), sorted(other.filters));

const sorted = (filters: Record<string, string>) =>
  Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1));
