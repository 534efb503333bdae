import type { ComponentProps } from 'react';
import { Button } from '../button/Button';
import { nearestHeading } from '../focus/panelFocus';

interface RetryButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  onRetry: () => unknown;
}

/** A retry button. It unmounts while loading, so focus first moves to the nearest heading. */
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
