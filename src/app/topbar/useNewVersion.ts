import { useEffect, useState } from 'react';
import { isReplaced } from '@/ui/feedback/deployment';

/** Milliseconds between two looks of a tab that stays in sight. */
const interval = 15 * 60_000;

/**
 * Whether the server has a newer build than this page: looked for when the person comes back to the tab, every 15
 * minutes, and when a part of the code could not be loaded, which a new build may have removed.
 */
export function useNewVersion(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    let isLeft = false;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      void isReplaced().then((found) => {
        if (found && !isLeft) setThere(true);
      });
    };
    const timer = setInterval(look, interval);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('vite:preloadError', look);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('vite:preloadError', look);
    };
  }, [isThere]);
  return isThere;
}
