import {
  mayHaveArrived,
  resultOf,
  toFailure,
  type ApiFailure,
  type ApiResult,
  type Settled,
} from '@/api/failure';

/** The result of an act; if it throws, it may have been carried out, as after a server error. */
export async function resultOfAct<V>(act: () => PromiseLike<Settled<V>>): Promise<ApiResult<V>> {
  try {
    return await resultOf(act());
  } catch (thrown) {
    return { error: toFailure(thrown) };
  }
}

/** Whether a failed write may still have been carried out. An aborted one may have been sent. */
export const isOutcomeUnknown = (failure: ApiFailure) =>
  mayHaveArrived(failure) || failure.kind === 'cancelled';

/** Whether a failure is not about this request but would affect every other one at the moment. */
export const isOfAllCalls = ({ kind }: ApiFailure) =>
  kind === 'forbidden' || kind === 'offline' || kind === 'tooMany';

/**
 * State of an item after a failed write: `waiting`, to be sent again, only if it was certainly not carried
 * out and the item itself was not refused.
 */
export function stateAfter(failure: ApiFailure): 'waiting' | 'refused' | 'unknown' {
  if (isOutcomeUnknown(failure)) return 'unknown';
  return isOfAllCalls(failure) ? 'waiting' : 'refused';
}

/** Reasons shown for an unknown item. */
export const unknownReasons = {
  /** A read will follow. */
  checking: ({ cause }: ApiFailure) => `${cause}. Conferindo se foi gravado.`,
  /** No read will follow. */
  unread: ({ cause }: ApiFailure) => `${cause}. Confira se foi gravado antes de enviar de novo.`,
  /** Either the read was too early or the write was not carried out; they cannot be told apart. */
  notSeen: ({ cause }: ApiFailure) =>
    `${cause}. Não foi gravado, ao que se vê: confira antes de enviar de novo.`,
  /** The read failed. */
  notRead: ({ cause }: ApiFailure) =>
    `${cause}. Não foi possível ver se foi gravado: confira antes de enviar de novo.`,
};
