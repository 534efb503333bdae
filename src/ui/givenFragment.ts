import { createEmitter } from '@/api/emitter';

/*
 * Data in the URL fragment, `#ligacao=` or `#ajustes=`, kept only in this page's memory. The HTML's script
 * (src/app/pageStart.ts) removes it from the URL before anything is drawn or sent; this file does so while
 * the page is open.
 */

declare global {
  /** `ligacao=…` */
  var givenFragment: string | undefined;
}

type Name = 'ligacao' | 'ajustes';

const given = /^#(?:ligacao|ajustes)=/;
const arrivals = createEmitter();

/** Subscribes to arriving fragments; returns the unsubscribe. */
export const onGiven = arrivals.subscribe;

/** Returns the data under this name, once. */
export function takeGiven(name: Name): string | null {
  const start = `${name}=`;
  const fragment = globalThis.givenFragment;
  if (!fragment?.startsWith(start)) return null;
  globalThis.givenFragment = undefined;
  return fragment.slice(start.length);
}

/** Acts as if a URL with this fragment had been opened. */
export function give(name: Name) {
  globalThis.givenFragment = `${name}=`;
  arrivals.emit();
}

function wipe(): boolean {
  const { hash, pathname, search } = window.location;
  if (!given.test(hash)) return false;
  globalThis.givenFragment = hash.slice(1);
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}

/**
 * Removes the fragments from the URL from now on. The router is not notified, since this capturing listener
 * comes first; the history entry that a new fragment adds is undone at once. Returns the stop function.
 */
export function watchFragments(): () => void {
  wipe();
  let isReturning = false;
  const hear = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const isNew = !event.state;
    if (!wipe()) return;
    if (isNew) {
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.back();
    }
    arrivals.emit();
  };
  window.addEventListener('popstate', hear, { capture: true });
  return () => window.removeEventListener('popstate', hear, { capture: true });
}
