import { describe, expect, it } from 'vitest';
import { jumpListener } from './jumps';

describe('jumpListener', () => {
  it('gives the key that follows g, once and not too late', () => {
    const hear = jumpListener();
    expect(hear('e', 0)).toBeNull();
    expect(hear('g', 100)).toBeNull();
    expect(hear('e', 1600)).toBe('e');
    expect(hear('e', 1601)).toBeNull();
    hear('g', 2000);
    expect(hear('e', 3501)).toBeNull();
  });

  it('begins again with every g, and ends with any other key', () => {
    const hear = jumpListener();
    hear('g', 0);
    hear('g', 1400);
    expect(hear('a', 2800)).toBe('a');
    hear('g', 3000);
    hear('Escape', 3100);
    expect(hear('a', 3200)).toBeNull();
  });
});
