import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { screenHeading } from '@/ui/panel/panelFocus';

/**
 * Moves the focus to the heading of each screen the person goes to, once it is there, so that a screen reader tells the
 * screen and Tab goes on from its top. A row come back to keeps it.
 */
export function useFocusOnNavigation() {
  const { pathname, key } = useLocation();
  // A page that is loaded, and not gone to, has the focus where the browser puts it.
  const shown = useRef(key === 'default' ? pathname : null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (!main || focusHeading(main)) return;
    const watch = new MutationObserver(() => {
      if (focusHeading(main)) watch.disconnect();
    });
    watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname]);
}

/** False while the screen has no heading yet. */
function focusHeading(main: Element): boolean {
  const { activeElement } = document;
  const isPlaced = activeElement !== main && main.contains(activeElement);
  const hasHeading = main.querySelector('h1') !== null;
  if (hasHeading && !isPlaced) screenHeading()?.focus({ preventScroll: true });
  return hasHeading || isPlaced;
}
