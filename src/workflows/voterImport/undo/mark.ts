import { digest } from '@/formats/digest';
import { nameKey } from '@/lookups/voters/alike/keys';

/**
 * Ties a voter to the import that created it: office, time, id and name. Someone who forges a file of ids, or another
 * interval, does not know the marks of voters whose names they never saw.
 */
export const markOf = (
  { clientId, startedAt }: { clientId: number | null; startedAt: string },
  { id, name }: { id: number; name: string },
) => digest([clientId ?? '', startedAt, id, nameKey(name)].join('|'));
