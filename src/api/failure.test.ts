import { describe, expect, it } from 'vitest';
import { createFailure, mayHaveArrived } from './failure';

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

it('of a write may have been done after all when its outcome is unknown, and after an error of the server', () => {
  for (const kind of ['offline', 'timeout', 'unreadable', 'server'] as const)
    expect(mayHaveArrived(createFailure(kind, { isWrite: true }))).toBe(true);
  for (const kind of ['validation', 'notFound', 'conflict', 'tooMany', 'forbidden'] as const)
    expect(mayHaveArrived(createFailure(kind, { isWrite: true }))).toBe(false);
  // It could not even be sent.
  expect(mayHaveArrived(createFailure('offline'))).toBe(false);
});
