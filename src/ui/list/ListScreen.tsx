import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { Rule } from '@/session/rights';
import { Button } from '../button/Button';
import { UnreadNotice } from '../feedback/UnreadNotice';
import { ColumnsIcon, FilterIcon, KeyboardIcon, PlusIcon } from '../icons';
import type { ListTool } from '../panel/ListTools';
import { PanelSlot } from '../panel/PanelSlot';
import { useBlockedReason } from '../useBlockedReason';
import { ActiveFilters } from './ActiveFilters';
import { chosenColumns, useColumnChoice } from './columnChoice';
import type { FilterTable } from './filters';
import { HeaderActions, type HeaderAction } from './HeaderActions';
import { ListBody } from './ListBody';
import { ListHeader } from './ListHeader';
import { ListLoading } from './ListLoading';
import { recordPath } from './listAddress';
import type { PanelName } from './listModule';
import { ListPage } from './ListPage';
import { ListPager } from './ListPager';
import { ListTable, type ListColumn } from './ListTable';
import { focusRow } from './tableFocus';
import { ModulePanel } from './ModulePanels';
import { QuickRanges } from './QuickRanges';
import {
  changedRange,
  rangeIn,
  rangesOf,
  searchedPeriod,
  type FilterRange,
  type ListPeriod,
} from './quickRanges';
import { QuickSearchBox } from './QuickSearchBox';
import type { RowGroup } from './rowGroups';
import type { ListScreenState } from './useListScreen';
import type { WelcomeProps } from './WelcomeScreen';

const ListTools = lazy(() => import('../panel/ListTools'));
const BlockedPanel = lazy(() => import('../panel/BlockedPanel'));
// The rows stand without what comes after them.
const AfterRows = lazy(() => import('./late/AfterRows').catch(() => ({ default: () => <></> })));

/** One entry of a row's menu: opens a panel on the row, or does something with it. 'Editar' has the key `e` besides. */
export interface RowAction<Row, Panel extends string> {
  label: string;
  /** The right it needs. */
  rule?: Rule;
  /** What the right allows, where the menu words it in another way than the table of rights. */
  allows?: string;
  /** Why it is not possible for now, or with this row. */
  blockedReason?: string | undefined | ((row: Row) => string | undefined);
  panel?: PanelName<Panel>;
  onSelect?: (row: Row) => void;
}

/** How a record is created, from the header, the empty state and the welcome. */
interface Creation {
  /** 'Nova'. */
  text: string;
  /** In the empty state, where it says more: 'Novo eleitor'. */
  emptyText?: string;
  /** The right it needs; none where everybody may. */
  rule?: Rule;
  /** The header offers it without that right, too: the server's refusal stands in the form. */
  isAlwaysOffered?: boolean;
  onStart: () => void;
}

interface ListScreenProps<Row extends { id: number }, Panel extends string, Table extends FilterTable> {
  list: ListScreenState<Row, Panel, Table>;
  /** The header's actions, right of the filters. */
  actions: readonly HeaderAction[];
  /** Left out where records come from elsewhere. */
  create?: Creation;
  /** What a trial client without records sees: what the module is good for, to begin with; lazy, as few ever do. */
  welcome: ComponentType<WelcomeProps>;
  /** A constant of the module: a new array redraws every row. */
  columns: readonly ListColumn<Row>[];
  rowActions: readonly RowAction<Row, Panel>[];
  /** A button before the menu, a `RowButton`, for what is done most; a constant of the module, as the columns are. */
  rowButton?: (row: Row) => ReactNode;
  /** The heading rows stand under; only for a list that its API gives in that order. */
  groupOf?: (row: Row) => RowGroup;
  /** The filters of its period, for lists whose today, week and month are asked for often. */
  period?: ListPeriod<keyof Table & string>;
  /** What is said of all that was found, above the rows. */
  summary?: ReactNode;
  /** Draws the open panel; lazy, so that its code comes with the first one (see `modulePanels`). */
  panels: ComponentType<{ name: PanelName<Panel> }>;
  /** What follows from opening the filters besides. */
  onFiltersOpened?: () => void;
}

