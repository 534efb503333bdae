import * as React from 'react';
import { configure, getConfig } from '@testing-library/react';

/*
 * Avoids slow jsdom work that no test needs.
 * The journeys check styles in a real browser. In jsdom, role queries match every CSS rule against each
 * ancestor, a third of the whole run. So tests load no style sheet, and `display` and visibility come from
 * inline styles, `hidden` and the tag's defaults; the rest is jsdom's answer.
 */

const fullStyle = window.getComputedStyle.bind(window);

// styled-components adds its own style elements.
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

// jsdom ignores pseudo-elements and returns the element's style.
window.getComputedStyle = (element) => styleOf(element);

/* jsdom finds a field's labels by searching the page for the field of every label. */
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

/* A failing retried query would print the whole page each time; print it once, when the wait ends. */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    waits() ? new Error(message ?? undefined) : getElementError(message, container),
});

function waits() {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
}

/*
 * React records an owner stack per element, up to a limit per second. Start at the limit; warnings still name
 * the component.
 */
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
