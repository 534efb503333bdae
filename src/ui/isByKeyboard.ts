/** Whether an element that has just received the focus shows it, as one that was reached by the keyboard does. */
export function isByKeyboard(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // A browser that does not know it.
    return true;
  }
}
