import type { ApiFailure, ApiResult, Settled } from '@/api/failure';
import { isOutcomeUnknown, resultOfAct } from '../jobs/items/outcome';
import type { Columns } from './columns';
import type { MoveNews, StatusKey } from './status';

/** 'moving': being written; 'checking': reread after a lost response; 'doubtful': the outcome is unknown. */
export type MoveState = 'moving' | 'checking' | 'doubtful';

export interface MoveActions<Row> {
  /** Reads the current record. */
  read: (id: number) => Promise<ApiResult<Row>>;
  write: (row: Row, to: StatusKey) => PromiseLike<Settled<unknown>>;
  statusOf: (row: Row) => StatusKey;
  /** The row with another status. */
  inStatus: (row: Row, to: StatusKey) => Row;
  tell: (news: MoveNews<Row>) => void;
}

interface Course<Row> {
  row: Row;
  /** The row with the last of these statuses. */
  shown: Row;
  /** Target statuses: the first is being written, the others wait in order. */
  to: readonly StatusKey[];
  state: MoveState;
}

/** Moves records between columns: shown at once, written in order for each record. */
export function createMoves<Row extends { id: number }>(
  { read, write, statusOf, inStatus, tell }: MoveActions<Row>,
  columns: Columns<Row>,
  onChange: () => void,
) {
  const courses = new Map<number, Course<Row>>();
  const set = (id: number, to: Course<Row> | null) => {
    if (to) courses.set(id, to);
    else courses.delete(id);
    onChange();
  };

  async function send(id: number) {
    const course = courses.get(id);
    const to = course?.to[0];
    if (!course || to === undefined) return;
    const from = statusOf(course.row);
    const { error } = await resultOfAct(() => write(course.row, to));
    if (error) return isOutcomeUnknown(error) ? check(id, from, to, error) : giveUp(id, from, to, error);
    const row = inStatus(course.row, to);
    const rest = (courses.get(id) ?? course).to.slice(1);
    set(id, rest.length > 0 ? { ...course, ...courses.get(id), row, to: rest } : null);
    columns.place(row);
    tell({ kind: 'moved', row, from, to });
    await send(id);
  }

  function giveUp(id: number, from: StatusKey, to: StatusKey, failure: ApiFailure) {
    const course = courses.get(id);
    set(id, null);
    if (course) tell({ kind: 'refused', row: course.row, from, to, failure, wentOn: course.to.length > 1 });
  }

  /** Rereads the record and places it by its actual status. */
  async function check(id: number, from: StatusKey, to: StatusKey, failure: ApiFailure) {
    const course = courses.get(id);
    if (!course) return;
    const shown = inStatus(course.row, to);
    set(id, { row: course.row, shown, to: [to], state: 'checking' });
    const { data: row, error } = await read(id);
    if (error) {
      set(id, { row: course.row, shown, to: [to], state: 'doubtful' });
      return tell({ kind: 'unread', row: course.row, from, to, failure });
    }
    set(id, null);
    columns.place(row);
    tell({ kind: 'read', row, from, to, failure, at: statusOf(row) });
  }

  return {
    /** The last target status of a pending move; undefined for a doubtful one, which stays in its column. */
    goalOf: (id: number) => {
      const course = courses.get(id);
      return course && course.state !== 'doubtful' ? course.to.at(-1) : undefined;
    },
    courses: (): ReadonlyMap<number, Course<Row>> => courses,
    move(row: Row, to: StatusKey) {
      const course = courses.get(row.id);
      if (course && course.state !== 'moving') return;
      if ((course?.to.at(-1) ?? statusOf(row)) === to) return;
      const shown = inStatus(row, to);
      if (course) return set(row.id, { ...course, shown, to: [...course.to, to] });
      set(row.id, { row, shown, to: [to], state: 'moving' });
      void send(row.id);
    },
    /** Rereads a doubtful record. */
    checkAgain(id: number, failure: ApiFailure) {
      const course = courses.get(id);
      const to = course?.to[0];
      if (course?.state === 'doubtful' && to !== undefined) void check(id, statusOf(course.row), to, failure);
    },
  };
}
