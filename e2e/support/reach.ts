import { expect, type Locator, type Page } from '@playwright/test';
import { resize } from './accessibility';
import { devtools } from './devtools';
import { desk } from './steps';

/** Windows in which bars take much of the room: a phone, the same lying down, and 1280 x 1024 enlarged to 400 %. */
const smallWindows = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
];

/**
 * Walks by Tab through what stands in `scope`, in each of the small windows: nothing that has the focus is covered by a
 * bar, nor out of sight.
 */
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

/** A row of presses, one behind the other: waiting for each, and for what it paints, takes longer than the presses. */
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
 * Puts the focus before the first stop and, whenever Tab is about to leave one, looks whether that was in sight. It is
 * over where the walk leaves the scope or begins anew.
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
    // Of a link that runs over two lines, the first.
    const { left, top, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    // A corner may be round; the end of a field holds its button.
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
      // Keys come faster than the browser paints: what stands above may have grown since, as by a notice that came late.
      // So it is looked at once more, as one finds it who comes now.
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
