import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFailure } from '@/api/failure';
import { alwaysLater } from '@tests/always';
import { createStepRun, type Outcome } from './stepRun';

const refused: Outcome = {
  failure: createFailure('validation', { message: 'Não pode.' }),
  note: 'Falta um.',
};

it('steps are taken in their order, each once the one before is done, to the first that is not', () =>
  alwaysLater(fc.array(fc.boolean(), { maxLength: 8 }), async (fails) => {
    const run = createStepRun();
    const begun: number[] = [];
    const shown: string[] = [];
    const keys = fails.map((_, index) => String(index));
    run.subscribe(() => shown.push(keys.map((key) => run.at(key).state).join(' ')));
    await run.takeInOrder(
      fails.map((isRefused, index) => ({
        key: String(index),
        run: async () => {
          begun.push(index);
          await Promise.resolve();
          return isRefused ? refused : { note: '' };
        },
      })),
    );
    const first = fails.indexOf(true);
    const taken = first < 0 ? fails.length : first + 1;
    expect(begun).toEqual(fails.slice(0, taken).map((_, index) => index));
    expect(keys.map((key) => run.at(key).state)).toEqual(
      fails.map((_, index) => (index === first ? 'failed' : index < taken ? 'done' : 'waiting')),
    );
    // Never two at once.
    expect(shown.every((states) => states.split('doing').length <= 2)).toBe(true);
  }));

it('one that failed says why, with what it noted, and may be taken again alone', async () => {
  const run = createStepRun();
  expect(await run.takeOne({ key: 'one', run: () => Promise.resolve(refused) })).toBe(false);
  expect(run.at('one')).toMatchObject({ state: 'failed', note: 'Falta um. Não pode.' });
  const { standings } = run;
  expect(standings()).toEqual({ one: run.at('one') });
  const doing = run.takeOne({
    key: 'one',
    run: () => {
      expect(run.at('one')).toEqual({ state: 'doing', note: '' });
      return Promise.resolve({ failure: refused.failure });
    },
  });
  await doing;
  expect(run.at('one').note).toBe('Não pode.');
  const before = run.standings();
  expect(run.standings()).toBe(before);
  expect(await run.takeOne({ key: 'one', run: () => Promise.resolve({ note: 'Veja.' }) })).toBe(true);
  expect(run.at('one')).toEqual({ state: 'done', note: 'Veja.' });
});
