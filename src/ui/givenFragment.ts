import { createEmitter } from '@/api/emitter';

/*
 * What an address is opened with behind `#ligacao=` or `#ajustes=`: for this page's memory alone. The HTML's script
 * (src/app/pageStart.ts) takes it out of the address before anything is drawn or sent; here, while the page is open.
 */

declare global {
  /** `ligacao=…` */
  var givenFragment: string | undefined;
}

type Name = 'ligacao' | 'ajustes';

const given = /^#(?:ligacao|ajustes)=/;
const arrivals = createEmitter();

/** Hears of each one that comes; returns how to stop. */
export const onGiven = arrivals.subscribe;

/** Takes what was given under this name, once. */
export function takeGiven(name: Name): string | null {
  const start = `${name}=`;
  const fragment = globalThis.givenFragment;
  if (!fragment?.startsWith(start)) return null;
  globalThis.givenFragment = undefined;
  return fragment.slice(start.length);
}

/** Opens what an address with this would. */
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
 * Takes them out of the address from now on. The router hears of nothing, as this captures what it listens to: the step
 * that one adds to the history is taken back at once. Returns how to stop.
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
