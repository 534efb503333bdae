import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '@/ui/feedback/toasts';

/** Runs the import session's tasks one at a time; only the latest counts. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const work = useCallback(async (act: (isNewest: () => boolean) => Promise<void>) => {
    const mine = (turn.current += 1);
    const isNewest = () => turn.current === mine;
    setBusy(true);
    try {
      await act(isNewest);
    } catch {
      if (isNewest()) showToast('Ops... não conseguimos ler a planilha. Tente de novo.', { tone: 'error' });
    } finally {
      // With its result, not before: the button stays disabled while the next step renders.
      if (isNewest()) startTransition(() => setBusy(false));
    }
  }, []);
  /** The result of the running task is ignored. */
  const drop = useCallback(() => {
    turn.current += 1;
    setBusy(false);
  }, []);
  return { isBusy, work, drop };
}

export type Work = ReturnType<typeof useWork>['work'];
