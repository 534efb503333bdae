import type { ApiFailure, ApiResult } from '@/api/failure';

const refused = 'O servidor recusou este acesso. Tente de novo em instantes.';

/**
 * A failure as told to somebody who has no session: the client's words speak to the staff, of a session that ended
 * and of a list to look into.
 * @param unknownOutcome what to do when nobody knows whether the write was done; without it the client's words stay.
 */
export function failureWithoutSession(failure: ApiFailure, unknownOutcome?: string): ApiFailure {
  if (failure.kind === 'forbidden') return { ...failure, message: refused };
  if (!failure.outcomeUnknown || !unknownOutcome) return failure;
  return { ...failure, message: `${failure.cause}. ${unknownOutcome}` };
}

/** `failureWithoutSession` for the result of a call. */
export const withoutSession = <T>(result: ApiResult<T>, unknownOutcome?: string): ApiResult<T> =>
  result.error ? { error: failureWithoutSession(result.error, unknownOutcome) } : result;
