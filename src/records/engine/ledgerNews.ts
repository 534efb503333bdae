import { createEmitter } from '@/api/emitter';

/** Milliseconds between two notices of progress: ten a second are as many as anybody reads. */
const noticeMs = 100;

/**
 * Gives a ledger, the same object for as long as nothing changes, and tells listeners of changes: of progress at most
 * every 100 ms, of what must be seen at once.
 */
export function createLedgerNews<L>(delay: (ms: number) => Promise<void>, read: () => L) {
  const emitter = createEmitter();
  let known: L | null = null;
  let told = '';
  let isTimed = false;
  let isUntold = false;

  function emit() {
    isUntold = false;
    emitter.emit();
  }

  return {
    /** Gives what ends it. */
    subscribe: emitter.subscribe,
    ledger: () => (known ??= read()),
    tellSoon() {
      known = null;
      isUntold = true;
      if (isTimed) return;
      isTimed = true;
      void delay(noticeMs).then(() => {
        isTimed = false;
        if (isUntold) emit();
      });
    },
    /** Tells at once how it stands, unless it was told so last. */
    tell(standing: string) {
      if (standing === told) return;
      told = standing;
      known = null;
      emit();
    },
  };
}
