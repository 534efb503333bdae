import type { BrowserContext } from '@playwright/test';
import { givenSeed } from '../../scripts/support/seed.mjs';

/**
 * With a seed (JITTER, see docs/tests.md), delays page timers and worker replies; the demo server delays
 * responses and files.
 */
export async function makeLate(context: BrowserContext) {
  const seed = givenSeed(process.env);
  if (seed !== null) await context.addInitScript(lateInPage, seed);
}

function lateInPage(seed: number) {
  let state = seed;
  /** mulberry32, from 0 to 1. */
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const late = () => {
    const share = draw();
    return Math.round(draw() * (share < 0.6 ? 0 : share < 0.9 ? 12 : 40));
  };

  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((run: TimerHandler, ms = 0, ...given: unknown[]) =>
    // Longer delays would fire at once.
    wait(run, Math.min(ms + late(), 2 ** 31 - 1), ...given)) as typeof window.setTimeout;

  const heard = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  if (!heard) return;
  Object.defineProperty(Worker.prototype, 'onmessage', {
    ...heard,
    set(this: Worker, hear: ((event: MessageEvent) => void) | null) {
      heard.set?.call(this, hear && ((event: MessageEvent) => void wait(() => hear(event), late())));
    },
  });
}
