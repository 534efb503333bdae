import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { typeStopped } from '@tests/keys';
import { rootReducer } from '@/api/rootReducer';
import { beginSession, endSession } from '@/session/currentSession';
import { typingPauseMs } from '@/ui/typingPause';
import { atAddress } from './atAddress';
import { textFilter } from './filters';
import { createListModule } from './listModule';
import { QuickSearchBox } from './QuickSearchBox';
import { useList, type ListSearch } from './useList';

/* A list's own navigation would change the URL and so cancel navigation to another screen. */

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  endSession();
});

const quickSearch = { by: 'nome', filters: ['name' as const], read: (name: string) => ({ name }) };

const module = createListModule({
  name: 'left',
  title: 'Pessoas',
  one: 'pessoa',
  many: 'pessoas',
  labelOf: ({ id }: { id: number }) => String(id),
  filters: { name: textFilter('Nome') },
  quickSearch,
  panels: ['create'],
});

/** A screen, and another one whose code never loads. */
function renderList(List: () => ReactNode) {
  const store = configureStore({ reducer: rootReducer });
  const router = createMemoryRouter(
    [
      { path: '/people', Component: List },
      { path: '/next', lazy: () => new Promise<never>(() => undefined) },
    ],
    { initialEntries: ['/people'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    router,
    leave: () => act(async () => void router.navigate('/next')),
    next: () => router.state.navigation.location?.pathname,
  };
}

it.each([
  { when: 'goes to the last page there is', isLeft: false, pages: [[1]] },
  { when: 'stays for those who are on the way to another screen', isLeft: true, pages: [] },
])('a page that turns out to be empty $when', async ({ isLeft, pages }) => {
  beginSession({
    user: { id: 1, name: 'Ana', email: 'ana@tribuna.test', image: '', profileId: 1, clientId: 1 },
    token: { value: 'abc', expires: Date.now() + 60_000 },
    rules: [],
    client: { isTrial: true, shortIdentifier: null },
  });
  const changePage = vi.fn();
  const filters = {};
  let giveAnswer: (answer: ListSearch<{ id: number }>) => void = () => undefined;
  const { leave } = renderList(function List() {
    const [search, setSearch] = useState<ListSearch<{ id: number }>>({
      data: { rows: [{ id: 1 }], total: 11 },
      isFetching: false,
      refetch: () => undefined,
    });
    giveAnswer = setSearch;
    useList({ search, module: { filters, page: 2, limit: 10, changePage }, hasFilters: false, many: '' });
    return null;
  });
  if (isLeft) await leave();
  act(() => giveAnswer({ data: { rows: [], total: 10 }, isFetching: false, refetch: () => undefined }));
  expect(changePage.mock.calls).toEqual(pages);
});

it.each([
  { when: 'after a pause', isLeft: false, times: 1 },
  { when: 'not for those who are on the way to another screen', isLeft: true, times: 0 },
])('what is typed is searched for $when', async ({ isLeft, times }) => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  const { leave } = renderList(() => (
    <QuickSearchBox
      module={{ ...module, quickSearch }}
      filters={module.emptyFilters}
      onChange={onChange}
      isCovered={false}
    />
  ));
  typeStopped(screen.getByRole('searchbox'), 'Ana');
  if (isLeft) await leave();
  act(() => void vi.advanceTimersByTime(typingPauseMs));
  expect(onChange).toHaveBeenCalledTimes(times);
});

it('does not write the address it begins with once another screen is asked for', async () => {
  let leave: () => void = () => undefined;
  const Screen = atAddress(module, function People() {
    useLayoutEffect(() => leave(), []);
    return null;
  });
  const { router, next } = renderList(function Entrance() {
    leave = () => void router.navigate('/next');
    return null;
  });
  router.patchRoutes(null, [{ path: '/list', Component: Screen }]);
  await act(async () => void router.navigate('/list'));
  expect(router.state.location.pathname).toBe('/list');
  expect(next()).toBe('/next');
});
