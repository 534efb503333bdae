import type { Ask, ReadEndpoint } from '@/api/ask';
import { createFailure, type ApiFailure } from '@/api/failure';
import { isOfAllCalls } from '../jobs/items/outcome';
import { eachOf } from './pool';

export interface IdsRead {
  /** Ids that could not be read for reasons of their own. */
  failed: number[];
  /** A failure that would affect every other read: no further requests were made. */
  failure?: ApiFailure | undefined;
}

interface ReadingIds<T> {
  ask: Ask;
  signal: AbortSignal;
  onRead: (record: T, id: number) => void;
}

/** Reads whole records by id, a few at a time. */
export async function readIds<T>(
  ids: readonly number[],
  endpoint: ReadEndpoint<number, T>,
  { ask, signal, onRead }: ReadingIds<T>,
): Promise<IdsRead> {
  const failed: number[] = [];
  let failure: ApiFailure | undefined;
  await eachOf(
    ids,
    async (id) => {
      const { data, error } = await ask(endpoint, id, signal);
      if (signal.aborted) return;
      if (!error) onRead(data, id);
      else if (isOfAllCalls(error)) failure = error;
      else failed.push(id);
    },
    { isOver: () => failure !== undefined || signal.aborted },
  );
  if (signal.aborted) failure = createFailure('cancelled');
  return { failed, failure };
}
