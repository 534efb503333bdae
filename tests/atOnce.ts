import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Presses keys within the debounce, however slow the machine: the clock hardly advances meanwhile. `pass` advances it.
 */
export async function atOnce(pressKeys: (pass: (ms: number) => Promise<void>) => Promise<void>) {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await pressKeys((ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))));
  } finally {
    vi.useRealTimers();
  }
}
