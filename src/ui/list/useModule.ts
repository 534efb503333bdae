import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { bindActionCreators } from '@reduxjs/toolkit';
import { withoutFilter, type FiltersOf, type FilterTable } from './filters';
import type { ListModule, PanelName } from './listModule';
import { rememberPageSize } from './pageSize';

/** What a person does in a module: its state, and what changes it. */
export function useModule<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
) {
  const dispatch = useDispatch();
  const state = useSelector(module.select);
  const actions = useMemo(() => bindActionCreators(module.actions, dispatch), [module, dispatch]);
  const { filters, page, limit } = state;

  return {
    ...state,
    actions,
    /** What the list's query hook takes. */
    search: { ...filters, page, limit },
    openPanel: (name: PanelName<Panel>, id?: number) => void actions.panelOpened({ name, id: id ?? null }),
    closePanel: () => void actions.panelClosed(),
    changeFilters: (changed: FiltersOf<Table>) => void actions.filtersChanged(changed),
    /** The same for a search box, whose letters make one search of the history together. */
    typeFilters: (changed: FiltersOf<Table>) => void actions.filtersTyped(changed),
    /** Takes one filter back, as its chip does. */
    clearFilter: (key: keyof Table) => void actions.filtersChanged(withoutFilter(module.table, filters, key)),
    clearFilters: () => void actions.filtersChanged(module.emptyFilters),
    changePage: (next: number) => void actions.pageChanged(next),
    /** Rows per page, remembered on this machine. */
    changeLimit: (limit: number) => {
      rememberPageSize(limit);
      actions.limitChanged(limit);
    },
  };
}
