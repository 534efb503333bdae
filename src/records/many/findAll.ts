import type { ApiRequest } from '@/api/call';
import type { ApiFailure } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import { readOn, rowsPerCall } from '@/api/pages';
import type { List } from '@/api/reply';
import { askForFile } from '../export/askForFile';

interface FoundRows<Row> {
  rows: Row[];
  unread?: Unread | undefined;
  error?: ApiFailure | undefined;
}

/**
 * All rows of a search, each once, read in pages of `rowsPerCall`; `onRead` hears how many there are by now. With an
 * error, the rows before it.
 */
export async function findAll<Row extends { id: number }>(
  callOf: (page: number) => ApiRequest<List<Row>>,
  signal: AbortSignal,
  onRead: (rows: number) => void,
): Promise<FoundRows<Row>> {
  // One that moved to the next page meanwhile comes twice.
  const rows = new Map<number, Row>();
  let unread: Unread | undefined;
  const error = await readOn<Row>((page) => askForFile(callOf(page), signal), {
    limit: rowsPerCall,
    signal,
    onPage: (list) => {
      list.rows.forEach((row) => rows.set(row.id, row));
      unread = addUnread(unread, list.unread);
      onRead(rows.size);
      return undefined;
    },
  });
  return { rows: [...rows.values()], unread, ...(error && { error }) };
}
