import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the heading of each page navigated to, for screen readers and Tab. The code loads on first use. */
export function useFocusOnNavigation() {
  const { pathname, key } = useLocation();
  // On page load the browser's focus stays.
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
