import { describe, expect, it } from 'vitest';
import { placeBeside } from './placement';

const view = { width: 390, height: 800 };
const anchorAt = (top: number, left = 16) => ({ top, bottom: top + 36, left });

describe('placeBeside', () => {
  it('stands below where there is room', () => {
    expect(placeBeside(anchorAt(100), { width: 300, height: 280 }, view)).toEqual({
      side: 'below',
      left: 16,
      offset: 140,
      maxHeight: 652,
    });
  });

  it('turns above near the bottom', () => {
    const { side, offset } = placeBeside(anchorAt(700), { width: 300, height: 280 }, view);
    expect([side, offset]).toEqual(['above', 104]);
  });

  it('stays inside the window sideways', () => {
    expect(placeBeside(anchorAt(100, 350), { width: 300, height: 10 }, view).left).toBe(82);
    expect(placeBeside(anchorAt(100, -20), { width: 300, height: 10 }, view).left).toBe(8);
  });

  it('keeps its side while there is room left, though it grew', () => {
    const grown = { width: 300, height: 600 };
    expect(placeBeside(anchorAt(420), grown, view, 'below').side).toBe('below');
    expect(placeBeside(anchorAt(720), grown, view, 'below').side).toBe('above');
    expect(placeBeside(anchorAt(60), grown, view, 'above').side).toBe('below');
  });
});
