import type { ApiFailure, ApiResult } from '@/api/failure';

/*
 * A comment and a status change are two parallel requests that can fail independently; message and retry
 * depend on which failed.
 */

type Write = 'comment' | 'status';

export type Saved = Record<Write, boolean>;

export const nothingSaved: Saved = { comment: false, status: false };

/** Undefined for a request that was not made. */
export type Outcome = Record<Write, ApiResult<unknown> | undefined>;

export const savedAfter = (before: Saved, { comment, status }: Outcome): Saved => ({
  comment: before.comment || (comment !== undefined && !comment.error),
  status: before.status || (status !== undefined && !status.error),
});

/** 'o comentário não foi salvo', or that the outcome is unknown. */
const undone = ({ outcomeUnknown }: ApiFailure, what: string, done: string) =>
  outcomeUnknown ? `não sabemos se ${what} foi ${done}` : `${what} não foi ${done}`;

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
    return `O status foi trocado, mas ${undone(comment, 'o comentário', 'salvo')}. ${rest}`;
  }
  if (status) {
    return `O comentário foi salvo, mas ${undone(status, 'o status', 'trocado')}. ${rest}`;
  }
  return '';
}
