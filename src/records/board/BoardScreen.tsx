import { useCallback, useMemo, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { activeFilters, type FilterTable } from '../list/filters';
import { ScreenKeysContext } from '@/records/help/screenKeys';
import { ListFailure } from '../list/ListFailure';
import { ListLoading } from '../list/ListLoading';
import { ListMessage } from '../list/ListMessage';
import type { PanelName } from '../list/listModule';
import type { Creation, RowAction } from '../list/listParts';
import { ListScreen } from '../list/ListScreen';
import type { ListScreenState } from '../list/useListScreen';
import { useModule } from '../list/useModule';
import { EmptyDrawing } from '@/ui/feedback/EmptyDrawing';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { usePageTitle } from '@/ui/usePageTitle';
import { BoardColumns } from './BoardColumns';
import { boardKeys } from './boardKeys';
import { BoardContext, heldReason, type BoardParts } from './boardContext';
import type { BoardSpec } from './boardSpec';
import { BoardTop } from './BoardTop';
import type { BoardStatus, StatusKey } from './status';
import { useBoard } from './useBoard';
import { useMenus } from './useMenus';

interface BoardScreenProps<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
> extends BoardSpec<Row, Panel, Table> {
  /** The row actions of the module's list. */
  rowActions: readonly RowAction<Row, Panel>[];
  create?: Creation;
  panels: ComponentType<{ name: PanelName<Panel> }>;
}

const none: readonly BoardStatus[] = [];
const noColumns: never[] = [];

/** A module's records in columns by status. Uses the filters, panels and keys of the module's list. */
export function BoardScreen<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  props: BoardScreenProps<Row, Panel, Table>,
) {
  const { module, title, listPath, names, filter, statuses: known, move, rule, allows } = props;
  const { rowActions, create, panels } = props;
  const state = useModule(module);
  const { filters } = state;
  const { pathname } = useLocation();
  const { board, view, said } = useBoard(props, filters);
  const menus = useMenus<Row>();
  usePageTitle(title);

  const only = filters[filter] as StatusKey | null;
  const statuses = known ?? none;
  const shown = useMemo(
    () => (known ?? none).filter(({ key }) => only === null || key === only),
    [known, only],
  );
  const columns = shown.map(({ key }) => view.columns.get(key));
  const rows = useMemo(() => shown.flatMap(({ key }) => view.columns.get(key)?.rows ?? []), [shown, view]);
  const total = columns.reduce((sum, column) => sum + (column?.total ?? 0), 0);
  const isCounted = known !== undefined && columns.every((column) => column?.total !== undefined);
  const list: ListScreenState<Row, Panel, Table> = {
    ...state,
    module,
    rows,
    total,
    unread: undefined,
    count: isCounted ? total : undefined,
    failure: undefined,
    // False on refetch: a panel waiting for its row would restart.
    isFetching:
      known === undefined || columns.some((column) => column?.isFetching && column.total === undefined),
    state: 'rows',
    exportBlocked: undefined,
    chips: activeFilters(module.table, filters, names),
    answeredAt: 0,
    retry: board.readAll,
  };

  const moveTo = useCallback(
    (row: Row, to: StatusKey) => ('ask' in move ? move.ask(row, to) : board.move(row, to)),
    [move, board],
  );
  const blocked = useBlockedReason();
  const moveAction: RowAction<Row, Panel> = {
    key: 'move',
    label: 'Mover para…',
    letter: 's',
    ...(rule && { rule }),
    ...(allows && { allows }),
    blockedReason: ({ id }) => heldReason(view.states.get(id)),
    onSelect: menus.openMove,
  };
  const parts: BoardParts<Row> = {
    board,
    view,
    shown,
    statuses,
    card: props.card,
    statusOf: props.statusOf,
    statusPanels: props.statusPanels,
    blocked: rule && blocked(rule, allows),
    moveTo,
  };
  return (
    <BoardContext value={parts}>
      <ScreenKeysContext value={boardKeys}>
        <ListScreen
          list={list}
          columns={noColumns}
          rowActions={[
            moveAction,
            ...rowActions.filter(({ letter }) => letter !== 's'),
            ...statusAction(rowActions),
          ]}
          {...(create && { create })}
          panels={panels}
        >
          <BoardTop title={title} listPath={listPath} boardPath={pathname} />
          {known === undefined ? (
            props.statusesFailure ? (
              <ListFailure failure={props.statusesFailure} onRetry={() => props.onStatusesAgain?.()} />
            ) : (
              <ListLoading />
            )
          ) : shown.length === 0 ? (
            <ListMessage drawing={<EmptyDrawing />} title="Não há status para mostrar">
              <p>O quadro tem uma coluna para cada status do gabinete.</p>
            </ListMessage>
          ) : (
            <BoardColumns menus={menus} />
          )}
          <p role="status" className="visually-hidden">
            {said}
          </p>
        </ListScreen>
      </ScreenKeysContext>
    </BoardContext>
  );
}

/** Without its shortcut, which moves the card; its right is checked when a URL opens its panel. */
const statusAction = <Row extends { id: number }, Panel extends string>(
  actions: readonly RowAction<Row, Panel>[],
): RowAction<Row, Panel>[] =>
  actions.flatMap(({ letter, ...action }) => (letter === 's' ? [action as RowAction<Row, Panel>] : []));
