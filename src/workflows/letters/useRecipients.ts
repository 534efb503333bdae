import { useCallback, useEffect, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import type { ApiFailure } from '@/api/failure';
import type { Addressees } from '@/features/voters/lettersState';
import { readRecipients, unbegun, type Reading } from './readRecipients';

export type Phase = 'reading' | 'stopped' | 'failed' | 'done';

/** Reads the recipients on mount; leaving aborts. */
export function useRecipients(of: Addressees) {
  const ask = useAsk();
  const [reading, setReading] = useState<Reading>(() => unbegun(of));
  const [phase, setPhase] = useState<Phase>('reading');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const newest = useRef(reading);
  const running = useRef<AbortController | null>(null);

  const start = useCallback(async () => {
    running.current?.abort();
    const controller = (running.current = new AbortController());
    setPhase('reading');
    setFailure(null);
    const { signal } = controller;
    const error = await readRecipients(of, newest.current, {
      ...{ ask, signal },
      onRead: (read) => {
        if (signal.aborted) return;
        newest.current = read;
        setReading(read);
      },
    });
    if (running.current !== controller) return;
    running.current = null;
    if (error && error.kind !== 'cancelled') setFailure(error);
    setPhase(!error ? 'done' : error.kind === 'cancelled' ? 'stopped' : 'failed');
  }, [ask, of]);

  useEffect(() => {
    // In the next task, so that an effect run twice reads once.
    const turn = setTimeout(() => void start());
    return () => {
      clearTimeout(turn);
      const { current } = running;
      running.current = null;
      current?.abort();
    };
  }, [start]);

  return {
    reading,
    phase,
    failure,
    /** Keeps what was read. */
    stop: () => running.current?.abort(),
    goOn: () => void start(),
    /** Restarts from the beginning. */
    again: () => {
      newest.current = unbegun(of);
      setReading(newest.current);
      void start();
    },
  };
}
