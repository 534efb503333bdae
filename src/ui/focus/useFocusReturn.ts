import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { allSignposts, signpostAround } from '../signposts';
import { isFocusLost, nearestHeading } from './panelFocus';

let before: Element | null = null;

/** When a toast with focus closes, focus returns to where it was, else to the panel's or screen's title. */
export function useFocusReturn<E extends HTMLElement>() {
  const notice = useRef<E>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    // In a layout effect's cleanup it is still in the document, with focus.
    return () => {
      if (element?.contains(document.activeElement)) giveBack();
    };
  }, []);
  return {
    ref: notice,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!signpostAround('notices', relatedTarget)) before = relatedTarget;
    },
  };
}

function giveBack() {
  const element = before;
  before = null;
  // After whatever the click opened, which may take focus.
  setTimeout(() => {
    if (isFocusLost() && element instanceof HTMLElement) element.focus({ preventScroll: true });
    if (!isFocusLost()) return;
    nearestHeading(allSignposts('dialog').at(-1) ?? document.body)?.focus({ preventScroll: true });
  }, 0);
}
