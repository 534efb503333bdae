import { createEmitter } from '@/api/emitter';
import type { ApiFailure } from '@/api/failure';
import { messagesOf } from '@/api/failureMessages';

/** Result of a step; a note on a successful one is a warning. */
export type Outcome = { note: string; failure?: undefined } | { failure: ApiFailure; note?: string };

/** State of a step. */
export interface Standing {
  state: 'waiting' | 'doing' | 'done' | 'failed' | 'left';
  /** Why it failed or was skipped, or a warning. */
  note: string;
  failure?: ApiFailure | undefined;
}

export interface StepToTake {
  key: string;
  run: () => Promise<Outcome>;
}

const waiting: Standing = { state: 'waiting', note: '' };

/** Ordered steps: each starts once the previous one has ended, and can be repeated. */
export function createStepRun() {
  const { emit, subscribe } = createEmitter();
  let standings: Readonly<Record<string, Standing>> = {};
  function set(key: string, standing: Standing) {
    standings = { ...standings, [key]: standing };
    emit();
  }
  /** Runs one step; resolves to whether it succeeded. */
  async function takeOne({ key, run }: StepToTake): Promise<boolean> {
    set(key, { state: 'doing', note: '' });
    const { failure, note = '' } = await run();
    if (failure)
      set(key, { state: 'failed', note: [note, ...messagesOf(failure)].filter(Boolean).join(' '), failure });
    else set(key, { state: 'done', note });
    return !failure;
  }
  return {
    subscribe,
    /** The same object until something changes. */
    standings: () => standings,
    at: (key: string) => standings[key] ?? waiting,
    set,
    takeOne,
    /** Runs the steps in order until one does not succeed. */
    async takeInOrder(steps: readonly StepToTake[]) {
      for (const step of steps) if (!(await takeOne(step))) return;
    },
  };
}
