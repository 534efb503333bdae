import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { isFocusLost, nearestHeading } from '../panel/panelFocus';

/** What had the focus before any notice: one of them can lead to the next. */
let before: Element | null = null;

/**
 * For a notice over the screen: should the focus be in it when it goes, as on its close button, what had the focus before
 * gets it back, else the title of the open panel or of the screen.
 */
export function useFocusReturn<E extends HTMLElement>() {
  const notice = useRef<E>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    // It still stands in the document, with the focus.
    return () => {
      if (element?.contains(document.activeElement)) giveBack();
    };
  }, []);
  return {
    ref: notice,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget?.closest('[data-toasts]')) before = relatedTarget;
    },
  };
}

function giveBack() {
  const element = before;
  before = null;
  // After what the pressed button opened, which may take the focus itself.
  setTimeout(() => {
    if (isFocusLost() && element instanceof HTMLElement) element.focus({ preventScroll: true });
    if (!isFocusLost()) return;
    const panel = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    nearestHeading(panel ?? document.body)?.focus({ preventScroll: true });
  }, 0);
}
