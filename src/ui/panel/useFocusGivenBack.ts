import { useLayoutEffect } from 'react';
import { isFocusLost } from './panelFocus';

/**
 * Takes the focus off what opened a dialog, and gives it back once the dialog is gone, unless somebody has it by then.
 * Grommet's Layer would give it back as soon as its own container is ready, on top of what the dialog starts at, and
 * later to the page.
 */
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
