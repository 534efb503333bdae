import * as v from 'valibot';
import type { Ask } from '@/api/ask';
import { createFailure, resultOf, type ApiResult } from '@/api/failure';
import { digits, phpId, rowsOf, text } from '@/api/reply';
import type { AppDispatch } from '@/api/store';
import { localNow, type LocalDateTime } from '@/formats/dates';
import type { WritingActions } from '@/records/jobs/items/writing';
import { askForFile } from '@/records/export/askForFile';
import { wholeResult } from '@/records/panel/wholeRecord';
import { nameKey } from '@/lookups/voters/alike/keys';
import { fieldLabels } from '@/features/voters/form/voterInput';
import { voterFormApi } from '@/features/voters/form/voterFormApi';
import { listCall } from '@/lookups/voters/votersFirstCall';
import type { ImportItem } from '../importSession/questions';
import { completed, made } from '../importStore';
import { markOf } from '../undo/mark';
import { completingBy } from './completing';
import { newInput } from './importedInput';

const foundRow = v.object({ id: phpId, name: text, telephone: digits });
const maxFound = 25;

/** Finds the voter created from a row whose response was lost; null if none, or more than one, matches. */
async function findMade({ voter: { cpf, phones, name } }: ImportItem): Promise<ApiResult<number | null>> {
  const [telephone = ''] = phones;
  const query = cpf ? { individualRegistration: cpf } : { telephone };
  const { data, error } = await askForFile({
    ...listCall({ ...query, page: 1, limit: maxFound }),
    reply: rowsOf(foundRow),
  });
  if (error) return { error };
  const [one, other] = data.filter((row) => nameKey(row.name) === nameKey(name));
  return { data: one && !other ? one.id : null };
}

interface Surroundings {
  /** Id of the office. */
  clientId: number | null;
  ask: Ask;
  dispatch: AppDispatch;
  startedAt: LocalDateTime;
}

/** Writes each row, and notes what was created. */
export function importWork({ ask, dispatch, startedAt, clientId }: Surroundings): WritingActions<ImportItem> {
  const note = (id: number, { voter: { name } }: ImportItem) => {
    const mark = markOf({ clientId, startedAt }, { id, name });
    dispatch(made({ startedAt, now: localNow(), id, mark }));
  };
  const { voterToEdit, createVoter, updateVoter } = voterFormApi.endpoints;
  const untracked = { track: false } as const;

  const completing = completingBy({
    read: async (id) => wholeResult(await ask(voterToEdit, id), fieldLabels),
    save: (change) => resultOf(dispatch(updateVoter.initiate(change, untracked))),
    note: (id, values) => dispatch(completed({ startedAt, now: localNow(), id, values })),
  });

  return {
    name: ({ row, voter }) => `Linha ${row}: ${voter.name}`,
    async write(item) {
      if (item.voterId !== null) return completing.write(item, item.voterId);
      const result = await resultOf(dispatch(createVoter.initiate(newInput(item), untracked)));
      if (result.data) note(result.data.id, item);
      return result;
    },
    async isWritten(item) {
      if (item.voterId !== null) return completing.isWritten(item, item.voterId);
      if (!item.canTell) return { error: createFailure('incomplete') };
      const { data: id, error } = await findMade(item);
      if (error) return { error };
      if (id !== null) note(id, item);
      return { data: id !== null };
    },
  };
}
