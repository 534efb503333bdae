/*
 * Where the focus goes when a side panel opens and when it closes.
 */

const field =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), [role="combobox"]:not([aria-disabled="true"]), [contenteditable="true"]';

/** The element a panel's content asks to start at, else its first field; of radios the chosen one. */
export function startingPoint(body: HTMLElement): HTMLElement | null {
  const first = body.querySelector<HTMLElement>('[data-autofocus]') ?? body.querySelector<HTMLElement>(field);
  if (first instanceof HTMLInputElement && first.type === 'radio' && first.name !== '') {
    const chosen = body.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`);
    return chosen ?? first;
  }
  return first;
}

/** What had the focus before a panel, with what finds its likeness should it be drawn anew meanwhile. */
export interface Opener {
  element: HTMLElement;
  id: string;
  name: string | null;
  text: string;
}

let openPanels = 0;
/** The opener of a panel closed in this very moment, for the panel that takes its place. */
let handedOver: Opener | null = null;

/** What the next panel gives the focus back to, where that is not what opened the first of them. */
let nextOpener: Opener | null = null;
/** The button that led from one record's panel to the next one's. */
export type Step = 'previous' | 'next';
let lastStep: Step | null = null;

/** One record's panel is about to take another's place: the focus stays on the button pressed for it. */
export function stepTaken(step: Step) {
  lastStep = step;
}

/** How the panel that is being drawn was come to from another record's; null when it was not. */
export const stepInProgress = () => lastStep;

/** Has the next panel give the focus back to this element. */
export function openNextFrom(element: Element | null) {
  nextOpener = describe(element);
}

/** True while a panel is open: one that is being drawn then takes its place. */
export const isPanelOpen = () => openPanels > 0;

function describe(element: Element | null): Opener | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  return {
    element,
    id: element.id,
    name: element.getAttribute('aria-label'),
    text: element.textContent.trim().slice(0, 80),
  };
}

/**
 * Notes who opened the panel and takes the focus off it: Grommet's Layer would otherwise give the focus back to it as
 * soon as its own container is ready, on top of the field that has just received it.
 */
export function panelOpened(): Opener | null {
  openPanels += 1;
  const active = document.activeElement;
  const opener = nextOpener ?? describe(active) ?? handedOver;
  handedOver = null;
  nextOpener = null;
  lastStep = null;
  if (active instanceof HTMLElement) active.blur();
  return opener;
}

/** Whether nothing on the page has the focus: whoever gives it back later asks first, so as not to take it from the person. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus back, unless another panel opened in the same moment: that one inherits the opener. */
export function panelClosed(opener: Opener | null) {
  openPanels -= 1;
  handedOver = opener;
  setTimeout(() => {
    handedOver = null;
    if (openPanels === 0 && isFocusLost()) resolve(opener)?.focus({ preventScroll: true });
  }, 0);
}

/** The opener itself, else its likeness in a row drawn anew, else the heading of the screen. */
function resolve(opener: Opener | null): HTMLElement | null {
  if (opener?.element.isConnected) return opener.element;
  return (opener && likeness(opener)) ?? screenHeading();
}

function likeness({ element, id, name, text }: Opener): HTMLElement | null {
  if (id) {
    const same = document.getElementById(id);
    if (same) return same;
  }
  const tag = element.tagName.toLowerCase();
  if (name) return document.querySelector<HTMLElement>(`${tag}[aria-label="${CSS.escape(name)}"]`);
  if (!text) return null;
  const all = [...document.querySelectorAll<HTMLElement>(tag)];
  return all.find((one) => one.textContent.trim().slice(0, 80) === text) ?? null;
}

const framed = '[role="dialog"], [role="group"], section';

/** The heading of what an element stands in, where that can take the focus, as a panel's can; else that of the screen. */
export function nearestHeading(element: Element): HTMLElement | null {
  for (let frame = element.closest(framed); frame; frame = frame.parentElement?.closest(framed) ?? null) {
    const heading = frame.querySelector<HTMLElement>(':is(h2, h3)[tabindex]');
    if (heading) return heading;
  }
  return screenHeading();
}

/** The first heading of the screen, made able to take the focus. */
export function screenHeading(): HTMLElement | null {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const heading = find('main h1') ?? find('h1') ?? find('main');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
