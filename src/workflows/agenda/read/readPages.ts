import type { ApiRequest } from '@/api/call';
import type { Read } from '@/api/endpoints';
import type { ApiResult } from '@/api/failure';
import { addUnread } from '@/api/findings';
import { readEach } from '@/api/readEach';
import type { List } from '@/api/reply';

/** A month of a busy office comes in one or two answers. */
export const rowsPerPage = 250;
/** More than these are not shown, and the screen says so. */
export const mostRows = 1000;

interface Rows {
  page: number;
  limit: number;
}

/** All rows of a search, page after page, up to a thousand; `total` says how many there are. */
export async function readPages<Row extends { id: number }>(
  read: Read,
  call: (rows: Rows) => ApiRequest<List<Row>>,
): Promise<ApiResult<List<Row>>> {
  const first = await read(call({ page: 1, limit: rowsPerPage }));
  if (first.error) return first;
  const { total } = first.data;
  const pages = Math.ceil(Math.min(total, mostRows) / rowsPerPage);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    call({ page: index + 2, limit: rowsPerPage }),
  );
  const rest = await readEach(others, read);
  if (rest.error) return rest;
  // A row that moved to the next page meanwhile comes twice.
  const rows = new Map([...first.data.rows, ...rest.data.rows].map((row) => [row.id, row]));
  const unread = addUnread(first.data.unread, rest.data.unread);
  return { data: { rows: [...rows.values()], total, ...(unread && { unread }) } };
}
