import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the heading of each page the person goes to, so that a screen reader tells the page and Tab goes on
 * from its top. How is loaded on the first way, as the entrance has no room for it.
 */
export function useFocusOnNavigation() {
  const { pathname, key } = useLocation();
  // A page that is loaded, and not gone to, has the focus where the browser puts it.
  const shown = useRef(key === 'default' ? pathname : null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const left = document.activeElement;
    let stop: (() => void) | null = null;
    let isLeft = false;
    void load().then((focusOnHeading) => {
      if (!isLeft) stop = focusOnHeading?.(left) ?? null;
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [pathname]);
}

const load = async () => (await import('./focusOnHeading').catch(() => null))?.focusOnHeading;
