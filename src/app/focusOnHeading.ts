import { screenHeading } from '@/ui/panel/panelFocus';

/**
 * Moves the focus to the heading of the screen, once that is there, and to the one that takes its place, as that of a
 * page takes the place of 'Carregando...'. A screen that starts at a place of its own keeps it. Returns how to stop.
 */
export function focusOnHeading(): () => void {
  let focused: HTMLElement | null = null;
  const watch = new MutationObserver(tend);

  function tend() {
    const { activeElement, body } = document;
    const main = document.querySelector('main');
    const isElsewhere = activeElement !== body && activeElement !== main && activeElement !== focused;
    if (focused && (isElsewhere || (focused.isConnected && activeElement !== focused))) watch.disconnect();
    else if (main && !focused?.isConnected) begin(main);
  }

  function begin(main: Element) {
    const { activeElement } = document;
    if (activeElement !== main && main.contains(activeElement)) watch.disconnect();
    else if (main.querySelector('h1')) {
      focused = screenHeading();
      focused?.focus({ preventScroll: true });
    }
  }

  watch.observe(document.body, { childList: true, subtree: true });
  tend();
  return () => watch.disconnect();
}
