import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '@/ui/feedback/toasts';

/** Runs what the import session does, one thing at a time; the newest counts. */
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
      // With what came of it, not before: the button is not free while the next part is drawn.
      if (isNewest()) startTransition(() => setBusy(false));
    }
  }, []);
  /** What is under way counts no more. */
  const drop = useCallback(() => {
    turn.current += 1;
    setBusy(false);
  }, []);
  return { isBusy, work, drop };
}

export type Work = ReturnType<typeof useWork>['work'];
