import { createEmitter } from '@/api/emitter';

/** Milliseconds between two notices of progress: ten a second are as many as anybody reads. */
const noticeMs = 100;

/** Tells listeners of changes: of progress at most every 100 ms, of what must be seen at once. */
export function createBatchedEmitter(delay: (ms: number) => Promise<void>) {
  const emitter = createEmitter();
  let isTimed = false;
  let isPending = false;

  function emit() {
    isPending = false;
    emitter.emit();
  }

  return {
    /** Gives what ends it. */
    subscribe: emitter.subscribe,
    emit,
    emitSoon() {
      isPending = true;
      if (isTimed) return;
      isTimed = true;
      void delay(noticeMs).then(() => {
        isTimed = false;
        if (isPending) emit();
      });
    },
  };
}
