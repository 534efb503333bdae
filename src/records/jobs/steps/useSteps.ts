import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { ApiResult } from '@/api/failure';
import { createStepRun, type Standing } from './stepRun';

/** One of several writes, each shown with its tick. */
export interface Step {
  key: string;
  label: string;
  /** Why it is not done, as a missing right. */
  left?: string | undefined;
  /** What it comes to beyond being done, as a warning. Run again, it looks first whether it was done. */
  run: (isAgain: boolean) => Promise<ApiResult<string | null>>;
}

export type StepShown = Pick<Step, 'key' | 'label'> & Standing;

/** Takes steps one after the other, once; one that failed keeps none of the others back and is repeated alone. */
export function useSteps(steps: readonly Step[]) {
  const [taken] = useState(createStepRun);
  const standings = useSyncExternalStore(taken.subscribe, taken.standings);
  const isStarted = useRef(false);
  const take = ({ key, run }: Step, isAgain: boolean) =>
    taken.takeOne({
      key,
      run: async () => {
        const { data, error } = await run(isAgain);
        return error ? { failure: error } : { note: data ?? '' };
      },
    });
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
    ...(standings[key] ?? { state: left ? 'left' : 'waiting', note: left ?? '' }),
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
