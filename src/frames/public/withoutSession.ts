import type { ApiFailure, ApiResult } from '@/api/failure';

const refused = 'Este acesso foi recusado. Tente de novo em instantes.';

/** Rewords a failure for people without a session; `unknownOutcome` advises on an unknown write outcome. */
export function failureWithoutSession(failure: ApiFailure, unknownOutcome?: string): ApiFailure {
  if (failure.kind === 'forbidden') return { ...failure, message: refused };
  if (!failure.outcomeUnknown || !unknownOutcome) return failure;
  return { ...failure, message: `${failure.cause}. ${unknownOutcome}` };
}

/** `failureWithoutSession` for an API result. */
export const withoutSession = <T>(result: ApiResult<T>, unknownOutcome?: string): ApiResult<T> =>
  result.error ? { error: failureWithoutSession(result.error, unknownOutcome) } : result;
