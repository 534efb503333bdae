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
import type { UndoLine } from './UndoNames';

export interface Doomed {
  id: number;
  name: string;
  /** For an existing voter, the fields that are emptied again; a voter without it is deleted. */
  fields?: string;
}

interface Checked {
  goes: readonly Doomed[];
  /** Voters that are kept, and why. */
  stays: readonly UndoLine[];
}

const unreadPart = 'não conseguimos ler o cadastro por inteiro.';
/** Reads the voters that an import created, so that their names are shown before anyone is deleted. */
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
        const stays: UndoLine[] = [];
        const asMade = new Map<number, Voter>();
        const facts = { ...made, clientId };
        const result = await readIds([...marks.keys()], votersApi.endpoints.voter, {
          ...{ ask, signal },
          onRead: (voter) => {
            // A changed voter is checked for services too, which are the better reason.
            const asCreated = { ...voter, updatedAt: voter.updatedAt && voter.createdAt };
            const why = unreadOf(voter) ? unreadPart : whyKept(asCreated, 0, facts, marks.get(voter.id));
            if (why) stays.push({ id: voter.id, name: voter.name, note: why });
            else asMade.set(voter.id, voter);
            onProgress(asMade.size + stays.length);
          },
        });
        if (result.failure) return { error: result.failure };
        const asked = await readIds([...asMade.keys()], servicesOfVoterApi.endpoints.servicesOfVoter, {
          ...{ ask, signal },
          onRead: ({ total, rows }, id) => {
            const voter = asMade.get(id);
            const why = voter && whyKept(voter, Math.max(total, rows.length), facts, marks.get(id));
            if (why) stays.push({ id, name: voter.name, note: why });
            else if (voter) goes.push({ id, name: voter.name });
          },
        });
        if (asked.failure) return { error: asked.failure };
        const filled = new Map(made.completed.map(({ id, values }) => [id, values]));
        const back = await readIds([...filled.keys()], voterFormApi.endpoints.voterToEdit, {
          ...{ ask, signal },
          onRead: (data, id) => {
            const { name } = data;
            if (unreadOf(data)) stays.push({ id, name, note: unreadPart });
            else {
              const { input, goes: parts, stays: kept } = restored(id, inputFrom(data), filled.get(id) ?? []);
              const stay = kept.map(labelOfPart).join(', ');
              if (input) goes.push({ id, name, fields: parts.map(labelOfPart).join(', ') });
              if (stay)
                stays.push({ id, name, note: `${input ? `alterado depois, fica: ${stay}` : changedSince}.` });
            }
            onProgress(goes.length + stays.length);
          },
        });
        if (back.failure) return { error: back.failure };
        const unread = [...result.failed, ...asked.failed, ...back.failed].map((id) => {
          return { id, note: 'não existe mais, ou não pôde ser lido.' };
        });
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
