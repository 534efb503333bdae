import type { FiltersOf, FilterTable } from './filters';
import { isSameUrlState, keptState, urlStateOf, stateAt, type KeptState } from './listAddress';
import type { ListModule, ModuleState } from './listModule';

/** Go back some entries, or write one, pushed or replaced. */
type HistoryStep = { back: number } | { search: string; list: KeptState; replace: boolean };

/** The step from a history entry to the list's state; null if they agree. */
export function historyStep<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  entry: { search: string; state: unknown },
  state: ModuleState<FiltersOf<Table>, Panel>,
): HistoryStep | null {
  const { search, filters } = urlStateOf(module, state);
  const write = (replace: boolean, kept: Partial<KeptState> = {}): HistoryStep => ({
    search,
    list: { filters, depth: 0, isOverDetails: false, isTyping: false, ...kept },
    replace,
  });

  // An entry from a menu or link: rewrite it with its filters.
  const kept = keptState(entry.state);
  if (!kept) return write(true);
  const here = { search: entry.search, filters: kept.filters };
  if (isSameUrlState(here, { search, filters })) return null;

  const { depth, isOverDetails } = kept;
  const { panel } = stateAt(module, here);
  const isOnlyPanel = isSameUrlState(urlStateOf(module, { ...state, panel }), here);
  if (!isOnlyPanel)
    return write(panel !== null || (kept.isTyping && state.isTyping), { isTyping: state.isTyping });
  if (!state.panel) return depth > 0 ? { back: depth } : write(true, { isTyping: state.isTyping });
  // A panel on another record replaces the open one; on the same record it is pushed.
  if (panel && panel.id !== state.panel.id) return write(true, { depth });
  if (isOverDetails && state.panel.name === 'details') return { back: 1 };
  return write(false, { depth: depth + 1, isOverDetails: panel?.name === 'details' });
}
