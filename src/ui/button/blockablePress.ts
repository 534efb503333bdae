import type { MouseEvent } from 'react';

interface Press {
  busy: boolean;
  blockedReason: string | undefined;
  disabled?: boolean | undefined;
  onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * Props of a disabled button that keeps focus: `aria-disabled`, reason as title, clicks (Enter too) ignored.
 * Never the `disabled` attribute: a button disabled by its own press would lose focus.
 */
export function blockablePress({ busy, blockedReason, disabled, onClick }: Press) {
  const blocked = busy || disabled || Boolean(blockedReason);
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
