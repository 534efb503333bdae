import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messagesOf } from '@/api/failureMessages';
import type { ApiFailure, ApiResult } from '@/api/failure';

/** One of several writes, each shown with its tick. */
export interface Step {
  key: string;
  label: string;
  /** Why it is not done, as a missing right. */
  left?: string | undefined;
  /** What it comes to beyond being done, as a warning. Run again, it looks first whether it was done. */
  run: (isAgain: boolean) => Promise<ApiResult<string | null>>;
}

interface Standing {
  state: 'waiting' | 'doing' | 'done' | 'failed' | 'left';
  /** Why it failed or was left out, or a warning. */
  note: string;
  failure?: ApiFailure;
}

export type StepShown = Pick<Step, 'key' | 'label'> & Standing;

/** Takes steps one after the other, once; one that failed keeps none of the others back and is repeated alone. */
export function useSteps(steps: readonly Step[]) {
  const [states, setStates] = useState<Readonly<Record<string, Standing>>>({});
  const isStarted = useRef(false);
  const take = useCallback(async ({ key, run }: Step, isAgain: boolean) => {
    setStates((before) => ({ ...before, [key]: { state: 'doing', note: '' } }));
    const { data, error } = await run(isAgain);
    setStates((before) => ({
      ...before,
      [key]: error
        ? { state: 'failed', note: messagesOf(error).join(' '), failure: error }
        : { state: 'done', note: data ?? '' },
    }));
  }, []);
  const takeAll = useEffectEvent(async () => {
    for (const step of steps) if (!step.left) await take(step, false);
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void takeAll();
  }, []);
  const shown = steps.map(({ key, label, left }): StepShown => ({
    ...{ key, label },
    ...(states[key] ?? { state: left ? 'left' : 'waiting', note: left ?? '' }),
  }));
  return {
    shown,
    isBusy: shown.some(({ state }) => state === 'doing' || state === 'waiting'),
    again: (key: string) => {
      const step = steps.find((one) => one.key === key);
      if (step) void take(step, true);
    },
  };
}
