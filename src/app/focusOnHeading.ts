import { screenHeading } from '@/ui/panel/panelFocus';

/**
 * Moves the focus to the heading of the screen, once that is there, and to the one that takes its place, as that of a
 * page takes the place of 'Carregando...'. A screen that starts at a place of its own keeps it, and so does a person who
 * has gone on meanwhile.
 * @param left what had the focus when the page was gone to
 * @returns how to stop
 */
export function focusOnHeading(left: Element | null): () => void {
  let focused: HTMLElement | null = null;
  const watch = new MutationObserver(tend);

  function tend() {
    const { activeElement, body } = document;
    const main = document.querySelector('main');
    const isElsewhere = activeElement !== body && activeElement !== main && activeElement !== focused;
    if (focused && (isElsewhere || (focused.isConnected && activeElement !== focused))) watch.disconnect();
    else if (main && !focused?.isConnected) begin(main);
  }

  function begin(main: HTMLElement) {
    const { activeElement } = document;
    const waiting: (Element | null)[] = [document.body, main, left, focused];
    const isWaiting = waiting.includes(activeElement);
    const isInside = activeElement !== main && main.contains(activeElement);
    if (isInside || !isWaiting) watch.disconnect();
    else if (main.querySelector('h1')) {
      focused = screenHeading();
      focused?.focus({ preventScroll: true });
    }
  }

  watch.observe(document.body, { childList: true, subtree: true });
  tend();
  return () => watch.disconnect();
}
