import { rowsPerCall } from '@/api/pages';
import type { ApiRequest } from '@/api/call';
import type { Read } from '@/api/endpoints';
import type { ApiResult } from '@/api/failure';
import type { List } from '@/api/reply';
import { compareLocal } from '@/formats/dates';
import { byDate, type Task } from './task';

/* The API gives the furthest date first and takes no order, so that what is due would stand on the last page. */

interface Rows {
  page: number;
  limit: number;
}

type CallOf = (rows: Rows) => ApiRequest<List<Task>>;

const isPending = ({ status }: Task) => status === 'pending';

/** Those without a date last. */
const dated = (one: Task, other: Task) => Number(one.taskDate === '') - Number(other.taskDate === '');

/** What is to be done first, the soonest on top; then what was done, the latest on top. */
export const bySoonest = (one: Task, other: Task) =>
  Number(isPending(other)) - Number(isPending(one)) ||
  dated(one, other) ||
  (isPending(one) ? byDate(one, other) : compareLocal(other.taskDate, one.taskDate) || other.id - one.id);

/**
 * A page of a search in that order: of up to a thousand all are read, put in order and cut into pages here. Of more the
 * pages are the API's own.
 */
export async function readInOrder(
  read: Read,
  callOf: CallOf,
  { page, limit }: Rows,
): Promise<ApiResult<List<Task>>> {
  const own = { page, limit };
  // The first page may be under way already, and may be all there is.
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

/** The soonest of a search, so many: of more than a thousand, those of its last two pages. */
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
