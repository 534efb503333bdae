import type { OverScreen } from '@/records/modules/defineModule';

const openers = new Map<OverScreen, () => void>();

/** Registers the function that opens a panel over any screen; returns the unregister function. */
export function opensOverScreen(panel: OverScreen, open: () => void) {
  openers.set(panel, open);
  return () => {
    if (openers.get(panel) === open) openers.delete(panel);
  };
}

/** Opens a panel over the screen; returns false if it cannot. */
export function openOverScreen(panel: OverScreen): boolean {
  openers.get(panel)?.();
  return openers.has(panel);
}
