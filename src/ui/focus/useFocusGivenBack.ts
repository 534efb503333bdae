import { useLayoutEffect } from 'react';
import { isFocusLost } from './panelFocus';

/** Blurs a dialog's opener and refocuses it on close. Grommet's Layer would refocus it too early. */
export function useFocusGivenBack(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    opener?.blur();
    return () =>
      void setTimeout(() => {
        if (opener?.isConnected && isFocusLost()) opener.focus({ preventScroll: true });
      }, 0);
  }, [isOpen]);
}
