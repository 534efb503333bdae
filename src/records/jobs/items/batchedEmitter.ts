import { createEmitter } from '@/api/emitter';

/** Milliseconds between two progress notifications: ten a second are enough to read. */
const noticeMs = 100;

/** Notifies listeners: of progress at most every 100 ms, of important changes at once. */
export function createBatchedEmitter(delay: (ms: number) => Promise<void>) {
  const emitter = createEmitter();
  let isTimed = false;
  let isPending = false;

  function emit() {
    isPending = false;
    emitter.emit();
  }

  return {
    /** Returns the unsubscribe. */
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
