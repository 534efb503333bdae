import { isPanelOpen } from '@/ui/focus/panelFocus';
import { mainPart, pageTitle, screenHeading } from '@/ui/focus/screenHeading';

/**
 * Focuses the screen's heading once it renders, and its replacement after 'Carregando...', unless focus has moved or a
 * panel, which sets its own focus, has opened. `left` had focus at navigation; returns the stop function.
 */
export function focusOnHeading(left: Element | null): () => void {
  let focused: HTMLElement | null = null;
  const watch = new MutationObserver(tend);

  function tend() {
    const { activeElement, body } = document;
    const main = mainPart();
    const isElsewhere = activeElement !== body && activeElement !== main && activeElement !== focused;
    if (focused && (isElsewhere || (focused.isConnected && activeElement !== focused))) watch.disconnect();
    else if (main && !focused?.isConnected) begin(main);
  }

  function begin(main: HTMLElement) {
    const { activeElement } = document;
    const waiting: (Element | null)[] = [document.body, main, left, focused];
    const isWaiting = waiting.includes(activeElement);
    // Also before the panel's layer exists: on close it returns focus to the element that had it.
    if (isPanelOpen()) return watch.disconnect();
    const isInside = activeElement !== main && main.contains(activeElement);
    if (isInside || !isWaiting) watch.disconnect();
    else if (pageTitle()) {
      focused = screenHeading();
      focused?.focus({ preventScroll: true });
    }
  }

  watch.observe(document.body, { childList: true, subtree: true });
  tend();
  return () => watch.disconnect();
}
