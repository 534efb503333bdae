import { useCallback, useEffect, useState } from 'react';
import { useAsk } from '@/api/ask';
import { unreadOf } from '@/api/findings';
import { readIds } from '@/records/bulkRead/readIds';
import { useLongReading } from '@/records/bulkRead/useLongReading';
import { useSignedInSession } from '@/session/useSession';
import { votersApi } from '@/features/voters/votersApi';
import { voterFormApi } from '@/features/voters/form/voterFormApi';
import { inputFrom } from '@/features/voters/form/voterInput';
import { servicesOfVoterApi } from '@/features/services/servicesOfVoter';
import type { Voter } from '@/lookups/voters/voter';
import type { MadeVoters } from '../importStore';
import { labelOfPart, restored } from '../write/completion';
import { changedSince, whyKept } from './undoWork';

export interface Doomed {
  id: number;
  name: string;
  /** Of one that was there before: the fields that are emptied again; one without is removed. */
  fields?: string;
}

interface Checked {
  goes: readonly Doomed[];
  stays: readonly Staying[];
}

/** Who stays, and why. */
export interface Staying {
  id: number;
  text: string;
}

const unreadPart = 'não conseguimos ler o cadastro por inteiro.';

/** The record of one that was made, and the requests. */
const stepsOfMade = 2;

/** How much there is to read. */
export const readingSteps = ({ voters, completed }: MadeVoters) =>
  voters.length * stepsOfMade + completed.length;

/** Reads who an import made, so that they are seen by name before anybody is removed. */
export function useUndoCheck(made: MadeVoters) {
  const ask = useAsk();
  const { clientId } = useSignedInSession().user;
  const { progress, failure, start } = useLongReading<number, Checked>();
  const [checked, setChecked] = useState<Checked | null>(null);

  const read = useCallback(
    () =>
      start(async ({ signal, onProgress }) => {
        const marks = new Map(made.voters.map(({ id, mark }) => [id, mark]));
        const goes: Doomed[] = [];
        const stays: Staying[] = [];
        const found = new Map<number, Voter>();
        let read = 0;
        const readOne = (steps = 1) => onProgress((read += steps));
        const facts = { ...made, clientId };
        const result = await readIds([...marks.keys()], votersApi.endpoints.voter, {
          ...{ ask, signal },
          onRead: (voter) => {
            const { id, name } = voter;
            const why = unreadOf(voter) ? unreadPart : whyKept(voter, 0, facts, marks.get(id));
            if (why) stays.push({ id, text: `${name}: ${why}` });
            else found.set(id, voter);
            readOne(why ? stepsOfMade : 1);
          },
        });
        if (result.failure) return { error: result.failure };
        // Of those left: nobody with requests is shown as one who goes.
        const asked = await readIds([...found.keys()], servicesOfVoterApi.endpoints.servicesOfVoter, {
          ...{ ask, signal },
          onRead: ({ total, rows }, id) => {
            const voter = found.get(id);
            if (!voter) return;
            const why = whyKept(voter, Math.max(total, rows.length), facts, marks.get(id));
            if (why) stays.push({ id, text: `${voter.name}: ${why}` });
            else goes.push({ id, name: voter.name });
            readOne();
          },
        });
        if (asked.failure) return { error: asked.failure };
        for (const id of asked.failed)
          stays.push({ id, text: `${found.get(id)?.name ?? ''}: não deu para ver se tem atendimentos.` });
        const filled = new Map(made.completed.map(({ id, values }) => [id, values]));
        const back = await readIds([...filled.keys()], voterFormApi.endpoints.voterToEdit, {
          ...{ ask, signal },
          onRead: (data, id) => {
            if (unreadOf(data)) stays.push({ id, text: `${data.name}: ${unreadPart}` });
            else {
              const { input, goes: parts, stays: kept } = restored(id, inputFrom(data), filled.get(id) ?? []);
              const stay = kept.map(labelOfPart).join(', ');
              if (input) goes.push({ id, name: data.name, fields: parts.map(labelOfPart).join(', ') });
              if (stay)
                stays.push({
                  id,
                  text: `${data.name}: ${input ? `alterado depois, fica: ${stay}` : changedSince}.`,
                });
            }
            readOne();
          },
        });
        if (back.failure) return { error: back.failure };
        const unread = [...result.failed, ...back.failed].map((id) => ({
          id,
          text: `nº ${id}: não existe mais, ou não pôde ser lido.`,
        }));
        return { data: { goes: goes.sort((one, other) => one.id - other.id), stays: [...stays, ...unread] } };
      }, setChecked),
    [ask, clientId, made, start],
  );
  useEffect(() => void read(), [read]);
  return {
    checked,
    read: typeof progress === 'number' ? progress : 0,
    failure,
    again: () => void read(),
  };
}
