import { useContext, useMemo } from 'react';
import type { FiltersOf, FilterTable } from '@/records/list/filters';
import type { ListModule, ModuleState } from '@/records/list/listModule';
import { ListUrlContext, type ListUrlState } from '@/records/list/useListUrlState';
import type { agendaModule, AgendaPanel } from './agendaModule';

/* Panels of another list's module over the agenda: their names in the list and in the agenda's URL. */

type InnerName = 'details' | 'create' | 'edit' | 'copy' | 'remove';
type OfKind = 'appointment' | 'task';
type Outer = ListUrlState<FiltersOf<(typeof agendaModule)['table']>, (typeof agendaModule)['panels'][number]>;

const ofTasks = 'task-';

/** Kind and list name of a panel; moving counts as editing. */
export function innerPanel(name: AgendaPanel): { kind: OfKind; name: InnerName } {
  const isTask = name.startsWith(ofTasks);
  const own = isTask ? name.slice(ofTasks.length) : name;
  return { kind: isTask ? 'task' : 'appointment', name: (own === 'move' ? 'edit' : own) as InnerName };
}

const outerName = (kind: OfKind, name: string) => (kind === 'task' ? ofTasks + name : name) as AgendaPanel;

/** The agenda's URL state in the form of a list whose panels open over it. */
export function useInnerUrlState<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  kind: OfKind,
) {
  const here = useContext(ListUrlContext);
  const outer = here?.urlState as Outer;
  return useMemo(() => {
    type Inner = ModuleState<FiltersOf<Table>, Panel>;
    const innerOf = ({ panel, ...state }: Outer['state']): Inner => ({
      ...state,
      filters: module.emptyFilters,
      panel: panel && { id: panel.id, name: innerPanel(panel.name).name as Panel },
    });
    const urlState: ListUrlState<FiltersOf<Table>, Panel> = {
      state: innerOf(outer.state),
      left: null,
      change: (next) =>
        outer.change((state) => {
          const before = innerOf(state);
          const { panel } = next(before);
          if (panel === before.panel) return state;
          return { ...state, panel: panel && { id: panel.id, name: outerName(kind, panel.name) } };
        }),
    };
    return { module, urlState };
  }, [module, kind, outer]);
}
