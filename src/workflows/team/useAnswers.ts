import { useCallback, useState } from 'react';
import { useAsk } from '@/api/ask';
import { useAppDispatch, useAppSelector } from '@/api/store';
import { readIds } from '@/records/bulkRead/readIds';
import { useLongReading } from '@/records/bulkRead/useLongReading';
import type { HeldRow } from '@/features/services/held/heldRow';
import { servicesApi } from '@/features/services/servicesApi';
import { answersRead, entriesRead } from './answersStore';
import { isLater, lastAnswerOf, maxEntries, type Answer } from './unanswered';

const { service } = servicesApi.endpoints;

interface Step {
  read: number;
  total: number;
}

/** Reads the entries of services on demand, limited per press; results are kept for the session. */
export function useAnswers() {
  const ask = useAsk();
  const dispatch = useAppDispatch();
  const answers = useAppSelector(answersRead);
  const { start, ...reading } = useLongReading<Step, number[]>();
  const [failed, setFailed] = useState<readonly number[]>([]);
  const read = useCallback(
    (rows: readonly HeldRow[]) =>
      start(async ({ signal, onProgress }) => {
        const asked = new Map(rows.slice(0, maxEntries).map(({ id, updatedAt }) => [id, updatedAt]));
        const found: Record<number, Answer> = {};
        let count = 0;
        const keep = (id: number, day: Answer['day'], changed: string | null = null) => {
          const before = asked.get(id) ?? null;
          found[id] = { day, updatedAt: isLater(changed, before) ? changed : before };
        };
        const { failed, failure } = await readIds([...asked.keys()], service, {
          ask,
          signal,
          onRead: ({ progress, updatedAt }, id) => {
            keep(id, lastAnswerOf(progress), updatedAt);
            count += 1;
            onProgress({ read: count, total: asked.size });
          },
        });
        for (const id of failed) keep(id, 'unread');
        // Entries read before it ended are kept.
        dispatch(entriesRead(found));
        return failure ? { error: failure } : { data: failed };
      }, setFailed),
    [ask, dispatch, start],
  );
  return {
    ...reading,
    /** Services whose entries individually failed to load, in the last reading. */
    failed,
    answers,
    read,
  };
}
