import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import { useAppStore } from '@/api/store';
import { undoOffer } from '@/ui/feedback/offers';
import { showToast } from '@/ui/feedback/toasts';
import { isSameSpot, movedTo, type Entry, type Spot } from '../entry';
import { agendaApi } from '../read/agendaApi';
import { moveEntry } from './movables';
import { movedText } from './moveWords';

interface Move {
  to: Spot;
  /** Saved, but a list requested before is still pending. */
  isSaved: boolean;
}

type Moves = ReadonlyMap<string, Move>;

/**
 * The entries with pending moves applied. A move is shown at once, and reverted with the reason on failure; each entry
 * has one move at a time, and lists requested before it do not revert it.
 */
export function useMoves(entries: readonly Entry[], isFetching: boolean) {
  const { dispatch, getState } = useAppStore();
  const ask = useAsk();
  const [moves, setMoves] = useState<Moves>(new Map());
  const running = useRef(new Set<string>());
  const isReading = useRef(isFetching);
  useEffect(() => {
    isReading.current = isFetching;
  }, [isFetching]);

  const [wasFetching, setWasFetching] = useState(isFetching);
  if (wasFetching !== isFetching) {
    setWasFetching(isFetching);
    if (!isFetching) setMoves((present) => new Map([...present].filter(([, { isSaved }]) => !isSaved)));
  }

  const move = useCallback(
    async (entry: Entry, to: Spot) => {
      const { key, spot } = entry;
      if (!spot || isSameSpot(spot, to) || running.current.has(key)) return;
      running.current.add(key);
      setMoves((present) => new Map(present).set(key, { to, isSaved: false }));
      const moved = await moveEntry({ ask, dispatch, getState }, entry, to);
      running.current.delete(key);
      const { outcome } = moved;
      const isStale = outcome.kind !== 'refused' && isReading.current;
      setMoves((present) => {
        const next = new Map(present);
        if (isStale && outcome.kind === 'done') next.set(key, { to, isSaved: true });
        else next.delete(key);
        return next;
      });
      // Refetches once the pending lists have arrived.
      if (isStale) dispatch(agendaApi.util.invalidateTags([tagOf(entry)]));
      const undo = outcome.kind === 'done' ? outcome.undo : null;
      const isWell = outcome.kind === 'done';
      showToast(movedText(entry, to, moved), {
        ...(!isWell && { tone: 'error' as const }),
        ...('failure' in outcome && { findings: outcome.failure }),
        ...(undo && { actions: [undoOffer(entry.reference, undo)] }),
      });
    },
    [ask, dispatch, getState],
  );

  const shown = useMemo(
    () =>
      moves.size === 0
        ? entries
        : entries.map((entry) => {
            const under = moves.get(entry.key);
            return under ? { ...movedTo(entry, under.to), isMoving: !under.isSaved } : entry;
          }),
    [entries, moves],
  );
  return { entries: shown, move };
}

const tagOf = ({ kind }: Entry) => (kind === 'task' ? 'Task' : 'Appointment');
