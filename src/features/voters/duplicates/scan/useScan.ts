import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/failure';
import { useAppDispatch, useAppSelector } from '@/api/store';
import { lastScan, scanned } from '../duplicatesStore';
import type { ReadSoFar } from './readBase';

/** Scans the base, once at a time; leaving the screen gives up, and the last answer is kept for the session. */
export function useScan() {
  const dispatch = useAppDispatch();
  const scan = useAppSelector(lastScan);
  const [progress, setProgress] = useState<ReadSoFar | 'beginning' | null>(null);
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

  /** Whether there is an answer. */
  const start = useCallback(async (): Promise<boolean> => {
    if (running.current) return false;
    const controller = (running.current = new AbortController());
    setFailure(null);
    setProgress('beginning');
    try {
      const { readBase } = await import('./readBase');
      const read = await readBase({
        signal: controller.signal,
        onProgress: (step) => !hasLeft.current && setProgress(step),
      });
      if (hasLeft.current || !read) return false;
      if ('kind' in read) {
        if (!controller.signal.aborted) setFailure(read);
        return false;
      }
      dispatch(scanned(read));
      return true;
    } catch {
      if (!hasLeft.current) setFailure('failed');
      return false;
    } finally {
      running.current = null;
      if (!hasLeft.current) setProgress(null);
    }
  }, [dispatch]);
  const stop = useCallback(() => running.current?.abort(), []);
  return { scan, progress, failure, start, stop };
}
