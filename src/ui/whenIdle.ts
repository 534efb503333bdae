/** Milliseconds until work starts where the browser has no idle callback (Safari). */
const insteadMs = 1000;

/** Runs when the browser is idle; returns the cancel function. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, insteadMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
