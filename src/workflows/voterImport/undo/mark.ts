import { digest } from '@/formats/digest';
import { nameKey } from '@/lookups/voters/alike/keys';

/**
 * Ties a voter to the import that made it: office, time, id and name. Who makes up a file of ids, or another window for one,
 * does not know the marks of voters whose names they have never seen.
 */
export const markOf = (
  { clientId, startedAt }: { clientId: number | null; startedAt: string },
  { id, name }: { id: number; name: string },
) => digest([clientId ?? '', startedAt, id, nameKey(name)].join('|'));
