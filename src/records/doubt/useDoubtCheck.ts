import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure, ApiResult } from '@/api/failure';
import { useStillHere } from '@/ui/useStillHere';
import { doubtOf, useDoubt, type Doubt, type DoubtfulAct, type DoubtKind } from './doubts';
import { checkDoubt, type CountAlike } from './sendOnce';

/** 'done' settles the doubt; 'missing': not there, or not yet. */
export type DoubtCheck =
  | { state: 'checking' | 'missing' | 'done'; failure?: undefined }
  | { state: 'failed'; failure: ApiFailure };

const checking: DoubtCheck = { state: 'checking' };
const missing: DoubtCheck = { state: 'missing' };
const done: DoubtCheck = { state: 'done' };

/** Checks a doubt when it appears and on request; `onDone` runs if it was done. Returns it, even settled. */
export function useDoubtCheck(kind: DoubtKind, count: CountAlike, onDone?: () => void) {
  const open = useDoubt(kind);
  const isHere = useStillHere();
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<{ doubt: Doubt; round: number; check: DoubtCheck } | null>(null);

  const countNow = useEffectEvent((act: DoubtfulAct) => count(act));
  const onLooked = useEffectEvent((doubt: Doubt, { data: isDone, error }: ApiResult<boolean>) => {
    if (!isHere()) return;
    setLast({ doubt, round, check: error ? { state: 'failed', failure: error } : isDone ? done : missing });
    if (isDone) onDone?.();
  });
  const at = open?.at;
  useEffect(() => {
    const doubt = doubtOf(kind);
    if (doubt) void checkDoubt(kind, (act) => countNow(act)).then((result) => onLooked(doubt, result));
  }, [kind, at, round]);

  const isLast = open ? last?.doubt.at === at && last?.round === round : last?.check.state === 'done';
  return {
    doubt: open ?? (isLast ? last?.doubt : undefined),
    check: (isLast ? last?.check : undefined) ?? checking,
    again: () => setRound((before) => before + 1),
  };
}
