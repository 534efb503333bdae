import { expect, it } from 'vitest';
import { formatPercentage, percentages } from './percentages';
import { sumOf } from './sums';

it('adds up to 100 whatever is rounded, and gives what is left to those that lost most', () => {
  expect(percentages([1, 2, 4])).toEqual([14.3, 28.6, 57.1]);
  expect(percentages([2, 0, 1])).toEqual([66.7, 0, 33.3]);
  expect(percentages([2996, 3, 1])).toEqual([99.9, 0.1, 0]);
  for (const totals of [
    [7, 11, 13, 17, 19, 23],
    [2999, 1],
    [1, 4, 7],
  ])
    expect(sumOf(percentages(totals).map((percentage) => percentage * 10))).toBeCloseTo(1000, 6);
});

it('gives equal totals equal percentages, each rounded as it stands where the tenths do not go round', () => {
  expect(percentages([1, 1, 1])).toEqual([33.3, 33.3, 33.3]);
  expect(percentages([1, 1, 1, 1, 1, 1])).toEqual([16.7, 16.7, 16.7, 16.7, 16.7, 16.7]);
  expect(percentages([3, 3, 1])).toEqual([42.9, 42.9, 14.3]);
  expect(percentages(Array(16).fill(1))).toEqual(Array(16).fill(6.3));
  expect(percentages([3334, 3333, 3333])).toEqual([33.4, 33.3, 33.3]);
  expect(percentages([25, 25, 26])).toEqual([32.9, 32.9, 34.2]);
  for (let seed = 1; seed < 400; seed += 1) {
    const totals = Array.from({ length: 2 + (seed % 9) }, (_, place) => (seed * (place + 3) * 7919) % 13);
    const shares = percentages(totals);
    for (const [place, total] of totals.entries())
      for (const [other, beside] of totals.entries()) {
        if (total === beside) expect(shares[other]).toBe(shares[place]);
        if (total > beside) expect(shares[place]).toBeGreaterThanOrEqual(shares[other] ?? 0);
      }
    expect(Math.abs(sumOf(shares) - (sumOf(totals) && 100))).toBeLessThan(0.1 * totals.length);
  }
});

it('takes a whole that is more than the totals, and leaves the rest to it', () => {
  expect(percentages([10, 20], 40)).toEqual([25, 50]);
  expect(percentages([1, 1], 3)).toEqual([33.3, 33.3]);
  expect(percentages([2], 3)).toEqual([66.7]);
});

it('has nothing to part where there is nothing', () => {
  expect(percentages([0, 0])).toEqual([0, 0]);
  expect(percentages([])).toEqual([]);
});

it('shows one decimal, but of nothing and of everything', () => {
  expect([0, 0.1, 33.3, 50, 100].map(formatPercentage)).toEqual(['0%', '0,1%', '33,3%', '50,0%', '100%']);
});
