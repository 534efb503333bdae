import type { MouseEvent } from 'react';

interface Press {
  busy: boolean;
  blockedReason: string | undefined;
  onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * Props of a disabled button that keeps focus: `aria-disabled`, reason as title, clicks (Enter too) ignored.
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
