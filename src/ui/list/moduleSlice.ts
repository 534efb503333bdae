import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/api/rootReducer';

/** Rows per page of every list (contract, section 1). */
export const pageSize = 10;

/** The side panel that is open; one at a time, so it is one value. `id` is null for a new record. */
export interface OpenPanel<Panel extends string> {
  name: Panel;
  id: number | null;
}

export interface ModuleState<Filters, Panel extends string> {
  filters: Filters;
  page: number;
  panel: OpenPanel<Panel> | null;
}

interface ModuleSliceOptions<Name extends string, Filters> {
  name: Name;
  /** Every filter empty: what clearing goes back to. */
  emptyFilters: Filters;
  /** The filters a session starts with, when they are not the empty ones. */
  startingFilters?: () => Filters;
}

/**
 * What the person is doing in one module: filters, page and the open panel (document 3, section 4.1).
 * The slice injects itself into the root reducer; it dies with the store when the session ends.
 */
export function createModuleSlice<Name extends string, Filters extends object, Panel extends string>({
  name,
  emptyFilters,
  startingFilters = () => emptyFilters,
}: ModuleSliceOptions<Name, Filters>) {
  type State = ModuleState<Filters, Panel>;

  const slice = createSlice({
    name,
    initialState: (): State => ({ filters: startingFilters(), page: 1, panel: null }),
    reducers: {
      /** The screen was entered: the stored filters stay, the page and panel start afresh. */
      screenOpened: (state) => ({ ...state, page: 1, panel: null }),
      /** A new search goes to page 1 and closes the filter panel. */
      filtersChanged: (state, { payload }: PayloadAction<Filters>) => {
        state.filters = payload as typeof state.filters;
        state.page = 1;
        state.panel = null;
      },
      pageChanged: (state, { payload }: PayloadAction<number>) => ({ ...state, page: Math.max(1, payload) }),
      /** Opening a panel closes the one that was open. */
      panelOpened: (state, { payload }: PayloadAction<{ name: Panel; id?: number | null }>) => {
        state.panel = { name: payload.name, id: payload.id ?? null } as Draft<OpenPanel<Panel>>;
      },
      panelClosed: (state) => ({ ...state, panel: null }),
    },
  });
  const injected = slice.injectInto(rootReducer);

  return {
    actions: slice.actions,
    emptyFilters,
    select: (state: object): State => injected.selectSlice(state as never) as State,
  };
}
