import type { ApiFailure, ApiResult } from '@/api/failure';

/*
 * A comment and a status change are two parallel requests that can fail independently; message and retry
 * depend on which failed.
 */

export interface Saved {
  comment: boolean;
  status: boolean;
}

export const nothingSaved: Saved = { comment: false, status: false };

/** Undefined for a request that was not made. */
export interface Outcome {
  comment: ApiResult<unknown> | undefined;
  status: ApiResult<unknown> | undefined;
}

export const savedAfter = (before: Saved, { comment, status }: Outcome): Saved => ({
  comment: before.comment || (comment !== undefined && !comment.error),
  status: before.status || (status !== undefined && !status.error),
});

const partOf = (failure: ApiFailure, failed: string, unknown: string) =>
  failure.outcomeUnknown ? unknown : failed;

/** One failure describing which requests failed, or undefined. */
export function failureOfWrites(saved: Saved, { comment, status }: Outcome): ApiFailure | undefined {
  const commentFailure = comment?.error;
  const statusFailure = status?.error;
  const failure = commentFailure ?? statusFailure;
  if (!failure) return undefined;
  const reasons = [commentFailure, statusFailure].flatMap((one) =>
    !one ? [] : one.errors.length > 0 ? one.errors : [{ fieldName: '', message: one.message }],
  );
  const said = sentence(saved, commentFailure, statusFailure);
  return { ...failure, errors: said ? [{ fieldName: '', message: said }, ...reasons] : reasons };
}

/** '' for a comment alone, whose own error suffices. */
function sentence(saved: Saved, comment: ApiFailure | undefined, status: ApiFailure | undefined): string {
  const rest = 'Ao salvar de novo, só isso será enviado.';
  if (comment && status) {
    return comment.outcomeUnknown || status.outcomeUnknown
      ? 'Não sabemos se o comentário foi salvo nem se o status foi trocado.'
      : 'O comentário não foi salvo e o status não foi trocado.';
  }
  if (comment && saved.status) {
    const failed = partOf(comment, 'o comentário não foi salvo', 'não sabemos se o comentário foi salvo');
    return `O status foi trocado, mas ${failed}. ${rest}`;
  }
  if (status) {
    const failed = partOf(status, 'o status não foi trocado', 'não sabemos se o status foi trocado');
    return `O comentário foi salvo, mas ${failed}. ${rest}`;
  }
  return '';
}
