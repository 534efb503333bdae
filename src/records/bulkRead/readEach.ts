import type { ApiRequest } from '@/api/call';
import type { Read } from '@/api/endpoints';
import type { ApiResult } from '@/api/failure';
import { addUnread } from '@/api/findings';
import type { List } from '@/api/reply';

/** The union of several searches of a list, each record once. */
export interface FoundByEach<Row> extends List<Row> {
  /** Records counted by the searches beyond those read. */
  left: number;
}

/** Runs the searches concurrently and merges their results; fails if any of them fails. */
export async function readEach<Row extends { id: number }>(
  calls: readonly ApiRequest<List<Row>>[],
  read: Read,
): Promise<ApiResult<FoundByEach<Row>>> {
  const answers = await Promise.all(calls.map((call) => read(call)));
  const byId = new Map<number, Row>();
  let left = 0;
  let unread: List<Row>['unread'];
  for (const { data, error } of answers) {
    if (error) return { error };
    data.rows.forEach((row) => byId.set(row.id, row));
    left += Math.max(0, data.total - data.rows.length - (data.unread?.rows ?? 0));
    unread = addUnread(unread, data.unread);
  }
  const rows = [...byId.values()];
  return { data: { rows, total: rows.length, left, ...(unread && { unread }) } };
}
