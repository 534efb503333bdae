import { useSyncExternalStore } from 'react';

/** Px at a 16 px root font; the module table uses the same. */
const breakpoints = [768, 992, 1200];

const queries = () => breakpoints.map((width) => window.matchMedia?.(`(width >= ${width / 16}rem)`));

function subscribe(listener: () => void) {
  const lists = queries();
  lists.forEach((list) => list?.addEventListener('change', listener));
  return () => lists.forEach((list) => list?.removeEventListener('change', listener));
}

const current = () => breakpoints.filter((_, index) => queries()[index]?.matches ?? true).at(-1) ?? 0;

/** The widest breakpoint reached, in px; 0 below the first. */
export const useViewportWidth = () => useSyncExternalStore(subscribe, current);
