import { useCallback, useEffect, useRef, useState } from 'react';
import { createFailure, type ApiFailure } from '@/api/failure';
import type { Unread } from '@/api/findings';
import type { OpenedImportSession } from '../useImportSession';
import { readBase } from './readBase';

const begun = { read: 0, total: 0 };

interface BaseProps {
  importSession: OpenedImportSession;
  /** Whether the import session has the voters. */
  isRead: boolean;
  onRead: (isRead: boolean) => void;
  onAnswer: (ms: number) => void;
}

/** Reads the existing voters on mount, unless the import session has them; can be stopped and retried. */
export function useBase({ importSession, isRead, onRead, onAnswer }: BaseProps) {
  const [progress, setProgress] = useState(isRead ? null : begun);
  const [failure, setFailure] = useState<ApiFailure>();
  const [unread, setUnread] = useState<Unread>();
  const running = useRef<AbortController | null>(null);

  const read = useCallback(async () => {
    running.current?.abort();
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    const isNewest = () => running.current === controller;
    const result = await importSession()
      .then((opened) =>
        readBase({
          importSession: opened,
          signal,
          onAnswer,
          onProgress: (done, total) => isNewest() && setProgress({ read: done, total }),
        }),
      )
      .catch(() => ({ failure: createFailure('unreadable'), unread: undefined }));
    if (!isNewest()) return;
    running.current = null;
    setProgress(null);
    setUnread(result.unread);
    setFailure(
      signal.aborted ? createFailure('cancelled', { message: 'A leitura foi parada.' }) : result.failure,
    );
    onRead(!result.failure && !signal.aborted);
  }, [importSession, onRead, onAnswer]);

  useEffect(() => {
    if (!isRead) void read();
    return () => {
      const last = running.current;
      running.current = null;
      last?.abort();
    };
  }, [read, isRead]);

  return {
    progress,
    failure,
    unread,
    stop: () => running.current?.abort(),
    retry: () => {
      setFailure(undefined);
      setProgress(begun);
      void read();
    },
  };
}
