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

  const tall = 900;
  it.each([
    // Space above and below, height, previous side, expected side.
    [500, 300, 300, undefined, 'below'],
    [500, 299, 300, undefined, 'above'],
    [500, 400, tall, undefined, 'below'],
    [500, 399, tall, undefined, 'above'],
    [300, 300, tall, undefined, 'below'],
    [301, 300, tall, undefined, 'above'],
    [500, 100, 100, undefined, 'below'],
    [500, 200, tall, 'below', 'below'],
    [500, 199, 10, 'below', 'above'],
    [199, 199, tall, 'below', 'below'],
    [200, 500, tall, 'above', 'above'],
    [199, 500, tall, 'above', 'below'],
    [199, 199, tall, 'above', 'above'],
    [199, 100, tall, 'above', 'above'],
  ] as const)(
    'with %i px above, %i below, %i high, once %s, stands %s',
    (above, below, height, side, stands) => {
      const placed = placeBeside(
        { top: above + 12, bottom: view.height - below - 12, left: 16 },
        { width: 300, height },
        view,
        side,
      );
      expect([placed.side, placed.maxHeight]).toEqual([stands, stands === 'below' ? below : above]);
    },
  );

  it('is never too low to be read', () => {
    const flat = { width: 390, height: 150 };
    expect(placeBeside({ top: 60, bottom: 96, left: 0 }, { width: 300, height: 90 }, flat).maxHeight).toBe(
      80,
    );
    expect(placeBeside({ top: 70, bottom: 106, left: 0 }, { width: 300, height: 90 }, flat).maxHeight).toBe(
      80,
    );
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
