import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { takeEarlyText } from './earlyKeys';

/** Focuses the field once it exists and inserts the text typed before; the ref is for the field. */
export function useTypingFromStart(setTyped: (typed: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const start = useEffectEvent(() => {
    input.current?.focus();
    const early = takeEarlyText();
    // Before the next key, which would otherwise replace it.
    if (early) flushSync(() => setTyped(early));
  });
  useEffect(() => {
    let isGone = false;
    // After Layer's own effects: until then a panel below takes focus back.
    queueMicrotask(() => !isGone && start());
    return () => {
      isGone = true;
    };
  }, []);
  return input;
}
