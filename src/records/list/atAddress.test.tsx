import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { rootReducer } from '@/api/rootReducer';
import { atAddress } from './atAddress';
import { textFilter } from './filters';
import { createListModule } from './listModule';
import { useModule } from './useModule';

const module = createListModule({
  name: 'walked',
  title: 'Pessoas',
  one: 'pessoa',
  many: 'pessoas',
  labelOf: ({ id }: { id: number }) => String(id),
  filters: { name: textFilter('Nome') },
  quickSearch: { by: 'nome', filters: ['name'], read: (name) => ({ name }) },
  panels: ['create'],
});

function openPeople() {
  const store = configureStore({ reducer: rootReducer });
  let changePage: (page: number) => void = () => undefined;
  let drawn: string[] = [];
  let onDrawn: (search: string) => void = () => undefined;
  const Screen = atAddress(module, function People() {
    const list = useModule(module);
    changePage = list.changePage;
    const { search } = useLocation();
    drawn.push(search);
    useLayoutEffect(() => onDrawn(search), [search]);
    return <p>Página {list.page}</p>;
  });
  const router = createMemoryRouter([{ path: '/people', Component: Screen }], {
    initialEntries: ['/people'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    goTo: (page: number) => flushSync(() => changePage(page)),
    /** State that is in no URL. */
    change: () => flushSync(() => void store.dispatch(module.actions.rowLeft(7))),
    back: () => act(() => void router.navigate(-1)),
    /** Goes back at the moment a page of the list is rendered. */
    backAsDrawn: (page: number) => {
      onDrawn = (search) => {
        if (search.includes(`page=${page}`)) void router.navigate(-1);
      };
    },
    /** The URLs rendered since the last call. */
    drawn: () => {
      const since = [...new Set(drawn)];
      drawn = [];
      return since;
    },
  };
}

it('undoes by Back a step taken before the address it began with is drawn', () => {
  let people: ReturnType<typeof openPeople> | undefined;
  act(() => {
    flushSync(() => (people = openPeople()));
    people?.goTo(2);
  });
  expect(screen.getByText('Página 2')).toBeVisible();
  people?.back();
  expect(screen.getByText('Página 1')).toBeVisible();
});

it('writes a step once, whatever else changes before the router draws it', () => {
  const { goTo, change, back, drawn } = openPeople();
  drawn();
  act(() => {
    goTo(2);
    change();
  });
  expect(screen.getByText('Página 2')).toBeVisible();
  back();
  expect(screen.getByText('Página 1')).toBeVisible();
});

it('undoes by Back each of two steps, also where the router draws the second alone', () => {
  const { goTo, back, drawn } = openPeople();
  drawn();
  act(() => {
    goTo(2);
    goTo(3);
  });
  // Both were written before either was rendered: the first never was.
  expect(drawn()).toEqual(['', '?page=3&limit=10']);
  expect(screen.getByText('Página 3')).toBeVisible();
  back();
  expect(screen.getByText('Página 2')).toBeVisible();
  expect(drawn().at(-1)).toBe('?page=2&limit=10');
  back();
  expect(screen.getByText('Página 1')).toBeVisible();
  expect(drawn().at(-1)).toBe('');
});

it('goes back also where that is asked for in the moment in which the step is drawn', () => {
  const { goTo, backAsDrawn } = openPeople();
  backAsDrawn(2);
  act(() => goTo(2));
  expect(screen.getByText('Página 1')).toBeVisible();
});
