import { useAsk } from '@/api/ask';
import { removalWork } from '@/records/many/manyRemoval';
import type { Work } from '@/records/many/manyWords';
import { callsApi } from '@/features/calls/callsApi';
import { manifestationsApi } from '@/features/manifestations/manifestationsApi';
import { tasksApi } from '@/features/tasks/tasksApi';
import { votersApi } from '@/features/voters/votersApi';

type RemovedKind = 'call' | 'manifestation' | 'reminder' | 'voter';

export interface Removed {
  kind: RemovedKind;
  id: number;
  /** As the person reads it. */
  name: string;
}

/** How each kind of record is removed, and seen to be gone where an answer was lost. */
export function useRemovals(): Work<Removed> {
  const ask = useAsk();
  const [removeCall] = callsApi.useDeleteCallMutation();
  const [removeManifestation] = manifestationsApi.useDeleteManifestationMutation();
  const [removeTask] = tasksApi.useDeleteTaskMutation();
  const [removeVoter] = votersApi.useDeleteVoterMutation();
  const works: Readonly<Record<RemovedKind, Work<{ id: number }>>> = {
    call: removalWork({ ask, remove: removeCall, record: callsApi.endpoints.call }),
    manifestation: removalWork({
      ask,
      remove: removeManifestation,
      record: manifestationsApi.endpoints.manifestation,
    }),
    reminder: removalWork({ ask, remove: removeTask, record: tasksApi.endpoints.task }),
    voter: removalWork({ ask, remove: removeVoter, record: votersApi.endpoints.voter }),
  };
  return {
    write: (item) => works[item.kind].write(item),
    isWritten: async (item) => (await works[item.kind].isWritten?.(item)) ?? { data: false },
  };
}
