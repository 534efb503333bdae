import { useState } from 'react';
import { useAsk } from '@/api/ask';
import { useAppDispatch } from '@/api/store';
import { localNow } from '@/formats/dates';
import type { BatchEntry } from '@/records/jobs/items/batchState';
import { useWriting } from '@/records/jobs/items/useWriting';
import { useSignedInSession } from '@/session/useSession';
import type { ImportItem, Plan } from './importSession/questions';
import type { OpenedImportSession } from './useImportSession';
import type { Work } from './useWork';
import { importWork } from './write/importWork';

/** Count fetched from the import session at a time: more would block the page. */
const itemsPerSlice = 250;

async function itemsOf(importSession: OpenedImportSession, { fresh, completing }: Plan) {
  const opened = await importSession();
  const items: ImportItem[] = [];
  const total = fresh + completing;
  while (items.length < total) {
    const slice = await opened.items({ from: items.length, count: itemsPerSlice });
    if (slice.items.length === 0) break;
    items.push(...slice.items);
  }
  return items;
}

/** Sends the planned writes, and keeps their results. */
export function useSending(importSession: OpenedImportSession, work: Work) {
  const ask = useAsk();
  const { clientId } = useSignedInSession().user;
  const dispatch = useAppDispatch();
  const writing = useWriting<ImportItem>();
  const [entries, setEntries] = useState<readonly BatchEntry<ImportItem>[]>([]);
  const [left, setLeft] = useState(0);
  const { batch } = writing;

  const start = (plan: Plan) =>
    work(async (isNewest) => {
      const items = await itemsOf(importSession, plan);
      if (!isNewest()) return;
      setLeft(plan.repeated + plan.wrong);
      writing.start(items, importWork({ ask, dispatch, startedAt: localNow(), clientId }));
    });

  return {
    writing,
    /** Null unless something is being sent. */
    batch,
    /** Results of each write, once the batch has ended. */
    entries,
    /** Count of rows that were not to be sent. */
    left,
    start: (plan: Plan) => void start(plan),
    end: () => {
      setEntries(batch?.entries ?? []);
      writing.close();
    },
    forget: () => setEntries([]),
  };
}
