import { useEffect, useEffectEvent, useState } from 'react';
import { useTabReturn } from '@/ui/useTabReturn';

interface Search {
  filters: object;
  page: number;
  limit: number;
}

export interface ReturnedTo extends Search {
  isFetching: boolean;
  failure: unknown;
  retry: () => unknown;
}

interface Unseen extends Search {
  phase: 'asking' | 'failed' | 'failure reported';
}

/**
 * Refetches in the background when the tab returns after a minute and no panel is open. True while its
 * loading or failure must stay hidden.
 */
export function useFreshOnReturn(list: ReturnedTo, isCovered: boolean): boolean {
  const [isDue, setDue] = useState(false);
  const [unseen, setUnseen] = useState<Unseen | null>(null);
  const { filters, page, limit, isFetching, retry } = list;

  const isAsking = isDue && !isCovered && !isFetching;
  const next: Unseen | null = isAsking
    ? { filters, page, limit, phase: 'asking' }
    : unseen && following(unseen, list);
  if (isAsking) setDue(false);
  if (next !== unseen) setUnseen(next);

  const ask = useEffectEvent(() => Promise.resolve(retry()));
  const asked = next?.phase === 'asking' ? next : null;
  useEffect(() => {
    if (!asked) return;
    void ask().then((answer) => {
      // The list renders the response a frame later: until then it may show the previous failure.
      const phase = isFailure(answer) ? 'failed' : 'failure reported';
      setUnseen((present) => (present === asked ? { ...asked, phase } : present));
    });
  }, [asked]);

  const hasFailed = next !== null && !asked;
  useTabReturn((mayBeOld) => {
    if (mayBeOld || hasFailed) setDue(true);
  });

  return next !== null;
}

const isFailure = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'error' in answer && answer.error !== undefined;

/** The next phase: ends with another search, or with the response after a reported failure. */
function following(unseen: Unseen, { filters, page, limit, isFetching, failure }: ReturnedTo): Unseen | null {
  if (unseen.filters !== filters || unseen.page !== page || unseen.limit !== limit) return null;
  if (unseen.phase === 'failed' && failure) return { ...unseen, phase: 'failure reported' };
  return unseen.phase === 'failure reported' && !failure && !isFetching ? null : unseen;
}
