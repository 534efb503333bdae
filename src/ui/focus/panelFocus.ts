import { findSignpost, signpostAround, signpostOf, type Signpost } from '../signposts';
import { screenHeading } from './screenHeading';

const field =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), [role="combobox"]:not([aria-disabled="true"]), [contenteditable="true"]';

/**
 * The first focus target of a panel: `[data-autofocus]`, else the first field (the checked radio of a group),
 * a locked one only if there is no other.
 */
export function startingPoint(body: HTMLElement): HTMLElement | null {
  const find = (selector: string) => body.querySelector<HTMLElement>(selector);
  const fields = [...body.querySelectorAll<HTMLElement>(field)].filter((one) => !one.matches(':disabled'));
  const first =
    find('[data-autofocus]') ?? fields.find((one) => !one.matches('[readonly]')) ?? fields[0] ?? null;
  if (first instanceof HTMLInputElement && first.type === 'radio' && first.name !== '') {
    const group = first.form?.elements.namedItem(first.name);
    const radios = group instanceof RadioNodeList ? [...group] : [];
    return radios.find((radio) => radio instanceof HTMLInputElement && radio.checked) ?? first;
  }
  return first;
}

export interface Opener {
  element: HTMLElement;
  place: Signpost | undefined;
}

export type Step = 'previous' | 'next';

const panels = {
  open: 0,
  /** Number of panels opened so far. */
  opened: 0,
  /** Opener of a panel closed just now, for the panel replacing it. */
  handedOver: null as Opener | null,
  nextOpener: null as Opener | null,
  lastStep: null as Step | null,
};

/** Call before stepping to another record's panel, so that focus stays on the pressed button. */
export function stepTaken(step: Step) {
  panels.lastStep = step;
}

/** The step that led to the panel being rendered, else null. */
export const stepInProgress = () => panels.lastStep;

/** Makes the next panel return focus to this element. */
export function openNextFrom(element: Element | null) {
  panels.nextOpener = openerOf(element);
}

/** Whether a panel is open; one being rendered then replaces it. */
export const isPanelOpen = () => panels.open > 0;

/** The number of panels opened so far: a change means that another panel has taken the focus. */
export const panelsSoFar = () => panels.opened;

const openerOf = (element: Element | null): Opener | null =>
  element instanceof HTMLElement && element !== document.body
    ? { element, place: signpostOf(element) }
    : null;

/** Records the opener and blurs it: Grommet's Layer would return focus to it over the field just focused. */
export function panelOpened(): Opener | null {
  const active = document.activeElement;
  const opener = panels.nextOpener ?? openerOf(active) ?? panels.handedOver;
  panels.open += 1;
  panels.opened += 1;
  Object.assign(panels, { handedOver: null, nextOpener: null, lastStep: null });
  if (active instanceof HTMLElement) active.blur();
  return opener;
}

/** Whether nothing has focus; check before restoring it late. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Restores focus, also into a panel below, unless another panel opens in the same tick and inherits the opener. */
export function panelClosed(opener: Opener | null) {
  panels.open -= 1;
  panels.handedOver = opener;
  setTimeout(() => {
    panels.handedOver = null;
    const isOverPanel = panels.open > 0;
    if (!isFocusLost() || (isOverPanel && !signpostAround('dialog', opener?.element ?? null))) return;
    resolve(opener)?.focus({ preventScroll: true });
  }, 0);
}

/** The opener, else its re-rendered twin, else the screen's heading. */
function resolve(opener: Opener | null): HTMLElement | null {
  if (opener?.element.isConnected) return opener.element;
  return (opener?.place && findSignpost(opener.place.kind, opener.place.id)) ?? screenHeading();
}

const framed = '[role="dialog"], [role="group"], [role="region"], section';

/** The nearest focusable heading around an element, else the screen's. */
export function nearestHeading(element: Element): HTMLElement | null {
  const frame = element.closest(framed);
  if (!frame) return screenHeading();
  const heading = frame.querySelector<HTMLElement>(':is(h2, h3)[tabindex]');
  return heading ?? (frame.parentElement ? nearestHeading(frame.parentElement) : screenHeading());
}
