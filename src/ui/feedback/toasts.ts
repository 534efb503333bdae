export type ToastTone = 'success' | 'error' | 'info' | 'progress';

export interface Toast {
  id: string;
  text: string;
  tone: ToastTone;
  /** How much is done, from 0 to 1, of what a 'progress' toast tells. */
  fraction?: number | undefined;
  /** Stops what it tells; offered as 'Cancelar'. */
  onCancel?: (() => void) | undefined;
}

interface ToastOptions extends Pick<Toast, 'onCancel'> {
  /** 'progress' stays until it is replaced or dismissed; the others leave after about three seconds. */
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
  { tone = 'success', id = `aviso-${++lastNumber}`, onCancel }: ToastOptions = {},
) {
  const toast: Toast = { id, text, tone, onCancel };
  const isShown = toasts.some((one) => one.id === id);
  publish(isShown ? toasts.map((one) => (one.id === id ? toast : one)) : [...toasts, toast]);
  return id;
}

/** Tells how far it is, from 0 to 1; one that was dismissed stays away. */
export function progressToast(id: string, fraction: number) {
  if (toasts.some((one) => one.id === id))
    publish(toasts.map((one) => (one.id === id ? { ...one, fraction } : one)));
}

export function dismissToast(id: string) {
  if (toasts.some((one) => one.id === id)) publish(toasts.filter((one) => one.id !== id));
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
