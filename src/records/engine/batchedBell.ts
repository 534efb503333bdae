import { createBell } from '@/api/bell';

/** Milliseconds between two notices of progress: ten a second are as many as anybody reads. */
const noticeMs = 100;

/** Tells listeners of changes: of progress at most every 100 ms, of what must be seen at once. */
export function createBatchedBell(delay: (ms: number) => Promise<void>) {
  const bell = createBell();
  let isTimed = false;
  let isUntold = false;

  function ring() {
    isUntold = false;
    bell.ring();
  }

  return {
    /** Gives what ends it. */
    subscribe: bell.listen,
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
