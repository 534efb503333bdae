import type { MouseEvent } from 'react';

interface Press {
  /** A call is pending. */
  busy: boolean;
  /** Why the control may not be used; empty when it may. */
  blockedReason: string | undefined;
  onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * Props of a button that may not be pressed for now and still keeps the focus: `aria-disabled`, the reason as its
 * title, and a click (also the one Enter makes in a field of its form) that does nothing.
 */
export function blockablePress({ busy, blockedReason, onClick }: Press) {
  const blocked = busy || Boolean(blockedReason);
  return {
    'aria-disabled': blocked || undefined,
    'data-busy': busy || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (!blocked) return onClick?.(event);
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
