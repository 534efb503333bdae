import { useEffect, useEffectEvent } from 'react';

const awayMs = 60_000;

/** Calls back when the tab is visible again, saying whether its data may be stale. */
export function useTabReturn(onReturn: (mayBeOld: boolean) => void) {
  const onReturned = useEffectEvent(onReturn);
  useEffect(() => {
    let hiddenAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null;
    const look = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else {
        const mayBeOld = hiddenAt !== null && Date.now() - hiddenAt >= awayMs;
        hiddenAt = null;
        onReturned(mayBeOld);
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
