import { useEffect, useState } from 'react';

/** How long a wait must last before it is worth showing. */
export const patience = 150;

/** True once `flag` has been true for `delay` milliseconds without a break; false as soon as it is false. */
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
