/* Work that may take long, in steps: at once, or in turns between which the page answers. */

/** Gives, after each step, how much is done, from 0 to 1. */
export type Steps<T> = Generator<number, T, undefined>;

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The steps as a part of more, which lies between two shares of it. */
export function* share<T>(from: number, to: number, steps: Steps<T>): Steps<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** The most of a turn, so that a key pressed meanwhile shows at once. */
const turnMs = 16;

/** After a first turn longer than this, what is done with the result is a turn of its own. */
const aloneMs = 100;

/** Work that ends by then is not told of: drawing how far it is would only make it longer. */
const silentMs = 400;

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Turns {
  /** How long it may take before the first pause: most of it ends by then. */
  firstMs: number;
  tell: (done: number) => void;
  signal: AbortSignal;
}

/** Gives the result, or null once it was called off; a promise only where it takes more than a moment. */
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
