import { useAsk } from '@/api/ask';
import { joinHooks } from '@/records/ofVoter/joinHooks';
import { removalWork } from '@/records/panel/removalWork';
import type { Work } from '@/records/bulk/bulkWords';
import type { Kind } from '@/records/ofVoter/voterPart';
import { votersApi } from '@/features/voters/votersApi';
import type { Everything } from '../useEverything';
import { ofParts } from '../voterParts';

export interface Removed {
  kind: Kind | 'voter';
  id: number;
  /** Name shown to the person. */
  name: string;
}

type OneByOne = Work<{ id: number }>;

/** Kinds removed individually before the voter. */
export const removedAlone = ofParts(({ kind, words, removal }) => {
  if (removal.way !== 'alone') return [];
  const { rule, nameOf, useRemove, record } = removal;
  const itemsOf = ({ ofKind }: Pick<Everything, 'ofKind'>) =>
    ofKind(kind).map(({ id, row }): Removed => ({ kind, id, name: nameOf(row) }));
  function useWorkOfKind(): [Removed['kind'], OneByOne] {
    const ask = useAsk();
    const [remove] = useRemove();
    return [kind, removalWork({ ask, remove, record })];
  }
  return [{ words, rule, itemsOf, useWorkOfKind }];
});

const useWorks = joinHooks(removedAlone.map(({ useWorkOfKind }) => useWorkOfKind));

/** The removal of each kind of record, and its check after a lost response. */
export function useRemovals(): Work<Removed> {
  const ask = useAsk();
  const [removeVoter] = votersApi.useDeleteVoterMutation();
  const ofVoter = removalWork({ ask, remove: removeVoter, record: votersApi.endpoints.voter });
  const works = new Map<Removed['kind'], OneByOne>([...useWorks(undefined), ['voter', ofVoter]]);
  const workOf = ({ kind }: Removed) => {
    const work = works.get(kind);
    // Never treated as removed.
    if (!work) throw new Error(`No module says how a ${kind} is removed`);
    return work;
  };
  return {
    write: (item) => workOf(item).write(item),
    isWritten: async (item) => (await workOf(item).isWritten?.(item)) ?? { data: false },
  };
}
