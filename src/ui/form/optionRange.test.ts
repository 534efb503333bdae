import { describe, expect, it } from 'vitest';
import { rangeAround, rangeFor } from './optionRange';

describe('the drawn part of a list', () => {
  it('begins at the top, or around the highlighted option', () => {
    expect(rangeAround(-1, 600)).toEqual({ start: 0, end: 40 });
    expect(rangeAround(0, 3)).toEqual({ start: 0, end: 3 });
    expect(rangeAround(300, 600)).toEqual({ start: 280, end: 320 });
    expect(rangeAround(599, 600)).toEqual({ start: 560, end: 600 });
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
