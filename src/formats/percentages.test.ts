import { expect, it } from 'vitest';
import { formatPercentage, percentages, sumOf } from './percentages';

it('adds up to 100 whatever is rounded, and gives what is left to those that lost most', () => {
  expect(percentages([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  expect(percentages([1, 2, 4])).toEqual([14.3, 28.6, 57.1]);
  expect(percentages([2, 0, 1])).toEqual([66.7, 0, 33.3]);
  expect(percentages([2996, 3, 1])).toEqual([99.9, 0.1, 0]);
  for (const totals of [
    [7, 11, 13, 17, 19, 23],
    [1, 1, 1, 1, 1, 1],
    [2999, 1],
    [3, 3, 1],
  ])
    expect(sumOf(percentages(totals).map((percentage) => percentage * 10))).toBeCloseTo(1000, 6);
});

it('takes a whole that is more than the totals, and leaves the rest to it', () => {
  expect(percentages([10, 20], 40)).toEqual([25, 50]);
  expect(percentages([1, 1], 3)).toEqual([33.4, 33.3]);
});

it('has nothing to part where there is nothing', () => {
  expect(percentages([0, 0])).toEqual([0, 0]);
  expect(percentages([])).toEqual([]);
});

it('shows one decimal, but of nothing and of everything', () => {
  expect([0, 0.1, 33.3, 50, 100].map(formatPercentage)).toEqual(['0%', '0,1%', '33,3%', '50,0%', '100%']);
});
