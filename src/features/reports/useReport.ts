import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/api/store';
import { useCan } from '@/session/useSession';
import type { Progress } from './read/readReport';
import type { ReportSettings } from './report';
import { lastReport, made } from './reportStore';

/** Makes a report, one at a time; leaving the screen gives up. */
export function useReport() {
  const dispatch = useAppDispatch();
  const can = useCan();
  const report = useAppSelector(lastReport);
  const [progress, setProgress] = useState<Progress | 'beginning' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      running.current?.abort();
    };
  }, []);

  /** Whether a report was made. */
  async function make(settings: ReportSettings): Promise<boolean> {
    if (running.current) return false;
    const controller = (running.current = new AbortController());
    setFailed(false);
    setProgress('beginning');
    try {
      const { readReport } = await import('./read/readReport');
      const read = await readReport({
        ...{ settings, can, signal: controller.signal },
        onProgress: (step) => !hasLeft.current && setProgress(step),
      });
      if (hasLeft.current || !read) return false;
      dispatch(made(read));
      return true;
    } catch {
      if (!hasLeft.current) setFailed(true);
      return false;
    } finally {
      running.current = null;
      if (!hasLeft.current) setProgress(null);
    }
  }

  return { report, progress, hasFailed, make, stop: () => running.current?.abort() };
}
