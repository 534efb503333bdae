/**
 * Returns focus the first time it leaves the inside: to the field or button that had it, else by `focus`.
 * Grommet's Layer refocuses the page below once its container exists, sometimes after someone has moved to a
 * field, and its focus trap would then choose a tab stop of its own. A button, a link, a press outside or Esc
 * may move focus on purpose: after one of them nothing is returned. Returns the cleanup.
 */
export function takeBackFocus(isInside: (target: Element) => boolean, focus: () => void): () => void {
  const ended = new AbortController();
  const takeBack = (event: FocusEvent) => {
    const { target, relatedTarget: before } = event;
    if (!(target instanceof Element) || isInside(target)) return;
    ended.abort();
    event.stopImmediatePropagation();
    if (before instanceof HTMLElement && before.tabIndex >= 0 && isInside(before)) before.focus();
    else focus();
  };
  const { signal } = ended;
  document.addEventListener('focus', takeBack, { signal, capture: true });
  const leave = (event: Event) => {
    const { target } = event;
    const leadsOut =
      event instanceof KeyboardEvent
        ? event.key === 'Escape'
        : target instanceof Element && (!isInside(target) || target.closest('button, a'));
    if (leadsOut) ended.abort();
  };
  document.addEventListener('click', leave, { signal, capture: true });
  document.addEventListener('keydown', leave, { signal, capture: true });
  return () => ended.abort();
}
