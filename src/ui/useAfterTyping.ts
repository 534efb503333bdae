import { useEffect, useEffectEvent } from 'react';
import { typingPauseMs } from './typingPause';

/** Debounced request; a new `question` or unmount aborts the previous, '' asks nothing. */
export function useAfterTyping(
  question: string,
  ask: (signal: AbortSignal) => Promise<void>,
  pause = typingPauseMs,
) {
  const latest = useEffectEvent(ask);
  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void latest(controller.signal), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, pause]);
}
