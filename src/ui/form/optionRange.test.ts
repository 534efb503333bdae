import { describe, expect, it } from 'vitest';
import { rangeAround, rangeFor } from './optionRange';

describe('the drawn part of a list', () => {
  it('begins at the top, or around the highlighted option', () => {
    expect(rangeAround(-1, 600)).toEqual({ start: 0, end: 40 });
    expect(rangeAround(0, 3)).toEqual({ start: 0, end: 3 });
    expect(rangeAround(300, 600)).toEqual({ start: 280, end: 320 });
    expect(rangeAround(599, 600)).toEqual({ start: 560, end: 600 });
  });

  it.each([
    [100, [60, 140]],
    [104, [60, 140]],
    [105, [100, 140]],
    [135, [100, 140]],
    [136, [100, 180]],
    [139, [100, 180]],
    [140, [120, 160]],
    [99, [79, 119]],
    [0, [0, 40]],
    [-1, [100, 140]],
    [600, [100, 140]],
  ])('of the options 100 to 140 of 600, at option %i, becomes %o', (highlighted, [start, end]) =>
    expect(rangeFor({ start: 100, end: 140 }, highlighted, 600)).toEqual({ start, end }),
  );

  it('grows no further than the list', () => {
    expect(rangeFor({ start: 20, end: 60 }, 22, 600)).toEqual({ start: 0, end: 60 });
    expect(rangeFor({ start: 540, end: 580 }, 578, 600)).toEqual({ start: 540, end: 600 });
    expect(rangeFor({ start: 560, end: 600 }, 599, 600)).toEqual({ start: 560, end: 600 });
    expect(rangeFor({ start: 0, end: 40 }, 0, 600)).toEqual({ start: 0, end: 40 });
  });

  it('always holds the highlighted option and settles at once', () => {
    for (let count = 0; count < 130; count += 7)
      for (let highlighted = -1; highlighted < count + 2; highlighted++) {
        const range = rangeFor({ start: 0, end: Math.min(40, count) }, highlighted, count);
        if (highlighted >= 0 && highlighted < count) {
          expect(range.start).toBeLessThanOrEqual(highlighted);
          expect(range.end).toBeGreaterThan(highlighted);
        }
        expect(rangeFor(range, highlighted, count)).toBe(range);
      }
  });
});
