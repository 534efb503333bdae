import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Presses keys in less than the pause after which what is typed is asked for, however slow the machine: meanwhile
 * time hardly goes on. `pass` lets it.
 */
export async function atOnce(pressKeys: (pass: (ms: number) => Promise<void>) => Promise<void>) {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await pressKeys((ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))));
  } finally {
    vi.useRealTimers();
  }
}
