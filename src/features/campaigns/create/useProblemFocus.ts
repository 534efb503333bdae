import { useEffect, useState, type RefObject } from 'react';
import { goToFirstError } from '@/ui/form/goToFirstError';
import { findSignpost } from '@/ui/signposts';

/** Focuses the first error of a page; the returned function takes the element that had focus on submit. */
export function useProblemFocus(page: RefObject<HTMLElement | null>) {
  const [refused, setRefused] = useState<{ from: Element | null } | null>(null);
  // After the errors have rendered and the summary has closed.
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => {
      const { current } = page;
      // Do not steal focus from someone already typing elsewhere.
      const { activeElement } = document;
      const isTyping =
        activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
      if (activeElement !== refused.from && isTyping) return;
      if (current && !goToFirstError(current)) findSignpost('problem')?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [refused, page]);
  return (from: Element | null) => setRefused({ from });
}
