import { rowsPerCall } from '@/api/pages';
import type { ApiRequest } from '@/api/call';
import type { Read } from '@/api/endpoints';
import type { ApiResult } from '@/api/failure';
import type { List } from '@/api/reply';
import { compareLocal } from '@/formats/dates';
import { byDate, type Task } from './task';

/* The API returns the latest date first and has no order parameter, so that due tasks would be on the last page. */

interface Rows {
  page: number;
  limit: number;
}

type CallOf = (rows: Rows) => ApiRequest<List<Task>>;

const isPending = ({ status }: Task) => status === 'pending';

/** Tasks without a date last. */
const dated = (one: Task, other: Task) => Number(one.taskDate === '') - Number(other.taskDate === '');

/** Pending tasks first, soonest on top; then finished ones, latest on top. */
export const bySoonest = (one: Task, other: Task) =>
  Number(isPending(other)) - Number(isPending(one)) ||
  dated(one, other) ||
  (isPending(one) ? byDate(one, other) : compareLocal(other.taskDate, one.taskDate) || other.id - one.id);

/**
 * A page of a search in that order: up to a thousand rows are all read, sorted and paged here. Beyond that the pages
 * are the API's own.
 */
export async function readInOrder(
  read: Read,
  callOf: CallOf,
  { page, limit }: Rows,
): Promise<ApiResult<List<Task>>> {
  const own = { page, limit };
  // The first page may already be pending, and may be the whole list.
  const first = await read(callOf(page === 1 ? own : { page: 1, limit: rowsPerCall }));
  if (first.error) return first;
  const { total } = first.data;
  if (total > rowsPerCall) return page === 1 ? first : read(callOf(own));
  const isAll = page > 1 || total <= limit;
  const whole = isAll ? first : await read(callOf({ page: 1, limit: rowsPerCall }));
  if (whole.error) return whole;
  const from = (page - 1) * limit;
  const rows = whole.data.rows.toSorted(bySoonest).slice(from, from + limit);
  return { data: { ...whole.data, rows } };
}

/** The `most` soonest tasks of a search: beyond a thousand, from its last two pages. */
export async function readSoonest(read: Read, callOf: CallOf, most: number): Promise<ApiResult<List<Task>>> {
  const first = await readInOrder(read, callOf, { page: 1, limit: most });
  if (first.error || first.data.total <= rowsPerCall) return first;
  const { total } = first.data;
  const last = Math.ceil(total / most);
  const ends = await Promise.all([last, last - 1].map((page) => read(callOf({ page, limit: most }))));
  const rows: Task[] = [];
  for (const { data, error } of ends) {
    if (error) return { error };
    rows.push(...data.rows);
  }
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return { data: { ...first.data, rows: once.toSorted(byDate).slice(0, most), total } };
}
