import { useEffect, useMemo, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PanelHostContext, usePanelHost, type PanelHost } from '@/ui/panel/panelHost';
import type { FiltersOf, FilterTable } from './filters';
import type { ListModule, OpenPanel, PanelName } from './listModule';
import { ModulePanel } from './ModulePanels';
import { pageSize } from './pageSize';
import { ListUrlContext, type ListUrlState } from './useListUrlState';

export interface OverProps {
  /** One of the module's panels. */
  panel: string;
  /** Null for a new record. */
  id: number | null;
  /** Initial values of a new record. */
  start?: object | undefined;
  onClose: () => void;
}

/** Whether the URL has changed since the first render. */
export function useHasLeft() {
  const { pathname, search } = useLocation();
  const [openedAt] = useState(pathname + search);
  return pathname + search !== openedAt;
}

/** The state of a newly opened list, which its panels require where the list is not on screen. */
const startOf = <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  panel: OpenPanel<Panel>,
): ListUrlState<FiltersOf<Table>, Panel>['state'] => ({
  filters: module.startingFilters(),
  page: 1,
  limit: pageSize(),
  panel,
  isTyping: false,
});

/** `ModulePanel` for a single panel on a screen without the module's list: it opens no other panels. */
export const hostOver = <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
) =>
  function HostOver(props: ComponentProps<typeof ModulePanel<Row, Panel, Table>>) {
    const [state] = useState(() => startOf(module, props.panel));
    const value = useMemo(
      () => ({ module, urlState: { state, left: null, change: () => undefined } }),
      [state],
    );
    return (
      <ListUrlContext value={value}>
        <ModulePanel {...props} />
      </ListUrlContext>
    );
  };

/** The panels of a module's list over any screen, whose URL stays the same; they close when it is left. */
export const panelsOver = <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  listPath: string,
  Panels: ComponentType<{ name: PanelName<Panel> }>,
): ComponentType<OverProps> =>
  function PanelsOver({ panel: name, id, start, onClose }) {
    type State = ListUrlState<FiltersOf<Table>, Panel>;
    const [state, setState] = useState(() => startOf(module, { name: name as PanelName<Panel>, id }));
    const { panel } = state;
    const isOver = useHasLeft() || panel === null;
    useEffect(() => {
      if (isOver) onClose();
    }, [isOver, onClose]);
    const value = useMemo(
      () => ({ module, urlState: { state, left: null, change: setState } satisfies State }),
      [state],
    );
    const list = useMemo(() => {
      const open = (to: State['state']['panel']) => setState((present) => ({ ...present, panel: to }));
      return {
        ...{ module, rows: [], total: 0, isFetching: false },
        openPanel: (to: PanelName<Panel>, of?: number) => open({ name: to, id: of ?? null }),
        closePanel: () => open(null),
      };
    }, []);
    return (
      panel && (
        <ListUrlContext value={value}>
          <ModulePanel list={list} panel={panel} panels={Panels}>
            <OfList listPath={listPath} start={start}>
              <Panels name={panel.name} />
            </OfList>
          </ModulePanel>
        </ListUrlContext>
      )
    );
  };

interface OfListProps {
  listPath: string;
  start: object | undefined;
  children: ReactNode;
}

/** Saved records are opened in their own list. */
function OfList({ listPath, start, children }: OfListProps) {
  const host = usePanelHost();
  const ofList: PanelHost = {
    ...host,
    ...(start && { start }),
    done: (text, next) => host.done(text, { listPath, ...next }),
  };
  return <PanelHostContext value={ofList}>{children}</PanelHostContext>;
}
