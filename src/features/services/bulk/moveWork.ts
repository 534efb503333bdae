import * as v from 'valibot';
import { useAsk, type Ask } from '@/api/ask';
import { createFailure } from '@/api/failure';
import { listOf, optionalId, phpId, text, type List } from '@/api/reply';
import { isOfAllCalls } from '@/records/jobs/items/outcome';
import { changeOf, readBack } from '@/records/bulk/bulkAction';
import type { Work } from '@/records/bulk/bulkWords';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import { fieldLabels, inputFrom } from '../serviceInput';
import { editOf, servicesApi } from '../servicesApi';
import { listCall } from '../servicesFirstCall';

/* Moves a voter's services to another voter, as when two records of one person are merged. */

const heldService = v.object({ id: phpId, reference: text, electorId: optionalId });
type HeldService = v.InferOutput<typeof heldService>;

const heldApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    heldServices: build.query<List<HeldService>, { voterId: number; page: number; limit: number }>({
      query: ({ voterId, page, limit }) => ({
        ...listCall({ electorReference: String(voterId), page, limit }),
        reply: listOf(heldService),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** A page of a voter's services; the search may include others'. */
export const askHeldServices = (ask: Ask, voterId: number, page: number, limit: number) =>
  ask(heldApi.endpoints.heldServices, { voterId, page, limit });

const { service } = servicesApi.endpoints;

/** The write succeeded but is not visible: its outcome is unknown. */
const notSeen = () =>
  createFailure('unreadable', {
    isWrite: true,
    message: 'O sistema disse que gravou, mas o atendimento continua com o outro cadastro.',
  });

/** Moves services from one voter to another; each is done only once a reread confirms it. */
export function useMoveWork() {
  const [update] = servicesApi.useUpdateServiceMutation();
  const ask = useAsk();
  return (from: number, to: VoterOption): Work<HeldService> => {
    const { write } = changeOf({
      ask,
      endpoint: service,
      fieldLabels,
      // A service moved to a third voter meanwhile stays with them.
      targetOf: (now) => (now.electorId === from ? to.value : now.electorId),
      valueOf: (now) => now.electorId,
      save: (_: HeldService, now) => update(editOf(now, { ...inputFrom(now), elector: to })),
    });
    const isMoved = ({ id }: HeldService) =>
      readBack(ask, service, id, ({ electorId }) => electorId !== null && electorId !== from);
    return {
      write: async (row) => {
        const { error } = await write(row);
        if (error) return { error };
        const seen = await isMoved(row);
        if (!seen.error) return seen.data ? { data: null } : { error: notSeen() };
        // Sent but not confirmed: reread, not resent.
        return { error: isOfAllCalls(seen.error) ? seen.error : createFailure('timeout', { isWrite: true }) };
      },
      isWritten: isMoved,
    };
  };
}
