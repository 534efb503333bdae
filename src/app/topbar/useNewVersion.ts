import { useEffect, useState } from 'react';
import { isReplaced } from '@/ui/feedback/deployment';

const intervalMs = 15 * 60_000;

/** Whether the server has a newer build: checks on tab return, every 15 min and when a chunk fails. */
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
    const timer = setInterval(look, intervalMs);
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
