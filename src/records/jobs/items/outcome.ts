import {
  mayHaveArrived,
  resultOf,
  toFailure,
  type ApiFailure,
  type ApiResult,
  type Settled,
} from '@/api/failure';

/** What a call comes to; one that throws may have been made, like one that a server failed in. */
export async function resultOfAct<V>(act: () => PromiseLike<Settled<V>>): Promise<ApiResult<V>> {
  try {
    return await resultOf(act());
  } catch (thrown) {
    return { error: toFailure(thrown) };
  }
}

/** Of the failure of a write: whether it may have been done all the same. One that was aborted may have been sent. */
export const isOutcomeUnknown = (failure: ApiFailure) =>
  mayHaveArrived(failure) || failure.kind === 'cancelled';

/** Of a failure: that it says nothing of the call itself, and would meet every other one just now. */
export const isOfAllCalls = ({ kind }: ApiFailure) =>
  kind === 'forbidden' || kind === 'offline' || kind === 'tooMany';

/**
 * Where an item stands after its write failed: `waiting` only if the write was surely not carried out and nothing was
 * said against the item itself, so that it may be sent again.
 */
export function stateAfter(failure: ApiFailure): 'waiting' | 'refused' | 'unknown' {
  if (isOutcomeUnknown(failure)) return 'unknown';
  return isOfAllCalls(failure) ? 'waiting' : 'refused';
}

/** What is known of an unknown item, as the person reads it. */
export const unknownReasons = {
  /** A read is to come. */
  checking: ({ cause }: ApiFailure) => `${cause}. Conferindo se foi gravado.`,
  /** Nobody reads. */
  unread: ({ cause }: ApiFailure) => `${cause}. Confira se foi gravado antes de enviar de novo.`,
  /** The read came too early, or the write was never carried out: nobody can tell which. */
  notSeen: ({ cause }: ApiFailure) =>
    `${cause}. Não foi gravado, ao que se vê: confira antes de enviar de novo.`,
  /** The read failed. */
  notRead: ({ cause }: ApiFailure) =>
    `${cause}. Não foi possível ver se foi gravado: confira antes de enviar de novo.`,
};
