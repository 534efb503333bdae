import { useEffect, useState, type RefObject } from 'react';

/** Beyond the edges of what scrolls around it: what is this near is loaded ahead. */
const ahead = '300px';

/** Whether an element is near the view of its parent, which scrolls. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const canTell = typeof IntersectionObserver === 'function';
  const [isNear, setNear] = useState(!canTell);
  useEffect(() => {
    if (!canTell || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: element.current.parentElement, rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [canTell, element]);
  return isNear;
}
