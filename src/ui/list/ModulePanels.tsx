import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { endLateOffers, undoOffer } from '../feedback/offers';
import { endOffers, showToast, type ToastAction } from '../feedback/toasts';
import { openNextFrom } from '../panel/panelFocus';
import { PanelHostContext, type PanelHost } from '../panel/panelHost';
import { useStillHere } from '../useStillHere';
import type { FilterTable } from './filters';
import type { ListModule, OpenPanel, PanelName } from './listModule';
import type { ListScreenState } from './useListScreen';
import { keptState } from './listAddress';
import { useRecordOffers } from './recordOffers';
import { rowButton } from './tableFocus';
import { useModule } from './useModule';

/** What a module's panels know of the list they lie over. */
interface OverList {
  module: object;
  id: number | null;
  row: unknown;
  total: number;
  /** The list has answered, so that a row it does not show is not on its way. */
  isListed: boolean;
}

const OverListContext = createContext<OverList | null>(null);

interface ModulePanelProps<Row extends { id: number }, Panel extends string, Table extends FilterTable> {
  /** As far as a panel knows it. */
  list: Pick<ListScreenState<Row, Panel, Table>, 'module' | 'actions' | 'rows' | 'total' | 'isFetching'>;
  panel: OpenPanel<Panel>;
  children: ReactNode;
}

/**
 * What a screen puts around its open panel, so that what is in it takes what it needs from `usePanel`. The row it was
 * opened on stays the panel's when another page takes it away; a panel opened by its address may be there before the
 * row is. Keyed by panel and record. One that was opened from the details of its record leads back to them when it is
 * closed or done; the details lead to those of the rows beside theirs. What is done once the panel has gone, or the
 * person is on the way to another screen, is announced and closes nothing.
 */
export function ModulePanel<Row extends { id: number }, Panel extends string, Table extends FilterTable>({
  list: { module, actions, rows, total, isFetching },
  panel: { name, id },
  children,
}: ModulePanelProps<Row, Panel, Table>) {
  useEffect(endOffers, []);
  const listed = rows.find((one) => one.id === id);
  const [row, setRow] = useState(listed);
  if (!row && listed) setRow(listed);
  const isListed = !isFetching;
  const over = useMemo(() => ({ module, id, row, total, isListed }), [module, id, row, total, isListed]);
  const { pathname, state } = useLocation();
  const recordOffers = useRecordOffers();
  const isHere = useStillHere();
  const isOverDetails = keptState(state)?.isOverDetails === true && name !== 'details';
  const host = useMemo((): PanelHost => {
    const close = () =>
      void (isOverDetails ? actions.panelOpened({ name: 'details', id }) : actions.panelClosed());
    const done: PanelHost['done'] = (text, { goesOn, written, listPath, undo } = {}) => {
      const isOpen = isHere();
      if (!goesOn && isOpen) close();
      const offers: ToastAction[] = [];
      // Over the details, which say it all, an offer would only be in the way.
      if (undo && row && !isOverDetails) offers.push(undoOffer(module.labelOf(row), undo));
      if (written !== undefined) offers.push(...recordOffers(listPath ?? pathname, written));
      showToast(text, offers.length > 0 ? { actions: offers } : {});
      endLateOffers(isOpen);
    };
    const isDetails = name === 'details';
    const place = isDetails ? rows.findIndex((one) => one.id === id) : -1;
    const leadTo = (beside: Row | undefined) =>
      beside &&
      (() => {
        openNextFrom(rowButton(module.labelOf(beside)));
        actions.panelOpened({ name: 'details', id: beside.id });
      });
    const neighbours =
      place < 0 ? undefined : { previous: leadTo(rows[place - 1]), next: leadTo(rows[place + 1]) };
    return { close, done, side: module.side, isDetails, neighbours };
  }, [actions, module, rows, row, name, id, isOverDetails, recordOffers, pathname, isHere]);
  return (
    <PanelHostContext value={host}>
      <OverListContext value={over}>{children}</OverListContext>
    </PanelHostContext>
  );
}

/**
 * For the panels of a module: the record they are about, and the list they lie over.
 * @throws Error outside of a panel of that module
 */
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
    /** Records the filters find. */
    total,
    changeFilters,
    /** The record's id; 0 in a panel that is about none. */
    id: id ?? 0,
    /** The record as the list shows it, when it stood there as the panel opened. */
    row: row as Row | undefined,
    isListed,
    /** Opens another panel in place of this one, on the same record. */
    open: (panel: PanelName<Panel>) => openPanel(panel, id ?? undefined),
  };
}

/**
 * The component of each panel of a module, as one that draws the panel of a name: the default export of its
 * `…Panels.tsx`.
 */
export const modulePanels = <Panel extends string>(
  components: Readonly<Record<PanelName<Panel>, ComponentType>>,
) =>
  function NamedPanel({ name }: { name: PanelName<Panel> }) {
    const Component: ComponentType = components[name];
    return <Component />;
  };
