import { isFocusLost } from '@/ui/focus/panelFocus';
import { hideScreen, showScreen } from '@/ui/hiddenScreen';

/** Hides the screen; the returned function restores it with its scroll positions and focus. */
export function coverScreen(): () => void {
  const { activeElement, body } = document;
  const focused = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
  const scrolled = [document.documentElement, ...document.body.getElementsByTagName('*')]
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
    // After Grommet's Layer restores its own focus, which is none.
    setTimeout(() => {
      // It may have unmounted.
      if (focused?.isConnected && isFocusLost()) focused.focus({ preventScroll: true });
    }, 0);
  };
}

/** Keeps the tab title neutral, even when the screen changes it. */
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

let cover: Element | null = null;

/** Marks the cover of the screen: the child of body that contains this element. */
export function markAsCover(element: Element | null) {
  cover = element && topmost(element);
  cover?.toggleAttribute('data-session-cover', true);
}

/** Whether an event is inside the cover. */
export const isInCover = (target: EventTarget | null) =>
  target instanceof Node && cover?.contains(target) === true;

const topmost = (element: Element): Element =>
  element.parentElement === null || element.parentElement === document.body
    ? element
    : topmost(element.parentElement);
