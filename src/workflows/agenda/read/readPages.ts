import type { ApiRequest } from '@/api/call';
import type { Read } from '@/api/endpoints';
import type { ApiResult } from '@/api/failure';
import type { List } from '@/api/reply';
import { readRows } from '@/records/bulkRead/readPages';
import type { PageOfRows } from '@/records/export/pages';

/** A busy office's month takes one or two requests. */
export const rowsPerPage = 250;
/** Maximum rows shown; beyond it the screen shows a note. */
export const maxRows = 1000;
const maxPages = maxRows / rowsPerPage;

/** All rows of a search, up to a thousand, later pages concurrently; `total` is the full count. */
export async function readPages<Row extends { id: number }>(
  read: Read,
  call: (rows: PageOfRows) => ApiRequest<List<Row>>,
): Promise<ApiResult<List<Row>>> {
  const { error, ...list } = await readRows((page) => read(call({ page, limit: rowsPerPage })), {
    limit: rowsPerPage,
    last: maxPages,
    atOnce: maxPages,
  });
  return error ? { error } : { data: list };
}
