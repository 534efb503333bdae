import type { OverScreen } from '@/records/modules/defineModule';

const openers = new Map<OverScreen, () => void>();

/** Registers what opens a panel over whatever screen is there; returns how to unregister. */
export function opensOverScreen(panel: OverScreen, open: () => void) {
  openers.set(panel, open);
  return () => {
    if (openers.get(panel) === open) openers.delete(panel);
  };
}

/** Opens a panel over the screen; false where it cannot. */
export function openOverScreen(panel: OverScreen): boolean {
  openers.get(panel)?.();
  return openers.has(panel);
}
