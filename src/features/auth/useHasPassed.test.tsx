import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHasPassed } from './useHasPassed';

const day = 86_400_000;

describe('whether an instant has passed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

  it('is told as it passes', () => {
    const instant = Date.now() + 5000;
    const { result } = renderHook(() => useHasPassed(instant));
    wait(4999);
    expect(result.current).toBe(false);
    wait(1);
    expect(result.current).toBe(true);
  });

  it('holds for instants further away than a timer can wait', () => {
    const instant = Date.now() + 60 * day;
    const { result } = renderHook(() => useHasPassed(instant));
    wait(59 * day);
    expect(result.current).toBe(false);
    wait(day);
    expect(result.current).toBe(true);
  });

  it.each([
    ['the page comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ])('is looked at again when %s, as timers sleep with the computer', (_, comeBack) => {
    const instant = Date.now() + day;
    const { result } = renderHook(() => useHasPassed(instant));
    wait(0);
    vi.setSystemTime(Date.now() + 2 * day);
    expect(result.current).toBe(false);
    act(() => void comeBack());
    expect(result.current).toBe(true);
  });

  it('starts anew with another instant, and never passes without one', () => {
    const start = Date.now();
    const { result, rerender } = renderHook<boolean, { instant: number | null }>(
      ({ instant }) => useHasPassed(instant),
      { initialProps: { instant: start + 1000 } },
    );
    wait(1000);
    expect(result.current).toBe(true);
    rerender({ instant: start + 3000 });
    expect(result.current).toBe(false);
    wait(2000);
    expect(result.current).toBe(true);
    rerender({ instant: null });
    wait(day);
    expect(result.current).toBe(false);
  });

  it('leaves nothing behind', () => {
    const { unmount } = renderHook(() => useHasPassed(Date.now() + day));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
