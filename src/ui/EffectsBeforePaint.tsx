import { useLayoutEffect, useReducer } from 'react';

/**
 * Runs the effects of what mounts with it before it is painted, so that its requests begin earlier. React runs them
 * after the paint, unless an update is synchronous, as one made in a layout effect is.
 */
export function EffectsBeforePaint() {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(update, [update]);
  return null;
}
