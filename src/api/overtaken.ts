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

/** Whether a request names an id anywhere. A number of another meaning counts too: only a read more. */
const names = ({ query, body }: ApiRequest, id: string) =>
  JSON.stringify([query, body]).split(/\D+/).includes(id);

/** Starts watching a read; the returned function ends it, and says whether its response may predate a write. */
export function watchRead(call: ApiRequest): () => boolean {
  const read: PendingRead = { script: call.script, record: recordOf(call), isOvertaken: false };
  pending.add(read);
  return () => {
    pending.delete(read);
    return read.isOvertaken;
  };
}

/** A write succeeded: a pending read of the same script may miss it, unless it is of a record that it does not name. */
export function noteWrite(write: ApiRequest): void {
  for (const read of pending)
    if (read.script === write.script && (read.record === undefined || names(write, read.record)))
      read.isOvertaken = true;
}
