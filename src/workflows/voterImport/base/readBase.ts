import * as v from 'valibot';
import { UnreadableReply } from '@/api/body';
import { createFailure, type ApiFailure } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import { listOf, phpId } from '@/api/reply';
import { askForFile } from '@/records/export/askForFile';
import { collectPages } from '@/records/export/collectPages';
import { listCall } from '@/lookups/voters/votersFirstCall';
import type { Desk } from '../desk/questions';

interface BaseRead {
  desk: Desk;
  signal: AbortSignal;
  onProgress: (read: number, total: number) => void;
  /** Milliseconds that a small answer took. */
  onAnswer: (ms: number) => void;
}

interface BaseResult {
  failure?: ApiFailure | undefined;
  /** Rows that were left out because they could not be read. */
  unread?: Unread | undefined;
}

const idRows = listOf(v.object({ id: phpId }));

/** Reads all voters into the desk, which compares them with the sheet. */
export async function readBase({ desk, signal, onProgress, onAnswer }: BaseRead): Promise<BaseResult> {
  await desk.beginBase(null);
  const begun = performance.now();
  const counted = await askForFile({ ...listCall({ page: 1, limit: 1 }), reply: idRows }, signal);
  if (counted.error) return { failure: counted.error };
  onAnswer(performance.now() - begun);
  const { total } = counted.data;
  if (total === 0) return {};
  onProgress(0, total);
  let rows = 0;
  let unread: Unread | undefined;
  try {
    const failure = await collectPages({
      total,
      fetchPage: (page) => askForFile<Blob>({ ...listCall(page), reply: 'unread' }, signal),
      add: async (body, call) => {
        const page = await desk.addBase(body);
        rows += page.rows;
        unread = addUnread(unread, page.unread && { ...page.unread, call });
        onProgress(Math.min(rows, total), total);
        return page;
      },
      onProgress: () => undefined,
    });
    return { failure, unread };
  } catch (thrown) {
    return {
      failure:
        thrown instanceof UnreadableReply
          ? createFailure('unreadable', { problems: thrown.problems })
          : createFailure('incomplete', {
              message: 'O servidor deu menos eleitores do que conta. Tente de novo.',
            }),
    };
  }
}
