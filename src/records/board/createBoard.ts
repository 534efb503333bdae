import { createEmitter } from '@/api/emitter';
import { createColumns } from './columns';
import type { Column } from './columnStore';
import { createMoves, type MoveActions, type MoveState } from './moves';
import type { StatusKey } from './status';

/** What the board shows: the columns with pending moves already applied. */
export interface BoardView<Row> {
  columns: ReadonlyMap<StatusKey, Column<Row>>;
  states: ReadonlyMap<number, MoveState>;
}

const isSameColumn = <Row>(one: Column<Row>, other: Column<Row>) =>
  one.total === other.total &&
  one.isFetching === other.isFetching &&
  one.failure === other.failure &&
  one.unread === other.unread &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, index) => row === other.rows[index]);

/** Records in columns by status, with moves between them; outlives the screen that shows it. */
export function createBoard<Row extends { id: number }>() {
  let actions: MoveActions<Row> | null = null;
  const own = () => {
    if (!actions) throw new Error('The board was given no actions');
    return actions;
  };
  const { emit, subscribe } = createEmitter();
  let drawnLast: BoardView<Row> = { columns: new Map(), states: new Map() };
  let isOld = false;
  const onChange = () => {
    isOld = true;
    emit();
  };
  const columns = createColumns<Row>((row) => own().statusOf(row), onChange);
  const moves = createMoves<Row>(
    {
      read: (id) => own().read(id),
      write: (row, to) => own().write(row, to),
      statusOf: (row) => own().statusOf(row),
      inStatus: (row, to) => own().inStatus(row, to),
      tell: (news) => own().tell(news),
    },
    columns,
    onChange,
  );

  /**
   * The columns with pending moves applied: each record leaves one column and is first in another, both totals updated.
   */
  function draw(): BoardView<Row> {
    const drawn = new Map<StatusKey, Column<Row>>(columns.keys().map((key) => [key, columns.at(key)]));
    const states = new Map<number, MoveState>();
    for (const [id, { shown: row, state }] of moves.courses()) {
      states.set(id, state);
      const goal = moves.goalOf(id);
      const from = columns.holderOf(id);
      if (goal === undefined || from === undefined || from === goal) continue;
      const left = drawn.get(from);
      if (left)
        drawn.set(from, {
          ...left,
          rows: left.rows.filter((one) => one.id !== id),
          total: left.total === undefined ? undefined : left.total - 1,
        });
      const entered = drawn.get(goal);
      if (entered?.total !== undefined)
        drawn.set(goal, {
          ...entered,
          rows: [row, ...entered.rows],
          total: entered.total + 1,
        });
    }
    for (const [key, column] of drawn) {
      const before = drawnLast.columns.get(key);
      if (before && isSameColumn(before, column)) drawn.set(key, before);
    }
    return { columns: drawn, states };
  }

  return {
    subscribe,
    view: () => {
      if (isOld) drawnLast = draw();
      isOld = false;
      return drawnLast;
    },
    /** Sets the actions; may be called at any time. */
    use: (next: MoveActions<Row>) => {
      actions = next;
    },
    place: columns.place,
    begin: columns.begin,
    stop: columns.stop,
    want: columns.want,
    more: columns.more,
    retry: columns.retry,
    move: moves.move,
    checkAgain: moves.checkAgain,
    readAll: () => columns.keys().forEach((key) => columns.readAgain(key)),
    readColumnOf: (id: number) => {
      const key = columns.holderOf(id);
      if (key !== undefined) columns.readAgain(key);
    },
    /** Rereads a record changed elsewhere and places it by its status. */
    async readRecord(id: number) {
      const { data } = await own().read(id);
      if (data) columns.place(data);
    },
  };
}

export type Board<Row extends { id: number }> = ReturnType<typeof createBoard<Row>>;
