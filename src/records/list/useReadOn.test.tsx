import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { createFailure } from '@/api/failure';
import { pagesOf } from '@/api/pages';
import type { List } from '@/api/reply';
import { useReadOn } from './useReadOn';

/* The hook with its own store and an API that answers when the test says so. */

type Answer = { data: List<{ id: number }> } | { error: ReturnType<typeof createFailure> };

const limit = 2;
const pages = pagesOf(limit);

function createOffice(total: number) {
  const waiting: { page: number; give: (answer: Answer) => void }[] = [];
  const asked: number[] = [];
  const api = createApi({
    baseQuery: () => ({ data: null }),
    refetchOnMountOrArgChange: true,
    endpoints: (build) => ({
      rows: build.infiniteQuery<List<{ id: number }>, string, number>({
        infiniteQueryOptions: pages.options,
        queryFn: ({ pageParam }) => {
          asked.push(pageParam);
          return new Promise<Answer>((give) => waiting.push({ page: pageParam, give }));
        },
      }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (before) => before().concat(api.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const page = (number: number): Answer => ({
    data: {
      rows: Array.from(
        { length: Math.max(0, Math.min(limit, total - (number - 1) * limit)) },
        (_, index) => ({
          id: (number - 1) * limit + index + 1,
        }),
      ),
      total,
    },
  });
  /** Answers the oldest pending request, which is for this page. */
  const answer = async (number: number, answered: Answer = page(number)) => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    const next = waiting.shift();
    expect(next?.page).toBe(number);
    await act(async () => {
      next?.give(answered);
      await Promise.resolve();
    });
  };
  /** Answers every request. */
  const answerAll = async (isEnough: () => boolean) => {
    while (!isEnough()) {
      const [next] = waiting;
      if (next) await answer(next.page);
      else await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    }
  };
  const mount = (isAll: boolean) =>
    renderHook(() => useReadOn(api.useRowsInfiniteQuery('all'), { isAll }), { wrapper });
  return { asked, answer, answerAll, mount };
}

type Hook = ReturnType<ReturnType<typeof createOffice>['mount']>['result'];
const read = ({ current }: Hook) => current.pages?.flatMap(({ rows }) => rows.map(({ id }) => id)) ?? [];
const settled = (hook: Hook) =>
  waitFor(() => expect(hook.current).toMatchObject({ isWaiting: false, failure: undefined }));
const failed = (kind: 'server' | 'cancelled'): Answer => ({ error: createFailure(kind) });

describe('reading a search on to its end', () => {
  it('waits for the first page, however slow, and says so until the last', async () => {
    const { answer, mount } = createOffice(5);
    const { result } = mount(true);
    expect(result.current.isWaiting).toBe(true);
    await answer(1);
    expect(result.current.isWaiting).toBe(true);
    await answer(2);
    expect(result.current.isWaiting).toBe(true);
    await answer(3);
    await settled(result);
    expect(read(result)).toEqual([1, 2, 3, 4, 5]);
    expect(result.current).toMatchObject({ total: 5, came: 5, hasMore: false });
  });

  it('goes on after a page that another part of the screen is reading again, with the same answer', async () => {
    const { answer, mount } = createOffice(5);
    const { result: short } = mount(false);
    await answer(1);
    await settled(short);
    // On mount it refetches the first page; a page requested meanwhile would be dropped.
    const { result } = mount(true);
    expect(result.current.isWaiting).toBe(true);
    await answer(1);
    await answer(2);
    await answer(3);
    await settled(result);
    expect(read(result)).toEqual([1, 2, 3, 4, 5]);
  });

  it('goes on after all its pages were read again in the middle of it', async () => {
    const { answer, answerAll, mount } = createOffice(5);
    const { result } = mount(true);
    await answer(1);
    await answer(2);
    // The store accepts whichever is requested first, the third page or the refetch, and drops the other.
    const { result: second } = mount(true);
    await answerAll(() => !result.current.isWaiting);
    await settled(result);
    await settled(second);
    expect(read(result)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([1, 2, 3])('stops where page %i fails, and goes on from there when asked to', async (bad) => {
    const { asked, answer, mount } = createOffice(5);
    const { result } = mount(true);
    for (let page = 1; page < bad; page += 1) await answer(page);
    await answer(bad, failed('server'));
    await waitFor(() => expect(result.current.failure?.kind).toBe('server'));
    expect(result.current.isWaiting).toBe(false);
    expect(asked).toHaveLength(bad);
    act(() => void result.current.retry());
    for (let page = bad; page <= 3; page += 1) await answer(page);
    await settled(result);
    expect(read(result)).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toHaveLength(4);
  });

  it('reads all again where a second reading of all failed', async () => {
    const { answer, mount } = createOffice(3);
    const { result: first } = mount(true);
    await answer(1);
    await answer(2);
    await settled(first);
    const { result } = mount(true);
    await answer(1, failed('server'));
    await waitFor(() => expect(result.current.failure?.kind).toBe('server'));
    act(() => void result.current.retry());
    await answer(1);
    await answer(2);
    await settled(result);
    expect(read(result)).toEqual([1, 2, 3]);
  });

  it.each([1, 2])('asks again for page %i, which was cancelled as another screen was left', async (bad) => {
    const { answer, mount } = createOffice(3);
    const { result } = mount(true);
    for (let page = 1; page < bad; page += 1) await answer(page);
    await answer(bad, failed('cancelled'));
    expect(result.current.failure).toBeUndefined();
    expect(result.current.isWaiting).toBe(true);
    for (let page = bad; page <= 2; page += 1) await answer(page);
    await settled(result);
    expect(read(result)).toEqual([1, 2, 3]);
  });

  it('asks for nothing more once it is gone', async () => {
    const { asked, answer, mount } = createOffice(5);
    const { unmount } = mount(true);
    await answer(1);
    await waitFor(() => expect(asked).toEqual([1, 2]));
    unmount();
    await answer(2);
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    expect(asked).toEqual([1, 2]);
  });

  it('ends at an empty page, whatever is counted', async () => {
    const { asked, answer, mount } = createOffice(9);
    const { result } = mount(true);
    await answer(1);
    await answer(2, { data: { rows: [], total: 9 } });
    await settled(result);
    expect(asked).toEqual([1, 2]);
    expect(result.current).toMatchObject({ came: 2, total: 9 });
  });
});

describe('reading a page more', () => {
  it('reads none unasked, and one for each time that it is asked to', async () => {
    const { asked, answer, mount } = createOffice(5);
    const { result } = mount(false);
    await answer(1);
    await settled(result);
    expect(result.current.hasMore).toBe(true);
    expect(asked).toEqual([1]);
    act(() => result.current.readMore());
    await answer(2);
    await settled(result);
    expect(read(result)).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual([1, 2]);
  });

  it('keeps what was asked for while the first page is read again', async () => {
    const { answer, mount } = createOffice(3);
    const { result } = mount(false);
    await answer(1);
    await settled(result);
    mount(false);
    act(() => result.current.readMore());
    expect(result.current.isReadingMore).toBe(true);
    await answer(1);
    await answer(2);
    await settled(result);
    expect(read(result)).toEqual([1, 2, 3]);
  });

  it('asks again for the page that failed', async () => {
    const { answer, mount } = createOffice(3);
    const { result } = mount(false);
    await answer(1);
    await settled(result);
    act(() => result.current.readMore());
    await answer(2, failed('server'));
    await waitFor(() => expect(result.current.failure).toBeDefined());
    act(() => result.current.readMore());
    await answer(2);
    await settled(result);
    expect(read(result)).toEqual([1, 2, 3]);
  });
});
