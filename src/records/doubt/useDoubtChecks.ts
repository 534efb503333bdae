import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure, ApiResult } from '@/api/failure';
import { useStillHere } from '@/ui/useStillHere';
import { doubtsOf, useDoubts, type Doubt, type DoubtfulAct, type DoubtKind } from './doubts';
import { checkDoubt, type CountAlike } from './sendOnce';

/** 'done' settles the doubt; 'missing': not there, or not yet. */
export type DoubtCheck =
  | { state: 'checking' | 'missing' | 'done'; failure?: undefined }
  | { state: 'failed'; failure: ApiFailure };

export interface CheckedDoubt {
  doubt: Doubt;
  check: DoubtCheck;
}

const checking: DoubtCheck = { state: 'checking' };
const missing: DoubtCheck = { state: 'missing' };
const done: DoubtCheck = { state: 'done' };

/**
 * Checks the doubts of a kind when they appear and on request; `onDone` runs for each that was done. Returns
 * them and those found done since.
 */
export function useDoubtChecks(kind: DoubtKind, count: CountAlike, onDone?: () => void) {
  const open = useDoubts(kind);
  const isHere = useStillHere();
  const [round, setRound] = useState(0);
  const [looked, setLooked] = useState<readonly (CheckedDoubt & { round: number })[]>([]);

  const countNow = useEffectEvent((act: DoubtfulAct) => count(act));
  const onLooked = useEffectEvent((doubt: Doubt, { data: isDone, error }: ApiResult<boolean>) => {
    if (!isHere()) return;
    const check: DoubtCheck = error ? { state: 'failed', failure: error } : isDone ? done : missing;
    setLooked((before) => [...before.filter((one) => one.doubt.at !== doubt.at), { doubt, round, check }]);
    if (isDone) onDone?.();
  });
  const which = open.map(({ at }) => at).join(' ');
  useEffect(() => {
    let isNewest = true;
    // In order: of two identical acts, the first one found is the first one sent.
    const look = async () => {
      for (const doubt of doubtsOf(kind)) {
        const result = await checkDoubt(doubt, (act) => countNow(act));
        if (!isNewest && !result.data) return;
        onLooked(doubt, result);
        if (!isNewest) return;
      }
    };
    void look();
    return () => {
      isNewest = false;
    };
  }, [kind, which, round]);

  const checkOf = ({ at }: Doubt) =>
    looked.find((one) => one.doubt.at === at && one.round === round)?.check ?? checking;
  const found = looked.filter(
    ({ doubt, check }) => check.state === 'done' && open.every(({ at }) => at !== doubt.at),
  );
  const doubts: CheckedDoubt[] = [
    ...found.map(({ doubt, check }) => ({ doubt, check })),
    ...open.map((doubt) => ({ doubt, check: checkOf(doubt) })),
  ];
  return { doubts, again: () => setRound((before) => before + 1) };
}
