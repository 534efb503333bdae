import type { Ask } from '@/api/ask';
import { createFailure, type ApiFailure } from '@/api/failure';
import { isOfAllCalls } from '@/records/engine/outcome';
import type { Voter } from '@/lookups/voters/voter';
import { votersApi } from './votersApi';

/** In flight at once, as for every work on many records: docs/rules/network.md, 'Muitos de uma vez'. */
const mostReads = 4;

export interface VotersRead {
  /** Who could not be read for a reason of their own. */
  failed: number[];
  /** What every other read would meet as well: nothing more was asked. */
  failure?: ApiFailure | undefined;
}

/** Reads whole records, a few at a time. */
export async function readVoters(
  ids: readonly number[],
  { ask, signal, onRead }: { ask: Ask; signal: AbortSignal; onRead: (voter: Voter) => void },
): Promise<VotersRead> {
  const failed: number[] = [];
  let failure: ApiFailure | undefined;
  const left = ids.values();
  const run = async () => {
    for (const id of left) {
      if (failure || signal.aborted) return;
      const { data, error } = await ask(votersApi.endpoints.voter, id, signal);
      if (data && !signal.aborted) onRead(data);
      else if (error && isOfAllCalls(error)) failure = error;
      else if (!signal.aborted) failed.push(id);
    }
  };
  await Promise.all(Array.from({ length: mostReads }, run));
  if (signal.aborted) failure = createFailure('cancelled');
  return { failed, failure };
}
