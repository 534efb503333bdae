import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** One finger, by the browser's own touch events: Playwright only taps. */
export async function finger(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    });
  let at: Point = { x: 0, y: 0 };
  return {
    down: async (point: Point) => {
      at = point;
      await send('touchStart', [at]);
    },
    /** In steps, like a hand. */
    move: async (to: Point, steps = 6) => {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
        await send('touchMove', [at]);
      }
    },
    up: () => send('touchEnd', []),
  };
}
