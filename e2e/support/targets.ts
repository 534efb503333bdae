import type { Page } from '@playwright/test';

/**
 * Targets smaller than 24 x 24 pixels (WCAG 2.5.8): by their box, not by their text, which differs between machines.
 * Exempt, as there: a link within a sentence, and a target with enough space around it.
 */
export const smallTargets = (page: Page) => page.evaluate(findSmall);

/** In the page. */
export function findSmall(): string[] {
  const least = 24;
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role^="menuitem"]';
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  const all = [...(dialog ?? document.body).querySelectorAll<HTMLElement>(selector)];

  /** The actual target: the label of a hidden input; the box over which a link is stretched. */
  const shownOf = (element: HTMLElement): Element | null => {
    if (element instanceof HTMLInputElement && element.classList.contains('visually-hidden'))
      return element.closest('label') ?? element.labels?.[0] ?? null;
    const over = getComputedStyle(element, '::after');
    if (over.content !== 'none' && over.position === 'absolute') {
      let around: Element | null = element;
      while (around && getComputedStyle(around).position === 'static') around = around.parentElement;
      return around;
    }
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
      return element.closest('label') ?? element;
    return element;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    !(element as HTMLElement).matches(':disabled, .visually-hidden') &&
    element.getClientRects().length > 0;
  /** Text beside it on the same line. */
  const isInSentence = (element: Element) => {
    let around: Element | null = element.parentElement;
    while (around && getComputedStyle(around).display.startsWith('inline')) around = around.parentElement;
    const own = element.textContent?.trim() ?? '';
    const whole = around?.textContent?.trim() ?? '';
    return getComputedStyle(element).display === 'inline' && whole.length > own.length + 1;
  };
  const targets = all.filter(isSeen).flatMap((element) => {
    const shown = shownOf(element);
    if (!shown) return [];
    const box = shown.getBoundingClientRect();
    const { display, fontSize, paddingTop, paddingBottom } = getComputedStyle(shown);
    const isInline = display === 'inline';
    // An inline box is as high as its font's letters and its padding.
    const ofLetters = [fontSize, paddingTop, paddingBottom].reduce(
      (sum, length) => sum + parseFloat(length),
      0,
    );
    const height = isInline ? ofLetters : box.height;
    return box.width === 0 ? [] : [{ element, box, isInline, least: Math.min(box.width, height) }];
  });
  type Target = (typeof targets)[number];
  /** No other target is within a circle of 24 pixels around its centre. */
  const hasRoom = ({ element, box }: Target) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const distance = (at: number, from: number, to: number) => Math.max(from - at, at - to, 0);
    return targets.every(
      (other) =>
        other.element.contains(element) ||
        element.contains(other.element) ||
        Math.hypot(
          distance(x, other.box.left, other.box.right),
          distance(y, other.box.top, other.box.bottom),
        ) >= (other.least < least ? least : least / 2),
    );
  };
  return targets
    .filter((one) => one.least < least - 0.5 && !isInSentence(one.element) && (one.isInline || !hasRoom(one)))
    .map(
      ({ element, box: { width, height } }) =>
        `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`,
    );
}
