import { hasScreenCome } from '@/records/list/deferred/keyPress';
import { isScreenHidden } from '@/ui/hiddenScreen';
import { allSignposts } from '@/ui/signposts';

/**
 * Whether a panel may open over the current screen: over another panel too, but not over a lock, a question or a menu.
 */
export const isFree = () =>
  !isScreenHidden() &&
  hasScreenCome() &&
  allSignposts('menu').length === 0 &&
  document.querySelector('[role="alertdialog"]') === null;

/** Runs once a panel may open; returns the cancel function. */
export function whenFree(run: () => void): () => void {
  const watch = new MutationObserver(() => {
    if (!isFree()) return;
    watch.disconnect();
    run();
  });
  watch.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
  return () => watch.disconnect();
}
