import { act } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';

/**
 * Lets a file's tests hide their tab.
 * @returns hides it and shows it again after this many seconds
 */
export function installTab() {
  let isHidden = false;
  beforeAll(() => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    return () => Reflect.deleteProperty(document, 'visibilityState');
  });
  afterEach(() => vi.restoreAllMocks());

  const show = (isShown: boolean) => {
    isHidden = !isShown;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return (seconds: number) => {
    const now = Date.now();
    // Fixed before hiding, so that the machine's delays do not count as time away.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    show(false);
    clock.mockReturnValue(now + seconds * 1000);
    show(true);
  };
}
