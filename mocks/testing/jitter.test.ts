import { describe, expect, it } from 'vitest';
import { givenSeed } from '../../scripts/support/seed.mjs';
import { createJitter } from './jitter';

const draws = (seed: number, scope = 'a test') => {
  const late = createJitter(seed, () => scope);
  return Array.from({ length: 50 }, () => late('answer', 'eleitor.php search'));
};

describe('what comes late', () => {
  it('is the same for the same seed, and another for another seed or test', () => {
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
    expect(draws(7)).not.toEqual(draws(7, 'another test'));
  });

  it('depends on nothing else that was asked for', () => {
    const late = createJitter(7, () => 'a test');
    const mixed = Array.from({ length: 50 }, () => {
      late('code', 'DraftEditor');
      return late('answer', 'eleitor.php search');
    });
    expect(mixed).toEqual(draws(7));
  });

  it('is mostly a little late, and now and then much later', () => {
    const all = Array.from({ length: 40 }, (_, seed) => draws(seed)).flat();
    expect(Math.min(...all)).toBe(0);
    expect(all.filter((ms) => ms <= 6).length / all.length).toBeGreaterThan(0.6);
    expect(all.some((ms) => ms > 100)).toBe(true);
    expect(Math.max(...all)).toBeLessThanOrEqual(160);
  });
});

it.each([
  [{}, null],
  [{ JITTER: '' }, null],
  [{ JITTER: '7' }, 7],
  [{ JITTER: '20261122' }, 20261122],
  [{ JITTER: 'sete' }, null],
])('the seed of %o is %s', (environment, seed) => {
  expect(givenSeed(environment)).toBe(seed);
});
