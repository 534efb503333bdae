import { useEffect, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import type { ApiFailure } from '@/api/failure';
import { readVoters } from './readRecipients';

interface Check {
  lot: number;
  read: number;
  total: number;
}

interface CheckEnd {
  lot: number;
  failed: number;
  failure: ApiFailure | null;
}

/** Who does not want to be written to, as the records say, which are read one by one. */
export function useRefusals() {
  const ask = useAsk();
  const [allows, setAllows] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [running, setRunning] = useState<Check | null>(null);
  const [end, setEnd] = useState<CheckEnd | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** Those that were checked before are not read again. */
  async function check(lot: number, ids: readonly number[]) {
    if (controller.current) return;
    const own = (controller.current = new AbortController());
    const found = new Map(allows);
    const open = ids.filter((id) => !found.has(id));
    const tell = () => setRunning({ lot, read: found.size - allows.size, total: open.length });
    setEnd(null);
    tell();
    const { failed, failure } = await readVoters(open, {
      ...{ ask, signal: own.signal },
      onRead: ({ id, allowsCommunication }) => {
        found.set(id, allowsCommunication);
        tell();
      },
    });
    controller.current = null;
    setAllows(found);
    setRunning(null);
    setEnd({ lot, failed: failed.length, failure: failure ?? null });
  }

  return { allows, running, end, check, stop: () => controller.current?.abort() };
}

export type Refusals = ReturnType<typeof useRefusals>;
