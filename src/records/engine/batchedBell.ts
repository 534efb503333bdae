/** Milliseconds between two notices of progress: ten a second are as many as anybody reads. */
const noticeMs = 100;

/** Tells listeners of changes: of progress at most every 100 ms, of what must be seen at once. */
export function createBatchedBell(delay: (ms: number) => Promise<void>) {
  const listeners = new Set<() => void>();
  let isTimed = false;
  let isUntold = false;

  function ring() {
    isUntold = false;
    listeners.forEach((listener) => listener());
  }

  return {
    /** Gives what ends it. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ring,
    ringSoon() {
      isUntold = true;
      if (isTimed) return;
      isTimed = true;
      void delay(noticeMs).then(() => {
        isTimed = false;
        if (isUntold) ring();
      });
    },
  };
}
