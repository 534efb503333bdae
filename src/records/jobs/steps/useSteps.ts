import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { ApiResult } from '@/api/failure';
import { createStepRun, type Standing } from './stepRun';

/** One of several writes, each shown with its mark. */
export interface Step {
  key: string;
  label: string;
  /** Why it is skipped, e.g. a missing right. */
  left?: string | undefined;
  /** Resolves to a warning, or null. A repeated run first checks whether the step was already done. */
  run: (isAgain: boolean) => Promise<ApiResult<string | null>>;
}

export type StepShown = Pick<Step, 'key' | 'label'> & Standing;

/** Runs the steps in order, once; a failed step does not block the others and is retried alone. */
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
