import { createContext, use, useMemo } from 'react';
import { compareText } from '@/formats/text';
import { useUsers } from '@/lookups/lookupsApi';
import { useHeld } from '@/features/services/held/useHeld';
import { Missing } from '@/ui/badge/Missing';

interface Whose {
  /** The people responsible for each service, by its id. */
  names: ReadonlyMap<number, readonly string[]>;
  /** For a service without names: 'nobody' responsible, still reading, or unknown. */
  without: 'nobody' | 'reading' | 'unknown';
}

export const WhoseContext = createContext<Whose>({ names: new Map(), without: 'unknown' });

const none: never[] = [];

/**
 * The people responsible for the office's open services: rows do not contain them, so each person's services are
 * searched.
 */
export function useWhose(isOn: boolean, open: readonly number[]): Whose {
  const { data: users } = useUsers();
  const ids = useMemo(() => (isOn && users ? users.map(({ id }) => id) : none), [isOn, users]);
  const { reads, isRead } = useHeld(ids, open);
  return useMemo(() => {
    const names = new Map<number, string[]>();
    for (const { userId, data } of reads) {
      const name = users?.find(({ id }) => id === userId)?.name;
      if (name) data?.rows.forEach(({ id }) => names.set(id, [...(names.get(id) ?? []), name]));
    }
    names.forEach((of) => of.sort(compareText));
    const isWhole = reads.every(({ data }) => data && (data.open?.left ?? 0) === 0);
    return { names, without: !isRead ? 'reading' : isWhole ? 'nobody' : 'unknown' };
  }, [reads, isRead, users]);
}

/** The people responsible, in a row of the office's queue. */
export function Holders({ id }: { id: number }) {
  const { names, without } = use(WhoseContext);
  const of = names.get(id);
  if (of) return <>{of.join(', ')}</>;
  if (without === 'nobody') return <>Ninguém</>;
  return without === 'unknown' ? <Missing /> : <span aria-hidden="true">…</span>;
}
