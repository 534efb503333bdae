import { expect, it } from 'vitest';
import { percentages, sumOf } from './percentages';

it('adds up to 100 whatever is rounded, and gives what is left to those that lost most', () => {
  expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percentages([1, 2, 4])).toEqual([14, 29, 57]);
  expect(percentages([2, 0, 1])).toEqual([67, 0, 33]);
  expect(percentages([995, 4, 1])).toEqual([100, 0, 0]);
  for (const totals of [
    [7, 11, 13, 17, 19, 23],
    [1, 1, 1, 1, 1, 1],
    [2999, 1],
    [3, 3, 1],
  ])
    expect(sumOf(percentages(totals))).toBe(100);
});

it('takes a whole that is more than the totals, and leaves the rest to it', () => {
  expect(percentages([10, 20], 40)).toEqual([25, 50]);
  expect(percentages([1, 1], 3)).toEqual([34, 33]);
});

it('has nothing to part where there is nothing', () => {
  expect(percentages([0, 0])).toEqual([0, 0]);
  expect(percentages([])).toEqual([]);
});
