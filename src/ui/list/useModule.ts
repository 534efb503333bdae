import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { bindActionCreators } from '@reduxjs/toolkit';
import type { createModuleSlice } from './moduleSlice';

type ModuleSlice<Filters extends object, Panel extends string> = ReturnType<
  typeof createModuleSlice<string, Filters, Panel>
>;

/** A module's state and its actions, bound; entering the screen starts its page and panel afresh. */
export function useModule<Filters extends object, Panel extends string>(slice: ModuleSlice<Filters, Panel>) {
  const dispatch = useDispatch();
  const state = useSelector(slice.select);
  const actions = useMemo(() => bindActionCreators(slice.actions, dispatch), [slice, dispatch]);

  useEffect(() => void actions.screenOpened(), [actions]);

  return {
    ...state,
    isPanel: (...names: Panel[]) => state.panel !== null && names.includes(state.panel.name),
    openPanel: (name: Panel, id?: number) => actions.panelOpened({ name, id: id ?? null }),
    closePanel: () => void actions.panelClosed(),
    changeFilters: (filters: Filters) => void actions.filtersChanged(filters),
    /** Takes one filter back, as its chip does. */
    clearFilter: (key: keyof Filters & string) =>
      void actions.filtersChanged({ ...state.filters, [key]: slice.emptyFilters[key] }),
    clearFilters: () => void actions.filtersChanged(slice.emptyFilters),
    changePage: (page: number) => void actions.pageChanged(page),
  };
}
