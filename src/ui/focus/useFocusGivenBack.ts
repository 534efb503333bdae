import { useLayoutEffect } from 'react';
import { isFocusLost, panelsSoFar } from './panelFocus';

/**
 * Blurs a dialog's opener and refocuses it on close, unless a panel has opened since. Grommet's Layer would
 * refocus it too early, and a panel's Layer that finds it focused would refocus it over the next form.
 */
export function useFocusGivenBack(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const before = panelsSoFar();
    opener?.blur();
    return () =>
      void setTimeout(() => {
        if (opener?.isConnected && isFocusLost() && panelsSoFar() === before)
          opener.focus({ preventScroll: true });
      }, 0);
  }, [isOpen]);
}
