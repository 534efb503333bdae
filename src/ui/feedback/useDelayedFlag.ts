import { useEffect, useState } from 'react';

/** Milliseconds before a wait is shown. */
export const patience = 150;

/** True once `flag` has stayed true for `delay` ms; false as soon as it is false. */
export function useDelayedFlag(flag: boolean, delay = patience): boolean {
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (!flag) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [flag, delay]);

  return flag && isDue;
}
