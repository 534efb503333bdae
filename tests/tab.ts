import { act } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';

/**
 * Lets the tests of a file leave their tab.
 * @returns leaves it, and comes back to the front after so many seconds
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
    show(false);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + seconds * 1000);
    show(true);
  };
}