/** A module's list: heading, filters in force, rows and pager, and the panel that is open over them. */
export function ListScreen<Row extends { id: number }, Panel extends string, Table extends FilterTable>({
  list,
  actions,
  create,
  welcome: Welcome,
  columns,
  rowActions,
  rowButton,
  groupOf,
  period,
  summary,
  panels: Panels,
  onFiltersOpened,
}: ListScreenProps<Row, Panel, Table>) {
  const { module, panel, openPanel } = list;
  const { pathname } = useLocation();
  const { title, one, many, labelOf, table, quickSearch } = module;
  const blocked = useBlockedReason();
  const createBlocked = create?.rule && blocked(create.rule);
  const screen = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<ListTool | null>(null);
  const [isUnseen, setUnseen] = useState(false);
  const choice = useColumnChoice(module.name);
  const shownColumns = useMemo(() => chosenColumns(columns, choice), [columns, choice]);

  // Back from a screen of its own, the row it belongs to has the focus again.
  const { rows } = list;
  const returning = useRef(list.left);
  useEffect(() => {
    const row = rows.find(({ id }) => id === returning.current);
    if (!row) return;
    returning.current = null;
    focusRow(labelOf(row));
  }, [rows, labelOf]);

  const formBlocked = create?.isAlwaysOffered ? undefined : createBlocked;
  const createButton = (textOf: (creation: Creation) => string) =>
    create && (
      <Button
        kind="primary"
        icon={<PlusIcon />}
        blockedReason={formBlocked}
        data-create
        onClick={create.onStart}
      >
        {textOf(create)}
      </Button>
    );
  const openFilters = () => {
    onFiltersOpened?.();
    openPanel('filter');
  };
  const menuOf = (row: Row) =>
    rowActions.map(({ label, rule, allows, blockedReason, panel: opened, onSelect }) => ({
      label,
      onSelect: () => (opened ? openPanel(opened, row.id) : onSelect?.(row)),
      blockedReason:
        (rule && blocked(rule, allows)) ??
        (typeof blockedReason === 'function' ? blockedReason(row) : blockedReason),
      ...(opened === 'remove' && { tone: 'danger' as const }),
    }));

  const editAt = (place: number) => {
    const row = rows[place];
    return row && menuOf(row).find(({ label }) => label === 'Editar');
  };

  const isAboutRow = (name: PanelName<Panel>) =>
    name === 'details' || rowActions.some((action) => action.panel === name);
  /** Why the open panel, come to by its address, may not be used: a right that is missing. */
  const blockedPanel =
    panel?.name === 'create'
      ? formBlocked
      : rowActions
          .filter((action) => action.panel === panel?.name)
          .map(({ rule, allows }) => rule && blocked(rule, allows))
          .find(Boolean);

  const ranges = period ? rangesOf(period) : [];
  const pressed = rangeIn(ranges, list.filters);
  /** Nothing for what the list starts with. */
  const changeRange = (chosen: FilterRange['filters'] = {}) =>
    list.changeFilters({ ...list.filters, ...changedRange(chosen, pressed, module.startingFilters()) });

  const state = isUnseen && list.rows.length > 0 ? 'rows' : list.state;
  const chips = (
    <ActiveFilters filters={list.chips} onRemove={list.clearFilter} onClear={list.clearFilters} />
  );

  return (
    <ListPage ref={screen}>
      <ListHeader
        title={title}
        count={isUnseen ? list.total : list.count}
        one={one}
        many={many}
        search={
          quickSearch && (
            <QuickSearchBox
              module={{ table, quickSearch }}
              filters={list.filters}
              onChange={list.typeFilters}
              isCovered={panel !== null}
            />
          )
        }
      >
        <HeaderActions
          actions={[{ label: `Filtrar ${many}`, icon: <FilterIcon />, onSelect: openFilters }]}
        />
        <HeaderActions
          actions={actions}
          more={[
            { label: 'Colunas', icon: <ColumnsIcon />, onSelect: () => setTool('columns') },
            { label: 'Atalhos do teclado', icon: <KeyboardIcon />, onSelect: () => setTool('keys') },
          ]}
        />
        {createButton(({ text }) => text)}
      </ListHeader>
      {period && list.state !== 'welcome' ? (
        <QuickRanges ranges={ranges} pressed={pressed} onChange={(chosen) => changeRange(chosen?.filters)}>
          {chips}
          {state === 'rows' && summary}
        </QuickRanges>
      ) : (
        <>
          {chips}
          {state === 'rows' && summary}
        </>
      )}
      {state === 'rows' && <UnreadNotice unread={list.unread} />}
      <ListBody
        state={state}
        failure={list.failure}
        onRetry={list.retry}
        onOpenFilters={openFilters}
        period={
          period &&
          searchedPeriod({ from: String(list.filters[period.from]), to: String(list.filters[period.to]) })
        }
        onAllDates={() => period && changeRange({ [period.from]: '', [period.to]: '' })}
        create={createBlocked ? undefined : createButton(({ text, emptyText = text }) => emptyText)}
        welcome={
          <Suspense fallback={<ListLoading />}>
            <Welcome startBlockedReason={createBlocked} onStart={() => create?.onStart()} />
          </Suspense>
        }
      >
        <ListTable
          label={title}
          columns={shownColumns}
          rows={list.rows}
          rowKey={idOf}
          rowLabel={labelOf}
          groupOf={groupOf}
          onOpen={(row) => openPanel('details', row.id)}
          pathOf={({ id }) => recordPath(pathname, id)}
          rowMenu={menuOf}
          rowButtons={rowButton}
          currentKey={panel?.id ?? null}
          dimmed={list.isFetching && !isUnseen}
        />
        <ListPager
          page={list.page}
          total={list.total}
          pageSize={list.limit}
          onPage={list.changePage}
          onPageSize={list.changeLimit}
        />
      </ListBody>
      <Suspense fallback={null}>
        <AfterRows
          list={list}
          isCovered={panel !== null || tool !== null}
          onUnseen={setUnseen}
          screen={screen}
          editOf={editAt}
          onHelp={() => setTool('keys')}
        />
      </Suspense>
      {tool && (
        <PanelSlot panel={tool}>
          <ListTools
            tool={tool}
            onClose={() => setTool(null)}
            side={module.side}
            module={module}
            columns={columns}
            createText={create?.text}
          />
        </PanelSlot>
      )}
      {panel && !tool && !(panel.id === null && isAboutRow(panel.name)) && (
        <PanelSlot panel={panel.name}>
          <ModulePanel key={`${panel.name} ${panel.id}`} list={list} panel={panel}>
            {blockedPanel ? <BlockedPanel reason={blockedPanel} /> : <Panels name={panel.name} />}
          </ModulePanel>
        </PanelSlot>
      )}
    </ListPage>
  );
}

const idOf = ({ id }: { id: number }) => id;
