import * as React from 'react';
import { configure, getConfig } from '@testing-library/react';

/*
 * What makes a page in jsdom slow, and no test asks for.
 *
 * Looks are checked by the journeys, in a real browser. In jsdom every query by role would match every rule of the
 * app against each element on its way, which took a third of the whole run. So the tests go without the app's
 * style sheet, and what a query asks of an element, whether it is shown and whether it is inline, is answered from
 * the markup: its own style, `hidden`, and what browsers do with its tag. Anything else is jsdom's answer.
 */

const fullStyle = window.getComputedStyle.bind(window);

// styled-components writes into a style element of its own; out of the document, nobody reads it.
new MutationObserver(() => {
  for (const style of document.head.querySelectorAll('style')) style.remove();
}).observe(document.head, { childList: true });

const ofTag = new Map<string, string>();

function displayOf(element: Element): string {
  const own = (element as HTMLElement).style.display;
  if (own) return own;
  if (element.hasAttribute('hidden')) return 'none';
  const { tagName } = element;
  let display = ofTag.get(tagName);
  if (display === undefined) {
    display = fullStyle(element.cloneNode() as Element).display;
    ofTag.set(tagName, display);
  }
  return display;
}

function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const own = (one as HTMLElement).style.visibility;
    if (own) return own;
  }
  return 'visible';
}

function styleOf(element: Element): CSSStyleDeclaration {
  const known = (property: PropertyKey) => {
    if (property === 'display') return displayOf(element);
    if (property === 'visibility') return visibilityOf(element);
    return undefined;
  };
  let full: CSSStyleDeclaration | undefined;
  const rest = () => (full ??= fullStyle(element));
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, property) => {
      if (property === 'getPropertyValue')
        return (name: string) => known(name) ?? rest().getPropertyValue(name);
      const answer = known(property) ?? (Reflect.get(rest(), property) as unknown);
      return typeof answer === 'function' ? (answer.bind(full) as unknown) : answer;
    },
  });
}

// jsdom knows no pseudo-elements; asked for one, it tells of the element.
window.getComputedStyle = (element) => styleOf(element);

/*
 * jsdom looks for a field's labels by looking, for each label there is, for its field in the whole page.
 */
function labelsOf(field: HTMLElement): NodeListOf<HTMLLabelElement> {
  const root = field.getRootNode();
  const labels = (root as Document | Element).querySelectorAll('label');
  const own = Array.from(labels).filter((label) =>
    label.hasAttribute('for') ? label.htmlFor === field.id : label.contains(field) && label.control === field,
  );
  return own as unknown as NodeListOf<HTMLLabelElement>;
}
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('type') === 'hidden' ? null : labelsOf(this);
    },
  });

/*
 * A query that is asked again until it finds something would write down the whole page each time it does not. It is
 * told once, when the wait is given up.
 */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    waits() ? new Error(message ?? undefined) : getElementError(message, container),
});

/** A query is asked for the sake of a wait, which does without the costly part of what it says. */
function waits() {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
}

/*
 * React notes the stack of calls behind each element it is given, for its own warnings, until it has had enough of them
 * within a second. Here it has at once; a warning still names the component.
 */
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
