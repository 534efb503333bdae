import { useEffect, useState } from 'react';

/** Maximum setTimeout delay; longer ones fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Whether an instant has passed. Rechecked when the page becomes visible, since timers stop while a computer
 * sleeps.
 * @param instant epoch milliseconds; null never passes
 */
export function useHasPassed(instant: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null);

  useEffect(() => {
    if (instant === null) return;
    let timer = setTimeout(check, 0);
    function check() {
      clearTimeout(timer);
      const left = (instant ?? 0) - Date.now();
      if (left <= 0) setPassed(instant);
      else timer = setTimeout(check, Math.min(left, longestTimer));
    }
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, [instant]);

  return instant !== null && passed === instant;
}
