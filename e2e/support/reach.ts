import { expect, type Locator, type Page } from '@playwright/test';
import { resize } from './accessibility';
import { devtools } from './devtools';
import { desk } from './steps';

/** Windows where bars take much room: a phone, in landscape, and 1280 x 1024 at 400 % zoom. */
const smallWindows = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
];

/** Tabs through `scope` in each small window: the focus is never covered or out of view (WCAG 2.4.11). */
export async function expectFocusInSight(page: Page, scope: Locator, name: string) {
  const within = await scope.elementHandle();
  if (!within) throw new Error(`${name} is not there`);
  const covered: string[] = [];
  let stops = 0;
  for (const size of smallWindows) {
    await resize(page, size);
    await within.evaluate(watchFocus);
    let walk: Walk;
    do {
      await pressTab(page, 12);
      walk = await page.evaluate(() => (window as unknown as { walk: Walk }).walk);
    } while (!walk.isOver);
    stops += walk.stops;
    covered.push(...walk.covered.map((stop) => `${size.width}x${size.height}: ${stop}`));
  }
  await resize(page, desk);
  expect(stops, `stops of ${name}`).toBeGreaterThan(smallWindows.length);
  expect(covered, `covered while it has the focus: ${name}`).toEqual([]);
}

/** Sends key presses in a batch: awaiting each one and its paint is far slower. */
async function pressTab(page: Page, times: number) {
  const session = await devtools(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const press = () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ];
  await Promise.all(Array.from({ length: times }, press).flat());
}

interface Walk {
  stops: number;
  covered: string[];
  isOver: boolean;
}

/**
 * Focuses before the first stop and checks each stop when Tab leaves it; ends when the walk leaves the scope
 * or wraps.
 */
function watchFocus(scope: Node) {
  const walk: Walk = { stops: 0, covered: [], isOver: false };
  const earlier = window as unknown as { walk?: Walk; endWalk?: AbortController };
  earlier.endWalk?.abort();
  const endWalk = new AbortController();
  Object.assign(window, { walk, endWalk });
  const passed = new Set<Element>();
  const heading = (scope as Element).querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();

  const covering = (element: Element) => {
    const words = element instanceof HTMLInputElement ? [...(element.labels ?? [])].at(-1) : null;
    const shown = (element.classList.contains('visually-hidden') && words) || element;
    // First line of a wrapped link.
    const { left, top, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    // Avoids rounded corners and the button at a field's end.
    const x = left + Math.min(12, width / 2);
    const hits = [top + 3, top + height / 2, top + height - 3].map((y) => document.elementFromPoint(x, y));
    const hidden = hits.filter((hit) => !hit || !(shown.contains(hit) || hit.contains(shown)));
    const isTall = height > window.innerHeight / 2;
    if (hidden.length < (isTall ? hits.length : 1)) return null;
    return hidden[0]?.outerHTML.slice(0, 80) ?? 'the edge of the window';
  };
  const again = new Set<Element>();
  const look = (event: KeyboardEvent) => {
    const element = document.activeElement;
    if (event.key !== 'Tab' || element === heading) return;
    if (walk.isOver) return event.preventDefault();
    if (!element || !scope.contains(element) || passed.has(element)) {
      walk.isOver = true;
      return event.preventDefault();
    }
    const cover = covering(element);
    if (cover && !again.has(element)) {
      // Keys outrun painting: a late toast may have grown a bar. Refocus and check once more.
      again.add(element);
      event.preventDefault();
      (element as HTMLElement).blur();
      (element as HTMLElement).focus();
      return;
    }
    passed.add(element);
    walk.stops += 1;
    if (cover) walk.covered.push(`${element.outerHTML.slice(0, 160)} under ${cover}`);
  };
  document.addEventListener('keydown', look, { capture: true, signal: endWalk.signal });
}
