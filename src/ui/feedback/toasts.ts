import { createObservable } from '@/api/observable';
import type { ApiFailure } from '@/api/failure';
import type { Findings } from '@/api/findings';

export type ToastTone = 'success' | 'error' | 'info' | 'progress';

/** A follow-up, e.g. 'Abrir'; choosing it closes the toast. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  id: string;
  text: string;
  tone: ToastTone;
  fraction?: number | undefined;
  onCancel?: (() => void) | undefined;
  actions?: readonly ToastAction[] | undefined;
  /** Diagnostics; such a toast stays until dismissed. */
  findings?: ApiFailure | Findings | undefined;
  isLeaving?: boolean;
}

interface ToastOptions extends Pick<Toast, 'onCancel' | 'actions' | 'findings'> {
  /**
   * 'progress' stays until replaced or dismissed, 'error' until dismissed; others 3 s, 6 s over ten words, or until acted
   * on if they have actions (WCAG 2.2.1).
   */
  tone?: ToastTone;
  /** A toast with the same id is replaced in place. */
  id?: string;
}

/** Milliseconds until a toast closes by itself: `long` over ten words. */
export const toastTimes = { short: 3000, long: 6000 };

/** For `useSyncExternalStore`. */
export const toastStore = createObservable<readonly Toast[]>([]);
const { read, change: publish } = toastStore;
let lastNumber = 0;

/** Shows a toast at the bottom left; returns its id. */
export function showToast(
  text: string,
  { tone = 'success', id = `aviso-${++lastNumber}`, onCancel, actions, findings }: ToastOptions = {},
) {
  const toast: Toast = { id, text, tone, onCancel, actions, findings };
  const isShown = read().some((one) => one.id === id);
  // Only the newest offer stays; a repeated error replaces the old one.
  const isOutdone = (one: Toast) =>
    one.id !== id && (actions ? one.actions : tone === 'error' && one.tone === tone && one.text === text);
  const others = read().filter((one) => !isOutdone(one));
  publish(isShown ? others.map((one) => (one.id === id ? toast : one)) : [...others, toast]);
  return id;
}

/** Each step of the bar is a layout and a paint. */
const progressSteps = 40;

/** Sets a toast's progress (0 to 1, shown in steps of 2.5%); no effect once dismissed. */
export function progressToast(id: string, fraction: number) {
  const shown = Math.floor(fraction * progressSteps) / progressSteps;
  if (read().some((one) => one.id === id && one.fraction !== shown))
    publish(read().map((one) => (one.id === id ? { ...one, fraction: shown } : one)));
}

/** Removes a toast, if still there. */
export function dismissToast(id: string) {
  if (read().some((one) => one.id === id)) publish(read().filter((one) => one.id !== id));
}

/** Call on navigation: offers survive the first one, often made by the save itself. */
export function screenChanged() {
  if (!read().some(({ actions }) => actions)) return;
  publish(
    read()
      .filter(({ actions, isLeaving }) => !actions || !isLeaving)
      .map((one) => (one.actions ? { ...one, isLeaving: true } : one)),
  );
}

/** Drops actions (not texts) when other work starts, e.g. a panel opens, whose buttons they would cover. */
export function endOffers() {
  if (read().some(({ actions }) => actions))
    publish(read().map((one) => (one.actions ? { ...one, actions: undefined } : one)));
}

/** Removes all toasts, e.g. at session end. */
export function clearToasts() {
  if (read().length > 0) publish([]);
}
