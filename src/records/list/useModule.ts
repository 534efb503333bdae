import { useContext, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '@/api/store';
import { withoutFilter, type FiltersOf, type FilterTable } from './filters';
import type { ListModule, PanelName } from './listModule';
import { rememberPageSize } from './pageSize';
import { ListUrlContext, type ListUrlState } from './useListUrlState';

/** A module's list state and its changes. Throws outside the module's `atAddress`. */
export function useModule<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
) {
  const dispatch = useAppDispatch();
  const here = useContext(ListUrlContext);
  if (here?.module !== module) throw new Error(`The list of "${module.name}" is not on the screen`);
  const { state, change, left } = here.urlState as ListUrlState<FiltersOf<Table>, Panel>;

  const changes = useMemo(() => {
    // flushSync runs effects too, so that a cached result is not painted before its refetch.
    const search: typeof change = (next) => flushSync(() => change(next));
    return {
      openPanel: (name: PanelName<Panel>, id?: number) =>
        change((present) => ({ ...present, panel: { name, id: id ?? null } })),
      closePanel: () => change((present) => ({ ...present, panel: null })),
      /** Searches from page 1 and closes the panel; equal filters refetch. */
      changeFilters: (filters: FiltersOf<Table>) =>
        search((present) => ({ ...present, filters, page: 1, panel: null, isTyping: false })),
      /** For a search box: its keystrokes share one history entry. */
      typeFilters: (filters: FiltersOf<Table>) =>
        search((present) => ({ ...present, filters, page: 1, isTyping: true })),
      changePage: (page: number) =>
        change((present) => ({ ...present, page: Math.max(1, page), isTyping: false })),
      changeOrder: (order: string) => change((present) => ({ ...present, order, page: 1, isTyping: false })),
      /** Stores the page size; keeps the first visible row on screen. */
      changeLimit: (limit: number) => {
        rememberPageSize(limit);
        change((present) => {
          const firstRow = (present.page - 1) * present.limit;
          return { ...present, limit, page: Math.floor(firstRow / limit) + 1, isTyping: false };
        });
      },
      leaveRow: (id: number) => void dispatch(module.actions.rowLeft(id)),
    };
  }, [change, dispatch, module]);

  const { filters, page, limit } = state;
  return {
    ...state,
    ...changes,
    left,
    search: { ...filters, page, limit },
    clearFilter: (key: keyof Table) => changes.changeFilters(withoutFilter(module.table, filters, key)),
    clearFilters: () => changes.changeFilters(module.emptyFilters),
  };
}
