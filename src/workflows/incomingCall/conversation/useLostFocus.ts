import { useEffect, useRef } from 'react';
import { isFocusLost, startingPoint } from '@/ui/focus/panelFocus';

/** Focuses a step's first field if focus was lost with the previous content; repeated when `step` changes. */
export function useLostFocus(step: unknown = null) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current && isFocusLost()) startingPoint(body.current)?.focus();
  }, [step]);
  return body;
}
