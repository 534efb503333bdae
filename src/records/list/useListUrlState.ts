import { createContext, useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '@/api/store';
import { useNewestLocation, useStillHere } from '@/ui/useStillHere';
import type { FiltersOf, FilterTable } from './filters';
import { historyStep } from './historyStep';
import { isSameUrlState, keptState, urlStateOf, saysUrlState, stateAt } from './listAddress';
import type { ListModule, ModuleState } from './listModule';
import { listShown } from './recordOffers';

export interface ListUrlState<Filters, Panel extends string> {
  state: ModuleState<Filters, Panel>;
  /** Updates state; successive calls compose. */
  change: (next: (state: ModuleState<Filters, Panel>) => ModuleState<Filters, Panel>) => void;
  left: number | null;
}

interface Shown<State> {
  key: string;
  state: State;
  /** States requested since it rendered, the current one last. */
  asked: readonly State[];
}

export const ListUrlContext = createContext<{ module: object; urlState: unknown } | null>(null);

/**
 * A list's state, synced with its URL. Changes render first and reach the history after: by then a closed
 * panel, whose leave guard would ask, has unmounted.
 */
export function useListUrlState<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
): ListUrlState<FiltersOf<Table>, Panel> {
  type State = ModuleState<FiltersOf<Table>, Panel>;
  const location = useLocation();
  const { key, pathname } = location;
  const newestLocation = useNewestLocation();
  const navigate = useNavigate();
  const isHere = useStillHere();
  const dispatch = useAppDispatch();
  const store = useAppStore();

  const read = ({ search, state }: Location) => {
    const kept = keptState(state);
    const there = stateAt(module, { search, filters: kept?.filters ?? {} });
    // A menu link restores the last filters, but not page and panel.
    const isBare = !kept && !saysUrlState(module, search);
    return isBare ? { ...there, filters: module.select(store.getState()).filters } : there;
  };
  const [left] = useState(() => (keptState(location.state) ? module.select(store.getState()).left : null));
  // Not useState: its updates would start from state rendered inside a pending transition.
  const [shown, update] = useReducer(
    (present: Shown<State>, next: (present: Shown<State>) => Shown<State>) => next(present),
    location,
    (first) => ({ key, state: read(first), asked: [] }),
  );
  if (shown.key !== key) {
    const there = read(location);
    const { search, filters } = urlStateOf(module, there);
    // The entry echoes a requested state: the current state is at least as new.
    const isReported = [...shown.asked, shown.state].some((state) =>
      isSameUrlState(urlStateOf(module, state), { search, filters }),
    );
    update(() => ({ key, state: isReported ? shown.state : there, asked: [] }));
  }
  const change = useCallback<ListUrlState<FiltersOf<Table>, Panel>['change']>(
    (next) =>
      update((present) => {
        const state = next(present.state);
        return { ...present, state, asked: [...present.asked, state] };
      }),
    [],
  );

  const { filters } = shown.state;
  useEffect(() => void dispatch(module.actions.filtersShown(filters)), [dispatch, module, filters]);

  const leaving = useRef<string>(null);
  const follow = useEffectEvent(() => {
    const entry = newestLocation();
    if (leaving.current === entry.key) return;
    leaving.current = null;
    // An unrequested change must not replace a link or Back that is still pending.
    if (entry.key !== key && (shown.asked.length === 0 || !keptState(entry.state))) return;
    if (!keptState(entry.state) && !isHere()) return;
    const step = historyStep(module, entry, shown.state);
    if (!step) return;
    if ('back' in step) {
      leaving.current = entry.key;
      void navigate(-step.back);
    } else {
      const { search, list, replace } = step;
      void navigate({ search }, { replace, state: { list }, preventScrollReset: true });
    }
  });
  useEffect(() => follow(), [shown]);

  // Toasts and the palette open records over this list as it is.
  useEffect(() => {
    const open = (id: number | null, panel: string) => {
      const name = ['details' as const, ...module.panels].find((one) => one === panel);
      if (name) change((present) => ({ ...present, panel: { name, id } }));
      return name !== undefined;
    };
    return listShown({ path: pathname, open });
  }, [module, pathname, change]);

  return { state: shown.state, change, left };
}
