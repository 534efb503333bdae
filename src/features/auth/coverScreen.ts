import { isFocusLost } from '@/ui/panel/panelFocus';
import { hideScreen, showScreen } from './hiddenScreen';

/** Hides the screen; returns how to show it again, scrolled as it was and with the focus where it was. */
export function coverScreen(): () => void {
  const { activeElement, body } = document;
  const focused = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
  const scrolled = [document.documentElement, ...document.querySelectorAll('body *')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  const showTitle = coverTitle();
  hideScreen();
  return () => {
    showScreen();
    showTitle();
    for (const { element, top, left } of scrolled) {
      element.scrollTop = top;
      element.scrollLeft = left;
    }
    // After Grommet's Layer, which gives the focus to what had it when it came: by then nothing had.
    setTimeout(() => {
      // It may have gone with its screen.
      if (focused?.isConnected && isFocusLost()) focused.focus({ preventScroll: true });
    }, 0);
  };
}

/** Keeps the browser's tab from telling what the screen is about, also when the screen says it anew. */
function coverTitle() {
  const neutral = 'Tribuna';
  let own = document.title;
  const watch = new MutationObserver(() => {
    if (document.title === neutral) return;
    own = document.title;
    document.title = neutral;
  });
  document.title = neutral;
  watch.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    watch.disconnect();
    document.title = own;
  };
}

/** Marks what stands for the screen: the child of the body that this lies in. */
export function markAsCover(element: Element | null) {
  if (element) topmost(element).toggleAttribute('data-session-cover', true);
}

const topmost = (element: Element): Element =>
  element.parentElement === null || element.parentElement === document.body
    ? element
    : topmost(element.parentElement);
