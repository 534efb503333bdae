/** Now, or on pointerup if a button is being pressed: the layout must not shift under the pointer. */
export function whenReleased(page: Document, then: () => void) {
  if (page.querySelector('body :active')) page.addEventListener('pointerup', then, { once: true });
  else then();
}
