import type { Ask, ReadEndpoint } from '@/api/ask';
import type { WritingActions } from '../jobs/items/writing';

export type Remove = (id: number) => PromiseLike<{ error?: unknown }>;

export interface RemovalRead<T> {
  /** Reads a record: not found means removed. */
  record: ReadEndpoint<number, T>;
  /** Whether a record that is found counts as removed all the same. */
  isGone?: (record: T) => boolean;
}

/** Removal of records for the write engine, with a reread after a lost response. */
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
