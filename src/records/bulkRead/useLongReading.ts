import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '@/api/failure';

interface Reading<Step> {
  /** Aborted when the person stops the read or leaves. */
  signal: AbortSignal;
  onProgress: (step: Step) => void;
}

/** Null: the session ended. */
type Read<Step, T> = (reading: Reading<Step>) => Promise<ApiResult<T> | null>;

/** A long read, one at a time, which can be stopped; leaving the screen aborts it. */
export function useLongReading<Step, T>() {
  const [progress, setProgress] = useState<Step | 'beginning' | null>(null);
  /** 'failed': it threw. */
  const [failure, setFailure] = useState<ApiFailure | 'failed' | null>(null);
  const running = useRef<AbortController | null>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      running.current?.abort();
    };
  }, []);

  /** Resolves to whether data was read and kept. */
  const start = useCallback(async (read: Read<Step, T>, keep: (data: T) => void): Promise<boolean> => {
    if (running.current) return false;
    const { signal } = (running.current = new AbortController());
    setFailure(null);
    setProgress('beginning');
    try {
      const result = await read({
        signal,
        onProgress: (step) => !hasLeft.current && setProgress(() => step),
      });
      if (hasLeft.current || !result) return false;
      if (result.error) {
        if (!signal.aborted) setFailure(result.error);
        return false;
      }
      keep(result.data);
      return true;
    } catch {
      if (!hasLeft.current) setFailure('failed');
      return false;
    } finally {
      running.current = null;
      if (!hasLeft.current) setProgress(null);
    }
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  return { progress, failure, start, stop };
}
