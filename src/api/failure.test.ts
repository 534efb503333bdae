import { describe, expect, it } from 'vitest';
import { createFailure, failureOf, mayHaveArrived, resultOf, toFailure } from './failure';

describe('a failure', () => {
  it('tells its cause apart from what is made of it', () => {
    const cause = 'O sistema demorou demais para responder';
    expect(createFailure('timeout')).toMatchObject({
      cause,
      message: `${cause}. Tente de novo em instantes.`,
    });
    expect(createFailure('timeout', { isWrite: true })).toMatchObject({
      cause,
      message: `${cause}. Não sabemos se a operação foi concluída. Confira na lista antes de enviar de novo.`,
    });
    expect(createFailure('server', { isWrite: true })).toMatchObject({
      cause: 'O sistema teve um problema',
      message: 'O sistema teve um problema e não concluiu a operação. Tente de novo em instantes.',
    });
  });

  it('keeps its cause where the server words the message', () => {
    const details = { message: 'Acabou. Tente outra hora. ', isWrite: true };
    expect(createFailure('timeout', details)).toMatchObject({
      cause: 'O sistema demorou demais para responder',
      message: 'Acabou. Tente outra hora.',
    });
  });
});

it('has of what happened what is known of it, and no more', () => {
  const call = { at: '', script: 'x.php', action: '', method: 'GET', status: 422, took: 7 };
  const errors = [{ fieldName: 'name', message: 'x' }];
  const problems = [{ path: '', expected: 'JSON', found: 'HTML' }];
  const bare = { kind: 'validation', cause: 'Confira os dados informados', outcomeUnknown: false };
  expect(createFailure('validation', { status: 422, errors, call, problems })).toEqual({
    ...{ ...bare, message: 'Confira os dados informados.', status: 422, errors, call, problems },
  });
  const failure = createFailure('validation', { problems: [], call: undefined });
  expect(failure).toEqual({ ...bare, message: 'Confira os dados informados.', status: null, errors: [] });
  expect(Object.keys(failure)).not.toContain('call');
  expect(Object.keys(failure)).not.toContain('problems');
});

it('is known again among what was thrown, and all else is one of the system', async () => {
  const failure = createFailure('conflict');
  expect([toFailure(failure), failureOf(failure), failureOf(undefined)]).toEqual([
    failure,
    failure,
    undefined,
  ]);
  for (const other of [undefined, null, 'conflict', { kind: 'conflict' }, { errors: [] }, new Error('x')])
    expect(toFailure(other)).toMatchObject({ kind: 'server' });
  expect(await resultOf(Promise.resolve({ error: failure }))).toEqual({ error: failure });
  expect(await resultOf(Promise.resolve({ data: 7 }))).toEqual({ data: 7 });
});

it('of a write may have been done after all when its outcome is unknown, and after an error of the server', () => {
  for (const kind of ['offline', 'timeout', 'unreadable', 'server'] as const)
    expect(mayHaveArrived(createFailure(kind, { isWrite: true }))).toBe(true);
  for (const kind of ['validation', 'notFound', 'conflict', 'tooMany', 'forbidden'] as const)
    expect(mayHaveArrived(createFailure(kind, { isWrite: true }))).toBe(false);
  // It was never sent.
  expect(mayHaveArrived(createFailure('offline'))).toBe(false);
});
