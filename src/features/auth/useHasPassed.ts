import { useEffect, useState } from 'react';

/** The longest a timer can wait, in milliseconds; a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Whether an instant has passed, told as it passes. Timers sleep while a computer does, so it is looked at again
 * whenever the page comes back to the front.
 * @param instant milliseconds since 1970; null never passes.
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
