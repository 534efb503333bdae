import type { ComponentProps } from 'react';
import { Button } from '../button/Button';
import { nearestHeading } from '../panel/panelFocus';

interface RetryButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  onRetry: () => unknown;
}

/** Asks again for what failed. It goes away while the answer is awaited: the focus moves to a heading before it does. */
export function RetryButton({ onRetry, children = 'Tentar de novo', ...rest }: RetryButtonProps) {
  return (
    <Button
      {...rest}
      onClick={({ currentTarget }) => {
        nearestHeading(currentTarget)?.focus();
        onRetry();
      }}
    >
      {children}
    </Button>
  );
}
