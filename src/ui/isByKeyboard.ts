/** Whether an element that has just received focus shows a focus ring, as after keyboard navigation. */
export function isByKeyboard(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // The browser lacks the selector.
    return true;
  }
}
