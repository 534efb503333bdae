import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure, ApiResult } from '@/api/failure';

/** Where a page's first reading stands. */
export type Reading<T> = { retry: () => void } & (
  | { status: 'loading'; data?: undefined; failure?: undefined }
  | { status: 'failed'; data?: undefined; failure: ApiFailure }
  | { status: 'ready'; data: T; failure?: undefined }
);

/**
 * Reads one thing when a page opens, for pages outside the staff shell, which have no store: aborts when the page is
 * left, lets only the latest answer count, and reads again on `retry`.
 * @param read gives the result for `id`; a function of a module, so that it stays the same between renderings.
 */
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
  // The button that asked again went away with its page, and so does the wait that takes its place: the title that
  // comes after each has the focus, unless a field took it.
  useEffect(() => {
    if (attempt === 0 || document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>('main h1');
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
