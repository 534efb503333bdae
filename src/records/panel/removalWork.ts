import type { Ask, ReadEndpoint } from '@/api/ask';
import type { WritingActions } from '../jobs/items/writing';

export type Remove = (id: number) => PromiseLike<{ error?: unknown }>;

export interface RemovalRead<T> {
  /** Reads a record: one that is not found was removed. */
  record: ReadEndpoint<number, T>;
  /** Whether one that is found was removed all the same. */
  isGone?: (record: T) => boolean;
}

/** Removes records for the write engine, and reads them again where an answer was lost. */
export const removalWork = <T>({
  ask,
  remove,
  record,
  isGone = () => false,
}: RemovalRead<T> & { ask: Ask; remove: Remove }): Pick<
  WritingActions<{ id: number }>,
  'write' | 'isWritten'
> => ({
  write: ({ id }) => remove(id),
  isWritten: async ({ id }) => {
    const { data, error } = await ask(record, id);
    if (!error) return { data: isGone(data) };
    return error.kind === 'notFound' ? { data: true } : { error };
  },
});
