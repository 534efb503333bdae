/** The screen and the open layers, the newest last: it alone keeps the focus, and those below are hidden from it. */
export const layerRoots = { current: [] as HTMLElement[] };

/** Ref of the element around all screens, the lowest root. */
export function screenRoot(element: HTMLElement | null) {
  if (!element) return;
  layerRoots.current.unshift(element);
  // In place: an open layer holds on to the array.
  return () => void layerRoots.current.splice(layerRoots.current.indexOf(element), 1);
}
