import { useEffect, useEffectEvent } from 'react';
import { typingPause } from './typingPause';

/**
 * Asks once nobody has typed for a moment. Another question, or leaving, aborts the one before; '' asks nothing.
 * @param question tells one question from another
 */
export function useAfterTyping(question: string, ask: (signal: AbortSignal) => Promise<void>) {
  const latest = useEffectEvent(ask);
  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void latest(controller.signal), typingPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
}
