import { describe, expect, it } from 'vitest';
import { createFailure } from '@/api/failure';
import { failureOfWrites, nothingSaved, savedAfter, type Outcome, type Saved } from './commentWrites';

const done = { data: {} };
const broken = { error: createFailure('server', { status: 500, isWrite: true }) };
const late = { error: createFailure('timeout', { isWrite: true }) };
const refused = (fieldName: string) => ({
  error: createFailure('validation', { errors: [{ fieldName, message: 'Não pode.' }] }),
});

/** 'all saved', or the first sentence of the failure. */
function said(outcome: Outcome, before: Saved = nothingSaved) {
  const failure = failureOfWrites(savedAfter(before, outcome), outcome);
  return failure?.errors[0]?.message ?? 'saved';
}

describe('a comment with a new status', () => {
  it.each<[Outcome, string]>([
    [{ comment: done, status: done }, 'saved'],
    [{ comment: broken, status: done }, 'O status foi trocado, mas o comentário não foi salvo.'],
    [{ comment: late, status: done }, 'O status foi trocado, mas não sabemos se o comentário foi salvo.'],
    [{ comment: done, status: broken }, 'O comentário foi salvo, mas o status não foi trocado.'],
    [{ comment: done, status: late }, 'O comentário foi salvo, mas não sabemos se o status foi trocado.'],
    [{ comment: broken, status: broken }, 'O comentário não foi salvo e o status não foi trocado.'],
    [{ comment: late, status: broken }, 'Não sabemos se o comentário foi salvo'],
    [{ comment: broken, status: undefined }, broken.error.message],
  ])('%# says which of the two failed', (outcome, sentence) => {
    expect(said(outcome)).toContain(sentence);
  });

  it('says the reasons too, those of a field with its name', () => {
    const outcome = { comment: refused('comment'), status: refused('statusId') };
    const failure = failureOfWrites(savedAfter(nothingSaved, outcome), outcome);
    expect(failure?.errors.map(({ fieldName }) => fieldName)).toEqual(['', 'comment', 'statusId']);
  });

  it('keeps in mind what an attempt before it saved', () => {
    const first = savedAfter(nothingSaved, { comment: broken, status: done });
    expect(first).toEqual({ comment: false, status: true });
    expect(said({ comment: broken, status: undefined }, first)).toContain('O status foi trocado, mas');
    expect(savedAfter(first, { comment: done, status: undefined })).toEqual({ comment: true, status: true });
  });
});
