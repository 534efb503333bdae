import { useEffect, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import { readVoters, type VotersRead } from './readRecipients';

/** Who does not want to be written to, as the records say, which are read one by one. */
export function useRefusals() {
  const ask = useAsk();
  const [allows, setAllows] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [running, setRunning] = useState<{ lot: number; read: number; total: number } | null>(null);
  const [end, setEnd] = useState<(VotersRead & { lot: number }) | null>(null);
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
    const read = await readVoters(open, {
      ...{ ask, signal: own.signal },
      onRead: ({ id, allowsCommunication }) => {
        found.set(id, allowsCommunication);
        tell();
      },
    });
    controller.current = null;
    setAllows(found);
    setRunning(null);
    setEnd({ ...read, lot });
  }

  return { allows, running, end, check, stop: () => controller.current?.abort() };
}

export type Refusals = ReturnType<typeof useRefusals>;
