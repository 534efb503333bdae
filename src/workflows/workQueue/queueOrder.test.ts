import { describe, expect, it } from 'vitest';
import { nextIn } from './queueOrder';

describe('the next request', () => {
  it.each([
    ['follows in the list', [1, 2, 3], 1, [1, 2, 3], 2],
    ['skips those that have gone', [1, 2, 3], 1, [3], 3],
    ['is none after the last', [1, 2], 2, [1, 2], null],
    ['is none of one never listed', [1, 2], 9, [1, 2], null],
  ] as const)('%s', (_, order, id, listed, next) => expect(nextIn(order, id, listed)).toBe(next));
});
