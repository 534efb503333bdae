/**
 * Gives the focus back when it first leaves what is inside: to the field or button that had it, else by `focus`.
 * Grommet's Layer, its container made, refocuses what lies underneath, at times after somebody has gone to a field,
 * and its focus trap would then pick a tab stop of its own. Returns the cleanup.
 */
export function takeBackFocus(isInside: (target: Element) => boolean, focus: () => void): () => void {
  const takeBack = (event: FocusEvent) => {
    const { target, relatedTarget: before } = event;
    if (!(target instanceof Element) || isInside(target)) return;
    stop();
    event.stopImmediatePropagation();
    if (before instanceof HTMLElement && before.tabIndex >= 0 && isInside(before)) before.focus();
    else focus();
  };
  const stop = () => document.removeEventListener('focus', takeBack, true);
  document.addEventListener('focus', takeBack, true);
  return stop;
}
