import { useEffect, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import { closedTo } from '@/lookups/voters/mayWriteTo';
import { readIds, type IdsRead } from '@/records/bulkRead/readIds';
import { votersApi } from '@/features/voters/votersApi';

/** Opt-outs by the records, which are read one by one. */
export function useRefusals() {
  const ask = useAsk();
  const [allows, setAllows] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [running, setRunning] = useState<{ lot: number; read: number; total: number } | null>(null);
  /** People whose record could not be read: they get nothing, and can be retried. */
  const [unread, setUnread] = useState<ReadonlySet<number>>(new Set());
  const [end, setEnd] = useState<(IdsRead & { lot: number }) | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** Records checked before are not read again. Resolves to who accepts, by id; null if it did not finish. */
  async function check(lot: number, ids: readonly number[]): Promise<ReadonlyMap<number, boolean> | null> {
    if (controller.current) return null;
    const own = (controller.current = new AbortController());
    const found = new Map(allows);
    const open = ids.filter((id) => !found.has(id));
    const tell = () => setRunning({ lot, read: found.size - allows.size, total: open.length });
    setEnd(null);
    tell();
    const read = await readIds(open, votersApi.endpoints.voter, {
      ...{ ask, signal: own.signal },
      onRead: (voter) => {
        found.set(voter.id, closedTo(voter) === undefined);
        tell();
      },
    });
    controller.current = null;
    setAllows(found);
    setUnread((before) => new Set([...before, ...read.failed].filter((id) => !found.has(id))));
    setRunning(null);
    setEnd({ ...read, lot });
    return read.failure ? null : found;
  }

  return { allows, unread, running, end, check, stop: () => controller.current?.abort() };
}

export type Refusals = ReturnType<typeof useRefusals>;
