import { createFailure } from '@/api/failure';
import {
  bodiesOf,
  countRows,
  readBodies,
  type AskOnce,
  type BodiesRead,
} from '@/records/bulkRead/readBodies';
import { askForFile } from '@/records/export/askForFile';
import { listCall } from '@/lookups/voters/votersFirstCall';
import type { ImportSession } from '../importSession/questions';

interface BaseRead {
  importSession: ImportSession;
  signal: AbortSignal;
  onProgress: (read: number, total: number) => void;
  /** Duration of a small response in milliseconds. */
  onAnswer: (ms: number) => void;
}

/** Reads all voters into the import session, which compares them with the sheet. */
export async function readBase({
  importSession,
  signal,
  onProgress,
  onAnswer,
}: BaseRead): Promise<BodiesRead> {
  await importSession.beginBase(null);
  const begun = performance.now();
  const ask: AskOnce = (call) => askForFile(call, signal);
  const { data: total, error } = await countRows(ask, listCall);
  if (error) return { failure: error };
  onAnswer(performance.now() - begun);
  if (total === 0) return {};
  onProgress(0, total);
  const { failure, unread } = await readBodies({
    ...{ total, signal, fetchPage: bodiesOf(ask, listCall), add: importSession.addBase },
    onPage: (_, came) => onProgress(Math.min(came, total), total),
  });
  if (failure?.kind !== 'incomplete') return { failure, unread };
  const message = 'A lista de eleitores veio incompleta. Tente de novo.';
  return { failure: createFailure('incomplete', { message }) };
}
