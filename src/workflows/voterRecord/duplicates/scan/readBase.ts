import * as v from 'valibot';
import { UnreadableReply } from '@/api/body';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import { listOf, phpId } from '@/api/reply';
import { askForFile } from '@/records/export/askForFile';
import { collectPages } from '@/records/export/collectPages';
import { listCall } from '@/lookups/voters/votersFirstCall';
import type { Found } from './finder';
import { openFinder } from './openFinder';

export interface ReadSoFar {
  read: number;
  total: number;
  /** All is read; the comparison is on. */
  isComparing: boolean;
}

export interface BaseScan extends Found {
  total: number;
  /** Rows that came, with those that could not be read. */
  read: number;
  /** Why not all was read; '' when it was. */
  partial: string;
  /** Compared columns that the API did not give, as people call them. */
  missing: readonly string[];
  unread: Unread | undefined;
}

interface BaseReading {
  /** Aborting stops the reading; what was read is compared all the same. */
  signal: AbortSignal;
  onProgress: (progress: ReadSoFar) => void;
}

const idRows = listOf(v.object({ id: phpId }));

const stoppedText = 'A leitura foi parada antes do fim.';
const fewerText = 'O servidor deu menos eleitores do que conta.';

/**
 * Reads all voters, with as many rows as bring the columns of files, and finds those that may be one. A failure: nothing
 * was read; null: the session ended.
 */
export async function readBase({ signal, onProgress }: BaseReading): Promise<ApiResult<BaseScan> | null> {
  const counted = await askForFile({ ...listCall({ page: 1, limit: 1 }), reply: idRows }, signal);
  if (counted.error) return counted.error.kind === 'forbidden' ? null : { error: counted.error };
  const { total } = counted.data;
  const finder = await openFinder();
  let read = 0;
  let expected = total;
  let unread: Unread | undefined;
  let failure: ApiFailure | undefined;
  let partial = '';
  const missing = new Set<string>();
  onProgress({ read, total, isComparing: false });
  try {
    try {
      failure =
        total === 0
          ? undefined
          : await collectPages({
              total,
              fetchPage: (page) =>
                signal.aborted
                  ? Promise.resolve({ error: createFailure('cancelled') })
                  : askForFile<Blob>({ ...listCall(page), reply: 'unread' }, signal),
              add: async (body, call) => {
                const page = await finder.add(body);
                read += page.rows;
                expected = page.total;
                unread = addUnread(unread, page.unread && { ...page.unread, call });
                if (page.rows > 0) page.missing.forEach((column) => missing.add(column));
                onProgress({ read: Math.min(read, expected), total: expected, isComparing: false });
                return page;
              },
              onProgress: () => undefined,
            });
    } catch (thrown) {
      if (thrown instanceof UnreadableReply)
        failure = createFailure('unreadable', { problems: thrown.problems });
      else partial = fewerText;
    }
    if (failure?.kind === 'forbidden') return null;
    if (failure && read === 0) return { error: failure };
    if (failure) partial = signal.aborted ? stoppedText : failure.message;
    onProgress({ read, total: expected, isComparing: true });
    const found = await finder.finish();
    const counts = { total: Math.max(expected, read), read, partial, missing: [...missing], unread };
    return { data: { ...found, ...counts } };
  } finally {
    finder.close();
  }
}
