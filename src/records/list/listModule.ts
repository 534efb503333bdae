import { createSlice, type PayloadAction, type Slice } from '@reduxjs/toolkit';
import { injectedState } from '@/api/injected';
import { rootReducer } from '@/api/rootReducer';
import { emptyFilters, type FiltersOf, type FilterTable } from './filters';
import type { ListPeriod } from './quickRanges';
import type { QuickSearch } from './quickSearch';

export type PanelName<Panel extends string> = 'details' | 'filter' | Panel;

/** The open side panel, one at a time; `id` is null for a new record. */
export interface OpenPanel<Panel extends string> {
  name: PanelName<Panel>;
  id: number | null;
}

export interface ModuleState<Filters, Panel extends string> {
  filters: Filters;
  page: number;
  limit: number;
  /** Key of the sort column, with '-' before it for descending; undefined keeps the API's order. */
  order?: string | undefined;
  panel: OpenPanel<Panel> | null;
  /** Filters are being typed: one history entry for all keystrokes. */
  isTyping: boolean;
}

export interface ListSliceState<Filters> {
  /** The last filters, restored when the menu opens the list. */
  filters: Filters;
  /** The row left for its own screen: focus returns to it. */
  left: number | null;
}

interface ListModuleOptions<Row, Panel extends string, Table extends FilterTable> {
  /** The module's folder in `features/`: names its slice and CSV (see records/export/openCsvBuilder.ts). */
  name: string;
  /** The slice of a feature with several lists; this list's reducer is injected into it. */
  within?: { reducerPath: string; reducer: Parameters<Slice['injectInto']>[0] };
  title: string;
  /** Singular and plural: 'ligação', 'ligações'. */
  one: string;
  many: string;
  /** A record's reference, e.g. `LI-12`. */
  labelOf: (row: Row) => string;
  filters: Table;
  quickSearch?: QuickSearch<NoInfer<FiltersOf<Table>>>;
  /** For a list often filtered by today, week and month. */
  period?: ListPeriod<keyof NoInfer<Table> & string>;
  startingFilters?: () => Partial<FiltersOf<Table>>;
  panels: readonly Panel[];
}

/** Declares a list module and a self-injecting slice for its state outside the URL (see useListUrlState.ts). */
export function createListModule<
  Row extends { id: number },
  const Panel extends string,
  Table extends FilterTable,
>({ name, filters: table, panels, startingFilters, within, ...words }: ListModuleOptions<Row, Panel, Table>) {
  type Filters = FiltersOf<Table>;
  type State = ListSliceState<Filters>;
  const empty = emptyFilters(table);
  const starting = (): Filters => ({ ...empty, ...startingFilters?.() });

  const slice = createSlice({
    name,
    initialState: (): State => ({ filters: starting(), left: null }),
    reducers: {
      filtersShown: (state, { payload }: PayloadAction<Filters>): State =>
        state.filters === payload ? (state as State) : { filters: payload, left: null },
      rowLeft: (state, { payload }: PayloadAction<number>) => ({ ...state, left: payload }),
    },
  });
  const injected = slice.injectInto(within?.reducer ?? rootReducer);
  // Empty until something was dispatched after injection.
  const around = (state: object) =>
    within ? ((state as Record<string, object | undefined>)[within.reducerPath] ?? {}) : state;

  return {
    ...words,
    name,
    table,
    panels,
    emptyFilters: empty,
    startingFilters: starting,
    slice,
    actions: slice.actions,
    select: (state: object): State => injected.selectSlice(injectedState(around(state))),
  };
}

export type ListModule<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
> = ReturnType<typeof createListModule<Row, Panel, Table>>;
