import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenDesk } from './desk/openDesk';

/**
 * The desk of this screen, opened when it is first asked for and closed with the screen.
 * @param onLost the worker said nothing for too long: what it held is gone
 */
export function useDesk(onLost: () => void) {
  const opened = useRef<Promise<OpenDesk> | null>(null);
  const [rowsRead, setRowsRead] = useState(0);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });

  const close = useCallback(() => {
    const last = opened.current;
    opened.current = null;
    void last?.then((desk) => desk.close()).catch(() => undefined);
  }, []);
  useEffect(() => close, [close]);

  const desk = useCallback(() => {
    opened.current ??= import('./desk/openDesk').then(({ openDesk }) =>
      openDesk({
        onRows: setRowsRead,
        onLost() {
          opened.current = null;
          lost.current();
        },
      }),
    );
    return opened.current;
  }, []);

  return { desk, close, rowsRead };
}

export type OpenedDesk = ReturnType<typeof useDesk>['desk'];
