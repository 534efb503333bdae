import type { screen as testingLibrary } from '@testing-library/dom';
import type { Point } from './engine';

/* Runs in the page: finds elements by role and name. */

export interface Words {
  exactly?: string;
  like?: string;
}

/** As JSON; the last item of `within` is searched within the previous ones. */
export interface Wanted {
  role?: string;
  name?: Words;
  text?: Words;
  css?: string;
  /** Index among several; without it there must be exactly one. */
  at?: number;
  within?: Wanted;
}

interface Finder {
  queryAllByRole: (root: HTMLElement, role: string, options: object) => HTMLElement[];
  queryAllByText: (root: HTMLElement, text: string | RegExp, options?: object) => HTMLElement[];
}

export interface Eyes {
  all(wanted: Wanted): HTMLElement[];
  one(wanted: Wanted): HTMLElement;
  /** The point to press, once the element is stable and not covered. */
  placeOf(wanted: Wanted, offset?: Point): Promise<Point>;
}

declare global {
  interface Window {
    eyes: Eyes;
    noted: string[];
    TestingLibraryDom: Finder & typeof testingLibrary;
  }
}

/** Once per page. */
export function openEyes() {
  const finder = window.TestingLibraryDom;
  const wordsOf = ({ exactly, like }: Words) => exactly ?? new RegExp(like ?? '');
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  const all = ({ role, name, text, css, within, at }: Wanted): HTMLElement[] => {
    const root = within ? one(within) : document.body;
    const found = role
      ? finder.queryAllByRole(root, role, { ...(name && { name: wordsOf(name) }) })
      : text
        ? finder.queryAllByText(root, wordsOf(text), { ignore: 'script, style, .visually-hidden' })
        : [...root.querySelectorAll<HTMLElement>(css ?? '*')];
    const matching = css && role ? found.filter((element) => element.matches(css)) : found;
    const seen = matching.filter(isShown);
    if (at === undefined) return seen;
    const chosen = seen.at(at);
    return chosen ? [chosen] : [];
  };
  const one = (wanted: Wanted): HTMLElement => {
    const [first, second] = all(wanted);
    if (!first) throw new Error(`Not there: ${JSON.stringify(wanted)}`);
    if (second) throw new Error(`More than one: ${JSON.stringify(wanted)}`);
    return first;
  };

  /** A frame, or its duration: some engines draw none on a static page. */
  const frame = () =>
    new Promise((drawn) => {
      requestAnimationFrame(drawn);
      setTimeout(drawn, 50);
    });
  const place = (element: HTMLElement, offset?: Point): Point => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return offset ? { x: x + offset.x, y: y + offset.y } : { x: x + width / 2, y: y + height / 2 };
  };
  const placeOf = async (wanted: Wanted, offset?: Point) => {
    const element = one(wanted);
    if (element.matches(':disabled, [aria-disabled="true"]')) throw new Error('It is not to be pressed yet.');
    const pressed = (element instanceof HTMLInputElement && element.labels?.[0]) || element;
    const shown = element.matches('.visually-hidden') ? pressed : element;
    shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const before = place(shown, offset);
    await frame();
    await frame();
    let at = place(shown, offset);
    if (at.x !== before.x || at.y !== before.y) throw new Error('It moves.');
    const isFree = () => {
      const hit = document.elementFromPoint(at.x, at.y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown) || pressed.contains(hit));
    };
    if (!isFree()) {
      // Covered by a sticky bar.
      shown.scrollIntoView({ block: 'center', inline: 'nearest' });
      await frame();
      at = place(shown, offset);
    }
    if (!isFree())
      throw new Error(`Covered by ${document.elementFromPoint(at.x, at.y)?.outerHTML.slice(0, 120)}`);
    return at;
  };
  window.eyes = { all, one, placeOf };
}

/** Errors and CSP violations in WebKit's pages, which no driver reports, once this script is loaded. */
export function noteProblems() {
  const noted: string[] = (window.noted = []);
  window.addEventListener('error', ({ message, filename }) => {
    // Measured again in the next frame, e.g. when a calendar gets narrower: not an error, nor for other drivers.
    if (!message.startsWith('ResizeObserver loop')) noted.push(`uncaught: ${message} (${filename})`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => noted.push(`uncaught: ${String(reason)}`));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    noted.push(`console: ${words.map(String).join(' ')}`);
    error(...words);
  };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    noted.push(`CSP: ${effectiveDirective} blocked ${blockedURI}`),
  );
}
