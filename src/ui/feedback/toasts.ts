import type { ApiFailure } from '@/api/failure';
import type { Findings } from '@/api/findings';

export type ToastTone = 'success' | 'error' | 'info' | 'progress';

/** What can be done next with what a notice tells of, e.g. 'Abrir'; it ends the notice. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  id: string;
  text: string;
  tone: ToastTone;
  /** How much is done, from 0 to 1, of what a 'progress' toast tells. */
  fraction?: number | undefined;
  /** Stops what it tells; offered as 'Cancelar'. */
  onCancel?: (() => void) | undefined;
  /** One or two, so that the notice stays short. */
  actions?: readonly ToastAction[] | undefined;
  /** What there is to tell to who can mend it; such a notice stays until it is dismissed. */
  findings?: ApiFailure | Findings | undefined;
  /** It has been carried to another screen once. */
  isLeaving?: boolean;
}

interface ToastOptions extends Pick<Toast, 'onCancel' | 'actions' | 'findings'> {
  /**
   * 'progress' stays until it is replaced or dismissed, 'error' until it is dismissed; the others leave after about three
   * seconds, six where they have more than ten words, unless they offer an action: those wait to be acted on, as nobody
   * can say how long a person needs (WCAG 2.2.1).
   */
  tone?: ToastTone;
  /** A toast with this id is replaced in place, e.g. 'Gerando Excel. Aguarde...' by its result. */
  id?: string;
}

let toasts: readonly Toast[] = [];
let lastNumber = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a short notice at the bottom left and gives its id, to replace or dismiss it later. */
export function showToast(
  text: string,
  { tone = 'success', id = `aviso-${++lastNumber}`, onCancel, actions, findings }: ToastOptions = {},
) {
  const toast: Toast = { id, text, tone, onCancel, actions, findings };
  const isShown = toasts.some((one) => one.id === id);
  // One offer at a time: the last thing done is the one to go on with. What fails again is told anew, not twice.
  const isOutdone = (one: Toast) =>
    one.id !== id && (actions ? one.actions : tone === 'error' && one.tone === tone && one.text === text);
  const others = toasts.filter((one) => !isOutdone(one));
  publish(isShown ? others.map((one) => (one.id === id ? toast : one)) : [...others, toast]);
  return id;
}

/** Tells how far it is, from 0 to 1; one that was dismissed stays away. */
export function progressToast(id: string, fraction: number) {
  if (toasts.some((one) => one.id === id))
    publish(toasts.map((one) => (one.id === id ? { ...one, fraction } : one)));
}

/** Takes a notice away; one that is gone already stays so. */
export function dismissToast(id: string) {
  if (toasts.some((one) => one.id === id)) publish(toasts.filter((one) => one.id !== id));
}

/**
 * The person went to another screen. An offer outlives the first change, which the saving itself often makes, and goes
 * with the second: by then the work is elsewhere.
 */
export function screenChanged() {
  if (!toasts.some(({ actions }) => actions)) return;
  publish(
    toasts
      .filter(({ actions, isLeaving }) => !actions || !isLeaving)
      .map((one) => (one.actions ? { ...one, isLeaving: true } : one)),
  );
}

/**
 * The person went on to other work, e.g. opened a panel, whose buttons an offer would cover; or came back to one by
 * saving. What was told may still be read, for as long as any notice.
 */
export function endOffers() {
  if (toasts.some(({ actions }) => actions))
    publish(toasts.map((one) => (one.actions ? { ...one, actions: undefined } : one)));
}

/** Takes every notice away, e.g. when the session ends. */
export function clearToasts() {
  if (toasts.length > 0) publish([]);
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => toasts,
};
