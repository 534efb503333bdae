import { useCallback, useEffect, useRef } from 'react';
import type { OpenDesk } from './desk/openDesk';

/** The desk of this screen, opened when it is first asked for and closed with the screen. */
export function useDesk() {
  const opened = useRef<Promise<OpenDesk> | null>(null);
  useEffect(
    () => () => {
      const last = opened.current;
      opened.current = null;
      void last?.then((desk) => desk.close()).catch(() => undefined);
    },
    [],
  );
  return useCallback(() => {
    opened.current ??= import('./desk/openDesk').then(({ openDesk }) => openDesk());
    return opened.current;
  }, []);
}

export type OpenedDesk = ReturnType<typeof useDesk>;
