import { useAsk } from '@/api/ask';
import { listOf } from '@/api/reply';
import { changeOf } from '@/records/bulk/bulkAction';
import { callRow, toReturn, type CallRow } from '../call';
import { fieldLabels, inputFrom } from '../callInput';
import { callsApi } from '../callsApi';
import { listCall } from '../callsFirstCall';

export type { CallRow };

const { call } = callsApi.endpoints;

/** Assigns calls to return to another user; everything else stays. */
export function usePassWork() {
  const [update] = callsApi.useUpdateCallMutation();
  const ask = useAsk();
  return (next: (userWantedId: number) => number) =>
    changeOf({
      ask,
      endpoint: call,
      fieldLabels,
      targetOf: (now) => next(inputFrom(now).userWantedId),
      valueOf: (now) => inputFrom(now).userWantedId,
      save: ({ id }: CallRow, now, userWantedId) => update({ ...inputFrom(now), id, userWantedId }),
    });
}

/** A page of the calls that a user is to return. */
export const callsToReturnOfUserCall = (participantId: number, page: number, limit: number) => ({
  ...listCall({ status: toReturn, participantId, page, limit }),
  reply: listOf(callRow),
});
