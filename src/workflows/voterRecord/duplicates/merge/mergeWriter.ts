import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import type { BatchState } from '@/records/jobs/items/batchState';
import { isOfAllCalls } from '@/records/jobs/items/outcome';
import { startWriting } from '@/records/jobs/items/writeEngine';
import type { Surroundings, WritingActions, WritingController } from '@/records/jobs/items/writing';
import type { Outcome } from '@/records/jobs/steps/stepRun';
import type { Answer } from './mergeTypes';

export const done = (note = ''): Outcome => ({ note });
export const stopped = createFailure('cancelled', { message: 'Parado. Continue quando quiser.' });

export const changed = (id: number) =>
  createFailure('conflict', {
    message: `O cadastro nº ${id} mudou enquanto isto era feito. Volte e abra o par de novo.`,
  });

/** The failure of a write that was not sent because of a previous read: never treated as a lost response. */
const unsent = (failure: ApiFailure) =>
  isOfAllCalls(failure) ? failure : createFailure('incomplete', { message: failure.message });

export type MergeWriter = ReturnType<typeof createMergeWriter>;

/** Sends a merge's writes through the engine; `tell` is called on each change. */
export function createMergeWriter(surroundings: Surroundings, tell: () => void) {
  /** The batch in progress. */
  let writing: WritingController<unknown> | null = null;

  /** Resolves to the batch once it has ended. */
  function write<T>(items: readonly T[], actions: WritingActions<T>, onBatch?: (now: BatchState<T>) => void) {
    return new Promise<BatchState<T>>((resolve) => {
      const own = startWriting(items, actions, surroundings);
      writing = own;
      const hear = () => {
        const now = own.batch();
        onBatch?.(now);
        if (now.phase === 'ended') {
          leave();
          writing = null;
          resolve(now);
        }
        tell();
      };
      const leave = own.subscribe(hear);
      hear();
    });
  }

  /**
   * Makes one write and returns its result.
   * @param look returns an obstacle, checked each time just before sending, even hours later after a pause
   */
  async function writeOne(
    act: () => Answer,
    isWritten: () => Promise<ApiResult<boolean>>,
    look: () => Promise<ApiFailure | null>,
  ): Promise<Outcome> {
    const { entries } = await write([null], {
      isWritten,
      write: async () => {
        const inTheWay = await look();
        return inTheWay ? { error: unsent(inTheWay) } : act();
      },
    });
    const [entry] = entries;
    if (entry?.state === 'done') return done();
    if (!entry?.failure) return { failure: stopped };
    return { failure: entry.failure, note: entry.state === 'unknown' ? entry.reason : '' };
  }

  return {
    write,
    writeOne,
    pauseReason: () => writing?.batch().pauseReason ?? null,
    resume: () => writing?.resume(),
    stop: () => writing?.stop(),
  };
}
