import type { ApiResult } from '@/api/failure';
import type { Unread } from '@/api/findings';
import { bodiesOf, countRows, readBodies, type AskOnce } from '@/records/bulkRead/readBodies';
import { askForFile } from '@/records/export/askForFile';
import { listCall } from '@/lookups/voters/votersFirstCall';
import type { Found } from './finder';
import { openFinder } from './openFinder';

export interface ReadSoFar {
  read: number;
  total: number;
  /** All rows are read; comparing. */
  isComparing: boolean;
}

export interface PairSearch extends Found {
  total: number;
  /** Rows received, unreadable ones included. */
  read: number;
  /** Why not everything was read; '' if it was. */
  partial: string;
  /** Names of compared columns that the API did not return. */
  missing: readonly string[];
  unread: Unread | undefined;
}

interface BaseReading {
  /** Aborting stops the reading; what was read is still compared. */
  signal: AbortSignal;
  onProgress: (progress: ReadSoFar) => void;
}

const stoppedText = 'A leitura foi parada antes do fim.';
const fewerText = 'A lista de eleitores veio incompleta.';

/**
 * Reads all voters, with a limit that makes the API return the export columns, and finds possible duplicates. A
 * failure: nothing was read; null: the session ended.
 */
export async function readBase({ signal, onProgress }: BaseReading): Promise<ApiResult<PairSearch> | null> {
  const ask: AskOnce = (call) => askForFile(call, signal);
  const { data: total, error } = await countRows(ask, listCall);
  if (error) return error.kind === 'forbidden' ? null : { error };
  const finder = await openFinder();
  let read = 0;
  let expected = total;
  const missing = new Set<string>();
  onProgress({ read, total, isComparing: false });
  try {
    const { failure, unread } = await readBodies({
      ...{ total, signal, fetchPage: bodiesOf(ask, listCall), add: finder.add },
      onPage(page, came, now) {
        read = came;
        expected = now;
        if (page.rows > 0) page.missing.forEach((column) => missing.add(column));
        onProgress({ read: Math.min(read, expected), total: expected, isComparing: false });
      },
    });
    if (failure?.kind === 'forbidden') return null;
    const isFewer = failure?.kind === 'incomplete';
    if (failure && read === 0 && !isFewer) return { error: failure };
    const partial = signal.aborted ? stoppedText : isFewer ? fewerText : (failure?.message ?? '');
    onProgress({ read, total: expected, isComparing: true });
    const found = await finder.finish();
    const counts = { total: Math.max(expected, read), read, partial, missing: [...missing], unread };
    return { data: { ...found, ...counts } };
  } finally {
    finder.close();
  }
}
