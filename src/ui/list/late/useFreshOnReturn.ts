import { useEffect, useEffectEvent, useState } from 'react';
import { useTabReturn } from '../../useTabReturn';

export interface ReturnedTo {
  filters: object;
  page: number;
  limit: number;
  isFetching: boolean;
  failure: unknown;
  /** Asks for the rows again; settled when they, or the failure, are there. */
  retry: () => unknown;
}

/** A search that is made unseen, and how far it is. */
interface Unseen {
  filters: object;
  page: number;
  limit: number;
  phase: 'asking' | 'failed' | 'failure told';
}

/**
 * Asks for a list again when its tab comes back to the front after a minute, unseen: the rows stay as they are until
 * the new ones are there, also when they cannot be had. What lies over the list is never disturbed: it waits for that
 * to close.
 * @returns true while what the list says of waiting or failing is of such a search, and not to be shown
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
      const after: Unseen | null = isFailure(answer) ? { ...asked, phase: 'failed' } : null;
      setUnseen((present) => (present === asked ? after : present));
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

/** What becomes of it with what the list now says: over with another search, and a failure with the next answer. */
function following(unseen: Unseen, { filters, page, limit, isFetching, failure }: ReturnedTo): Unseen | null {
  if (unseen.filters !== filters || unseen.page !== page || unseen.limit !== limit) return null;
  if (unseen.phase === 'failed' && failure) return { ...unseen, phase: 'failure told' };
  return unseen.phase === 'failure told' && !failure && !isFetching ? null : unseen;
}
