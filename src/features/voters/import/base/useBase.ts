import { useCallback, useEffect, useRef, useState } from 'react';
import { createFailure, type ApiFailure } from '@/api/failure';
import type { Unread } from '@/api/findings';
import type { OpenedDesk } from '../useDesk';
import { readBase } from './readBase';

interface Progress {
  read: number;
  total: number;
}

/** Reads the voters that are there when it is drawn, unless the desk has them; can be stopped and tried again. */
export function useBase(desk: OpenedDesk, isKnown: boolean, onAnswer: (ms: number) => void) {
  const [progress, setProgress] = useState<Progress | null>(isKnown ? null : { read: 0, total: 0 });
  const [failure, setFailure] = useState<ApiFailure>();
  const [unread, setUnread] = useState<Unread>();
  const [isRead, setRead] = useState(isKnown);
  const running = useRef<AbortController | null>(null);

  const read = useCallback(async () => {
    running.current?.abort();
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    const isNewest = () => running.current === controller;
    const result = await desk()
      .then((opened) =>
        readBase({
          desk: opened,
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
    setRead(!result.failure && !signal.aborted);
  }, [desk, onAnswer]);

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
    isRead,
    stop: () => running.current?.abort(),
    retry: () => {
      setFailure(undefined);
      setProgress({ read: 0, total: 0 });
      void read();
    },
  };
}
