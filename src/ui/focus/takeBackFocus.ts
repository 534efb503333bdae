/**
 * Calls `focus` when the focus first leaves what is inside. Grommet's Layer, its container made, refocuses what
 * lies underneath, and its focus trap would then pick a tab stop of its own. Returns the cleanup.
 */
export function takeBackFocus(isInside: (target: Element) => boolean, focus: () => void): () => void {
  const takeBack = (event: FocusEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || isInside(target)) return;
    stop();
    event.stopImmediatePropagation();
    focus();
  };
  const stop = () => document.removeEventListener('focus', takeBack, true);
  document.addEventListener('focus', takeBack, true);
  return stop;
}
