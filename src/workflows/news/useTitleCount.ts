import { useEffect } from 'react';
import { isScreenHidden } from '@/ui/hiddenScreen';

const counted = /^\(\d+\) /;

interface Badging {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** '(3)' before the tab's title, whichever screen sets it, and a badge on the app's icon where supported. */
export function useTitleCount(count: number) {
  useEffect(() => {
    const put = () => {
      // The cover has its own title.
      if (isScreenHidden()) return;
      const plain = document.title.replace(counted, '');
      const title = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    put();
    const watch = new MutationObserver(put);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      watch.disconnect();
      if (!isScreenHidden()) document.title = document.title.replace(counted, '');
    };
  }, [count]);
  useEffect(() => {
    const { setAppBadge, clearAppBadge } = navigator as Badging;
    const call = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
    // Rejected if the app is not installed.
    call?.catch(() => undefined);
  }, [count]);
  useEffect(
    () => () => {
      const { clearAppBadge } = navigator as Badging;
      clearAppBadge?.call(navigator).catch(() => undefined);
    },
    [],
  );
}
