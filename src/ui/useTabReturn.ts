import { useEffect, useEffectEvent } from 'react';

/** Milliseconds out of sight after which what a screen shows may have become old. */
const away = 60_000;

/** Tells that the tab came back to the front, and whether it was away for so long that what it shows may be old. */
export function useTabReturn(onReturn: (mayBeOld: boolean) => void) {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    let hiddenAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null;
    const look = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else {
        const mayBeOld = hiddenAt !== null && Date.now() - hiddenAt >= away;
        hiddenAt = null;
        tell(mayBeOld);
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
