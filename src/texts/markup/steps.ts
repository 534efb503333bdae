/* Long work in steps: all at once, or in turns between which the page stays responsive. */

/** Yields the progress after each step, from 0 to 1. */
export type Steps<T> = Generator<number, T, undefined>;

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Maps the progress of steps to a range within a larger task. */
export function* share<T>(from: number, to: number, steps: Steps<T>): Steps<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** Maximum length of a turn, so that a key pressed meanwhile shows at once. */
const turnMs = 16;

/** If the first turn takes longer, the result is used in a separate turn. */
const aloneMs = 100;

/** Shorter work reports no progress: rendering it would only prolong the work. */
const silentMs = 400;

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Turns {
  /** Maximum duration before the first pause; most work ends within it. */
  firstMs: number;
  tell: (done: number) => void;
  signal: AbortSignal;
}

/** Returns the result, or null if aborted; a promise only if it takes longer. */
export function inTurns<T>(steps: Steps<T>, { firstMs, tell, signal }: Turns): T | null | Promise<T | null> {
  const begun = performance.now();
  const workUntil = (end: number) => {
    for (;;) {
      const step = steps.next();
      if (step.done || performance.now() >= end) return step;
    }
  };
  const goOn = async (): Promise<T | null> => {
    for (;;) {
      await nextTurn();
      if (signal.aborted) return null;
      const step = workUntil(performance.now() + turnMs);
      if (step.done) return give(step.value);
      if (performance.now() >= begun + silentMs) tell(step.value);
    }
  };
  const give = async (value: T) => {
    await nextTurn();
    return signal.aborted ? null : value;
  };
  const first = workUntil(begun + firstMs);
  if (!first.done) return goOn();
  return performance.now() < begun + aloneMs ? first.value : give(first.value);
}
