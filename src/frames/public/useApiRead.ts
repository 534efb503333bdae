import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure, ApiResult } from '@/api/failure';
import { pageTitle } from '@/ui/focus/screenHeading';

export type Reading<T> = { retry: () => void } & (
  | { status: 'loading'; data?: undefined; failure?: undefined }
  | { status: 'failed'; data?: undefined; failure: ApiFailure }
  | { status: 'ready'; data: T; failure?: undefined }
);

/** A page's only read, since RTK Query is too heavy here. Aborts on unmount; `read` must be a stable function. */
export function useApiRead<T>(
  read: (id: string, signal: AbortSignal) => Promise<ApiResult<T>>,
  id: string,
): Reading<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ id: string; attempt: number; result: ApiResult<T> } | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    void read(id, leaving.signal).then((result) => {
      if (!leaving.signal.aborted) setAnswer({ id, attempt, result });
    });
    return () => leaving.abort();
  }, [read, id, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isLoading = answer?.id !== id || answer.attempt !== attempt;
  // The retry button and loading state unmount: focus the title unless a field took focus.
  useEffect(() => {
    if (attempt === 0 || document.activeElement !== document.body) return;
    const title = pageTitle();
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  }, [attempt, isLoading]);
  if (isLoading) return { status: 'loading', retry };
  const { result } = answer;
  return result.error
    ? { status: 'failed', failure: result.error, retry }
    : { status: 'ready', data: result.data, retry };
}
