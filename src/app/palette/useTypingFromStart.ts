import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { takeEarlyText } from './earlyKeys';

/** Gives the field the focus once it is there, and what was typed before; the ref is the field's. */
export function useTypingFromStart(setTyped: (typed: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const start = useEffectEvent(() => {
    input.current?.focus();
    const early = takeEarlyText();
    // Before the next key, which the field would put in its place.
    if (early) flushSync(() => setTyped(early));
  });
  useEffect(() => {
    let isGone = false;
    // After Layer's own effects: until then a panel below takes the focus back.
    queueMicrotask(() => !isGone && start());
    return () => {
      isGone = true;
    };
  }, []);
  return input;
}
