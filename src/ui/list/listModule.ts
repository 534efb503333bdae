import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/api/rootReducer';
import { emptyFilters, type FiltersOf, type FilterTable } from './filters';
import { pageSize } from './pageSize';
import type { QuickSearch } from './quickSearch';

/** The panels that every list has, and those that a module has besides. */
export type PanelName<Panel extends string> = 'details' | 'filter' | Panel;

/** The side panel that is open; one at a time, so it is one value. `id` is null for a new record. */
export interface OpenPanel<Panel extends string> {
  name: PanelName<Panel>;
  id: number | null;
}

export interface ModuleState<Filters, Panel extends string> {
  filters: Filters;
  page: number;
  /** Rows per page. */
  limit: number;
  panel: OpenPanel<Panel> | null;
  /** The filters are being typed, letter by letter: one entry of the history for all of it. */
  isTyping: boolean;
  /** The row from which the person went to a screen of its own: the focus comes back to it. */
  left: number | null;
}

interface ListModuleOptions<Row, Panel extends string, Table extends FilterTable> {
  /** The module's folder below `features/`: names its state, and its CSV (see ui/export/openCsvBuilder.ts). */
  name: string;
  /** The screen's heading and the page's title: 'Ligações'. */
  title: string;
  /** What a record is called, one and many: 'ligação', 'ligações'. */
  one: string;
  many: string;
  /** How a record is told from the others, e.g. `LI-12`: names its buttons. */
  labelOf: (row: Row) => string;
  filters: Table;
  /** The box in its header: the question it is asked most. None for a list that no text finds anything in. */
  quickSearch?: QuickSearch<NoInfer<FiltersOf<Table>>>;
  /** The filters a session starts with, where they are not all empty. */
  startingFilters?: () => Partial<FiltersOf<Table>>;
  /** The side panels of the screen besides details and filters. */
  panels: readonly Panel[];
  /** Where they slide in from. */
  side?: 'right' | 'left';
}

/**
 * A module that is a list with side panels: what it is called, its filters and panels, and the state of the person's
 * work in it (filters, page, open panel). The state's slice injects itself into the root reducer; it dies with the
 * store when the session ends.
 */
export function createListModule<
  Row extends { id: number },
  const Panel extends string,
  Table extends FilterTable,
>({
  name,
  filters: table,
  panels,
  startingFilters,
  side = 'right',
  ...words
}: ListModuleOptions<Row, Panel, Table>) {
  type Filters = FiltersOf<Table>;
  type State = ModuleState<Filters, Panel>;
  const empty = emptyFilters(table);
  const starting = (): Filters => ({ ...empty, ...startingFilters?.() });

  const slice = createSlice({
    name,
    initialState: (): State => ({
      filters: starting(),
      page: 1,
      limit: pageSize(),
      panel: null,
      isTyping: false,
      left: null,
    }),
    reducers: {
      /** The screen was entered: the stored filters stay, the page and panel start afresh. */
      screenOpened: (state) => ({ ...state, page: 1, panel: null, isTyping: false, left: null }),
      /** An address was come to: its state, whole. */
      placed: (_, { payload }: PayloadAction<State>) => payload as Draft<State>,
      /** A new search goes to page 1 and closes the filter panel. */
      filtersChanged: (state, { payload }: PayloadAction<Filters>) => {
        state.filters = payload as typeof state.filters;
        state.page = 1;
        state.panel = null;
        state.isTyping = false;
      },
      /** The search box: the same, a letter at a time. */
      filtersTyped: (state, { payload }: PayloadAction<Filters>) => {
        state.filters = payload as typeof state.filters;
        state.page = 1;
        state.isTyping = true;
      },
      pageChanged: (state, { payload }: PayloadAction<number>) => {
        state.page = Math.max(1, payload);
        state.isTyping = false;
      },
      /** Rows per page, for every list on this machine from now on; the first row shown stays in sight. */
      limitChanged: (state, { payload }: PayloadAction<number>) => {
        const firstRow = (state.page - 1) * state.limit;
        state.limit = payload;
        state.page = Math.floor(firstRow / payload) + 1;
        state.isTyping = false;
      },
      /** Opening a panel closes the one that was open. */
      panelOpened: (state, { payload }: PayloadAction<OpenPanel<Panel>>) => {
        state.panel = payload as Draft<OpenPanel<Panel>>;
      },
      panelClosed: (state) => ({ ...state, panel: null }),
      rowLeft: (state, { payload }: PayloadAction<number>) => ({ ...state, left: payload }),
    },
  });
  const injected = slice.injectInto(rootReducer);

  return {
    ...words,
    name,
    side,
    table,
    panels,
    emptyFilters: empty,
    startingFilters: starting,
    actions: slice.actions,
    select: (state: object): State => injected.selectSlice(state as never) as State,
  };
}

export type ListModule<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
> = ReturnType<typeof createListModule<Row, Panel, Table>>;
