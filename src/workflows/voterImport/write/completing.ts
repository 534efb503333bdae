import type { ApiResult } from '@/api/failure';
import type { Written } from '@/records/jobs/items/writing';
import { inputFrom, type VoterInput } from '@/features/voters/form/voterInput';
import type { VoterRecord } from '@/lookups/voters/voter';
import type { ImportItem } from '../importSession/questions';
import { completedValues, type CompletedValue } from './completion';
import { completedInput } from './importedInput';

export interface CompletingPorts {
  /** Fails if a field could not be read, as writing the record would empty it. */
  read: (id: number) => PromiseLike<ApiResult<VoterRecord>>;
  save: (change: { id: number; input: VoterInput; recorded: VoterRecord }) => PromiseLike<ApiResult<unknown>>;
  /** Called with what an import put into a record, once that is confirmed. */
  note: (id: number, values: readonly CompletedValue[]) => void;
}

/** Completes an existing voter from a row, and checks it after a lost response. */
export function completingBy({ read, save, note }: CompletingPorts) {
  /** Values sent for each, noted once they are confirmed. */
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
        // Nothing is left to fill after a write was sent, so that write succeeded.
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
