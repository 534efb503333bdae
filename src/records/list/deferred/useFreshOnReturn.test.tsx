import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFailure } from '@/api/failure';
import { installTab } from '@tests/tab';
import { useFreshOnReturn, type ReturnedTo } from './useFreshOnReturn';

const comeBackAfter = installTab();

const filters = {};
const list: ReturnedTo = {
  ...{ filters, page: 1, limit: 10, isFetching: false, failure: undefined },
  retry: () => Promise.resolve({ data: [] }),
};
const failure = createFailure('server');

it('hides a failure until the list itself has the answer that came after it', async () => {
  const initialProps: ReturnedTo = { ...list, retry: () => Promise.resolve({ error: failure }) };
  const { result, rerender } = renderHook((shown: ReturnedTo) => useFreshOnReturn(shown, false), {
    initialProps,
  });
  const comeBack = (seconds: number) => act(async () => comeBackAfter(seconds));
  await comeBack(90);
  rerender({ ...list, failure });
  expect(result.current).toBe(true);

  // Answered before the list is rendered again.
  await comeBack(1);
  expect(result.current).toBe(true);
  rerender(list);
  expect(result.current).toBe(false);
});

it('hides nothing once a first answer has come', async () => {
  const { result } = renderHook(() => useFreshOnReturn(list, false));
  await act(async () => comeBackAfter(90));
  expect(result.current).toBe(false);
});
