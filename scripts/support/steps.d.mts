import type { RunOptions } from './types.d.mts';

/* The steps of npm test (test.mjs). */

export type StepName = 'format' | 'sources' | 'lint' | 'types' | 'build' | 'demo' | 'unit' | 'journeys';

export interface Step {
  title: string;
  /** Steps of one group that stand beside each other may run at the same time. */
  group?: string;
  /** Gives an exit code. */
  work: (args: string[], options: RunOptions) => Promise<number>;
  /** What to do when the code is not 0. */
  hint?: string;
}

export interface StepResult {
  name: StepName;
  title: string;
  /** What went wrong; null when nothing did. */
  problem: string | null;
  seconds: number;
}

/** Tests of a step, by how they ended. */
export interface Count {
  passed: number;
  failed: number;
}
