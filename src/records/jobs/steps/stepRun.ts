import { createEmitter } from '@/api/emitter';
import type { ApiFailure } from '@/api/failure';
import { messagesOf } from '@/api/failureMessages';

/** What a step comes to; the note of one that is done is a warning. */
export type Outcome = { note: string; failure?: undefined } | { failure: ApiFailure; note?: string };

/** Where a step stands. */
export interface Standing {
  state: 'waiting' | 'doing' | 'done' | 'failed' | 'left';
  /** Why it failed or was left out, or a warning. */
  note: string;
  failure?: ApiFailure | undefined;
}

export interface StepToTake {
  key: string;
  run: () => Promise<Outcome>;
}

const waiting: Standing = { state: 'waiting', note: '' };

/** Ordered steps: each is taken once the one before has ended, and can be taken again. */
export function createStepRun() {
  const { emit, subscribe } = createEmitter();
  let standings: Readonly<Record<string, Standing>> = {};
  function set(key: string, standing: Standing) {
    standings = { ...standings, [key]: standing };
    emit();
  }
  /** Takes one; whether it is done. */
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
    /** The same object for as long as nothing changes. */
    standings: () => standings,
    at: (key: string) => standings[key] ?? waiting,
    set,
    takeOne,
    /** Takes them in their order, to the first that is not done. */
    async takeInOrder(steps: readonly StepToTake[]) {
      for (const step of steps) if (!(await takeOne(step))) return;
    },
  };
}
