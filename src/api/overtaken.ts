import type { ApiRequest } from './call';

/** A read without a response yet. */
interface PendingRead {
  script: string;
  /** Of a read of one record: its id. */
  record: string | undefined;
  isOvertaken: boolean;
}

const pending = new Set<PendingRead>();

/** The record that a read returns, which is asked for by `id` alone; undefined for a search. */
function recordOf({ query }: ApiRequest) {
  if (!query || !('id' in query)) return undefined;
  return Object.keys(query).length === 1 ? String(query.id) : undefined;
}

/**
 * Whether a write is of another record: it says of which one it is, and has this one's id nowhere. A number of another
 * meaning counts as the id too: only a read more.
 */
function isOfAnother({ query, body }: ApiRequest, id: string) {
  const own = { ...query, ...body };
  return ('id' in own || 'treatmentId' in own) && !JSON.stringify(own).split(/\D+/).includes(id);
}

/** Starts watching a read; the returned function ends it, and says whether its response may predate a write. */
export function watchRead(call: ApiRequest): () => boolean {
  const read: PendingRead = { script: call.script, record: recordOf(call), isOvertaken: false };
  pending.add(read);
  return () => {
    pending.delete(read);
    return read.isOvertaken;
  };
}

/** A write succeeded: a pending read of the same script may miss it, unless they are of different records. */
export function noteWrite(write: ApiRequest): void {
  for (const read of pending)
    if (read.script === write.script && (read.record === undefined || !isOfAnother(write, read.record)))
      read.isOvertaken = true;
}
