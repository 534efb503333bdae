import { useEffect, useRef } from 'react';
import { isFocusLost, startingPoint } from '@/ui/focus/panelFocus';

/** Puts the focus into a step's first field where it went with what stood there before; again with another `step`. */
export function useLostFocus(step: unknown = null) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current && isFocusLost()) startingPoint(body.current)?.focus();
  }, [step]);
  return body;
}
