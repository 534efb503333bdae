import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenImportSession } from './importSession/openImportSession';

/**
 * The import session of this screen, opened on first use and closed on unmount.
 * @param onLost the worker did not respond for too long: its state is lost
 */
export function useImportSession(onLost: () => void) {
  const opened = useRef<Promise<OpenImportSession> | null>(null);
  const [rowsRead, setRowsRead] = useState(0);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });

  const close = useCallback(() => {
    const last = opened.current;
    opened.current = null;
    void last?.then((importSession) => importSession.close()).catch(() => undefined);
  }, []);
  useEffect(() => close, [close]);

  const importSession = useCallback(() => {
    opened.current ??= import('./importSession/openImportSession').then(({ openImportSession }) =>
      openImportSession({
        onRows: setRowsRead,
        onLost() {
          opened.current = null;
          lost.current();
        },
      }),
    );
    return opened.current;
  }, []);

  return { importSession, close, rowsRead };
}

export type OpenedImportSession = ReturnType<typeof useImportSession>['importSession'];
