/**
 * Roots of the screen and of the open layers, the newest last: only that one holds focus, and the others are hidden.
 */
export const layerRoots = { current: [] as HTMLElement[] };

/** Ref of the element around all screens, the lowest root. */
export function screenRoot(element: HTMLElement | null) {
  if (!element) return;
  layerRoots.current.unshift(element);
  // In place, since an open layer keeps a reference to the array.
  return () => void layerRoots.current.splice(layerRoots.current.indexOf(element), 1);
}
