import { useSyncExternalStore } from 'react';

/** Widths at which the layout changes, in pixels where a letter is 16; the module table names those at which a link moves into the bar. */
const breakpoints = [768, 992, 1200];

const queries = () => breakpoints.map((width) => window.matchMedia?.(`(width >= ${width / 16}rem)`));

function subscribe(listener: () => void) {
  const lists = queries();
  lists.forEach((list) => list?.addEventListener('change', listener));
  return () => lists.forEach((list) => list?.removeEventListener('change', listener));
}

const current = () => breakpoints.filter((_, index) => queries()[index]?.matches ?? true).at(-1) ?? 0;

/** The widest breakpoint that the window reaches, in pixels; 0 below the first. */
export const useViewportWidth = () => useSyncExternalStore(subscribe, current);
