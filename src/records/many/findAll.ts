import type { ApiRequest } from '@/api/call';
import type { ApiFailure } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import type { List } from '@/api/reply';
import { askForFile } from '../export/askForFile';

/** Rows per request while everything that was found is read. */
export const rowsPerCall = 1000;

interface FoundRows<Row> {
  rows: Row[];
  unread?: Unread | undefined;
  error?: ApiFailure | undefined;
}

/**
 * All rows of a search, read in pages of `rowsPerCall`; `onRead` hears how many there are by now. With an error, the
 * rows before it.
 */
export async function findAll<Row>(
  callOf: (page: number) => ApiRequest<List<Row>>,
  signal: AbortSignal,
  onRead: (rows: number) => void,
): Promise<FoundRows<Row>> {
  const rows: Row[] = [];
  let unread: Unread | undefined;
  for (let page = 1; ; page += 1) {
    const { data, error } = await askForFile(callOf(page), signal);
    if (error) return { rows, unread, error };
    rows.push(...data.rows);
    unread = addUnread(unread, data.unread);
    onRead(rows.length);
    if (data.rows.length === 0 || page * rowsPerCall >= data.total) return { rows, unread };
  }
}
