import type { ApiResult } from '@/api/failure';
import type { Written } from '@/records/jobs/items/writing';
import { inputFrom, type VoterInput } from '@/features/voters/form/voterInput';
import type { VoterRecord } from '@/lookups/voters/voter';
import type { ImportItem } from '../importSession/questions';
import { completedValues, type CompletedValue } from './completion';
import { completedInput } from './importedInput';

export interface CompletingPorts {
  /** Fails where a field could not be read: to write the record would empty it. */
  read: (id: number) => PromiseLike<ApiResult<VoterRecord>>;
  save: (change: { id: number; input: VoterInput; recorded: VoterRecord }) => PromiseLike<ApiResult<unknown>>;
  /** Hears what an import put into a record, once it is known to be there. */
  note: (id: number, values: readonly CompletedValue[]) => void;
}

/** How a voter that is there is completed from a row, and seen to be completed after a lost answer. */
export function completingBy({ read, save, note }: CompletingPorts) {
  /** What was sent for each, noted once it is known to be there. */
  const sent = new Map<ImportItem, readonly CompletedValue[]>();
  const noteCompleted = (id: number, item: ImportItem) => {
    const values = sent.get(item);
    sent.delete(item);
    if (values) note(id, values);
  };

  return {
    async write(item: ImportItem, id: number): Promise<Written<unknown>> {
      const { data: recorded, error } = await read(id);
      if (error) return { error };
      const before = inputFrom(recorded);
      const input = completedInput(before, item);
      if (!input) {
        // So since it was sent is its own doing.
        if (!sent.has(item)) return { left: 'same' };
        noteCompleted(id, item);
        return {};
      }
      sent.set(item, completedValues(id, before, input));
      const result = await save({ id, input, recorded });
      if (!result.error) noteCompleted(id, item);
      return result;
    },
    async isWritten(item: ImportItem, id: number): Promise<ApiResult<boolean>> {
      const { data, error } = await read(id);
      if (error) return { error };
      const isThere = completedInput(inputFrom(data), item) === null;
      if (isThere) noteCompleted(id, item);
      return { data: isThere };
    },
  };
}
