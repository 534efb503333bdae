import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { undoOffer } from '@/ui/feedback/offers';
import { endOffers } from '@/ui/feedback/toasts';
import { openNextFrom } from '@/ui/focus/panelFocus';
import { PanelHostContext, type PanelHost } from '@/ui/panel/panelHost';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { optional } from '@/ui/feedback/optional';
import type { FilterTable } from './filters';
import type { ListModule, OpenPanel, PanelName } from './listModule';
import type { ListOfPanel } from './listOfPanel';
import { keptState } from './listAddress';
import { useAnnounce } from './recordOffers';
import { findSignpost } from '@/ui/signposts';
import { useNewestLocation } from '@/ui/useStillHere';
import { useModule } from './useModule';

interface OverList {
  module: object;
  id: number | null;
  row: unknown;
  total: number;
  /** The list has loaded: a row it does not show will not come. */
  isListed: boolean;
}

const OverListContext = createContext<OverList | null>(null);

const FieldsOfDetails = optional(() => import('./deferred/field/FieldsOfDetails'));

interface ModulePanelProps<Row extends { id: number }, Panel extends string, Table extends FilterTable> {
  list: ListOfPanel<Row, Panel, Table>;
  panel: OpenPanel<Panel>;
  /** All panels of the module, so that its edit form can show a single field over the details. */
  panels?: ComponentType<{ name: PanelName<Panel> }>;
  children: ReactNode;
}

/**
 * Wraps a list's open panel for `usePanel`. It keeps its row when paging removes it, returns to the details
 * it was opened from, and after the person left announces a success without closing anything.
 */
export const ModulePanel = <Row extends { id: number }, Panel extends string, Table extends FilterTable>({
  panel,
  ...props
}: ModulePanelProps<Row, Panel, Table>) => (
  <PanelSlot panel={panel.name}>
    <HostedPanel key={`${panel.name} ${panel.id}`} panel={panel} {...props} />
  </PanelSlot>
);

function HostedPanel<Row extends { id: number }, Panel extends string, Table extends FilterTable>({
  list,
  panel: { name, id },
  panels,
  children,
}: ModulePanelProps<Row, Panel, Table>) {
  const { module, openPanel, closePanel, rows, total, isFetching } = list;
  useEffect(endOffers, []);
  const listed = rows.find((one) => one.id === id);
  const [row, setRow] = useState(listed);
  if (!row && listed) setRow(listed);
  const isListed = !isFetching;
  const over = useMemo(() => ({ module, id, row, total, isListed }), [module, id, row, total, isListed]);
  const newestLocation = useNewestLocation();
  const announce = useAnnounce();
  const readAgain = useRef<() => unknown>(() => undefined);
  const host = useMemo((): PanelHost => {
    const isDetails = name === 'details';
    // Read at call time: a key may close the panel before its own history entry has been rendered.
    const isOverDetails = () => !isDetails && keptState(newestLocation().state)?.isOverDetails === true;
    const close = () => (isOverDetails() ? openPanel('details', id ?? undefined) : closePanel());
    const done: PanelHost['done'] = (text, { undo, listPath = newestLocation().pathname, ...next } = {}) =>
      announce(text, close, {
        ...next,
        listPath,
        offers: undo && row && !isOverDetails() ? [undoOffer(module.labelOf(row), undo)] : [],
      });
    const place = isDetails ? rows.findIndex((one) => one.id === id) : -1;
    const leadTo = (beside: Row | undefined) =>
      beside &&
      (() => {
        openNextFrom(findSignpost('open', beside.id) ?? null);
        openPanel('details', beside.id);
      });
    const neighbours =
      place < 0 ? undefined : { previous: leadTo(rows[place - 1]), next: leadTo(rows[place + 1]) };
    return { close, done, isDetails, neighbours };
  }, [openPanel, closePanel, module, rows, row, name, id, newestLocation, announce]);
  return (
    <PanelHostContext
      value={
        name === 'details' && panels && id
          ? {
              ...host,
              onRead: (again) => (readAgain.current = again),
              actions: (
                <FieldsOfDetails
                  list={list as never}
                  panels={panels as never}
                  host={ModulePanel as never}
                  id={id}
                  onChanged={() => readAgain.current()}
                />
              ),
            }
          : host
      }
    >
      <OverListContext value={over}>{children}</OverListContext>
    </PanelHostContext>
  );
}

/** A module's open panel: its record and list. Throws outside of one. */
export function usePanel<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
) {
  const { close, done } = useContext(PanelHostContext);
  const over = useContext(OverListContext);
  const { filters, openPanel, changeFilters } = useModule(module);
  if (over?.module !== module) throw new Error(`No panel of "${module.name}" is open here`);
  const { id, row, total, isListed } = over;
  return {
    close,
    done,
    filters,
    total,
    changeFilters,
    /** 0 for a panel about no record. */
    id: id ?? 0,
    /** The list's row, if it was loaded when the panel opened. */
    row: row as Row | undefined,
    isListed,
    open: (panel: PanelName<Panel>) => openPanel(panel, id ?? undefined),
  };
}

/** Maps panel names to components: the default export of a module's `…Panels.tsx`. */
export const modulePanels = <Panel extends string>(
  components: Readonly<Record<PanelName<Panel>, ComponentType>>,
) =>
  function NamedPanel({ name }: { name: PanelName<Panel> }) {
    const Component: ComponentType = components[name];
    return <Component />;
  };
