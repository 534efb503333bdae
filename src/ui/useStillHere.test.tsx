import { act, render, screen } from '@testing-library/react';
import { seen } from '@tests/seen';
import { lazy, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useStillHere, useStillOnScreen } from './useStillHere';

/** The hook's component, on a screen with others beside it. */
function renderScreens() {
  const asked = { isHere: () => false, note: () => () => false };
  function Part() {
    const isHere = useStillHere();
    const note = useStillOnScreen();
    Object.assign(asked, { isHere, note });
    return <p>Parte</p>;
  }
  function Here() {
    const [isOpen, setOpen] = useState(true);
    const { search } = useLocation();
    return (
      <>
        {isOpen && <Part />}
        <output>{search}</output>
        <button onClick={() => setOpen(false)}>Fechar</button>
      </>
    );
  }
  let give: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    give = resolve;
  });
  const router = createMemoryRouter(
    [
      { path: '/here', Component: Here },
      { path: '/there', lazy: () => code.then(() => ({ Component: () => <p>Lá</p> })) },
      { path: '/suspended', Component: lazy(() => new Promise<never>(() => undefined)) },
    ],
    { initialEntries: ['/here'] },
  );
  render(<RouterProvider router={router} />);
  const goTo = (path: string) => act(async () => void router.navigate(path));
  return { asked, router, goTo, give };
}

it('is true from the first moment on, also at another entry of the same screen', async () => {
  const { asked, goTo } = renderScreens();
  const { isHere } = asked;
  expect(isHere()).toBe(true);
  await goTo('/here?panel=details');
  expect(screen.getByRole('status')).toHaveTextContent('?panel=details');
  expect(asked.isHere).toBe(isHere);
  expect(isHere()).toBe(true);
});

it('is false once another screen is asked for, while its code is on its way and when it is there', async () => {
  const { asked, goTo, give } = renderScreens();
  const isOnScreen = asked.note();
  expect(isOnScreen()).toBe(true);
  await goTo('/there');
  expect(screen.getByText('Parte')).toBeVisible();
  expect(asked.isHere()).toBe(false);
  expect(isOnScreen()).toBe(false);
  expect(asked.note()()).toBe(true);
  give();
  await seen('Lá');
  expect(asked.isHere()).toBe(false);
});

it('is false while the other screen is there for the router, and not drawn yet', async () => {
  const { asked, router, goTo } = renderScreens();
  await goTo('/suspended');
  expect(router.state).toMatchObject({ location: { pathname: '/suspended' }, navigation: { state: 'idle' } });
  expect(screen.getByText('Parte')).toBeVisible();
  expect(asked.isHere()).toBe(false);
});

it('is true again for a person who stays after all', async () => {
  const { asked, goTo } = renderScreens();
  await goTo('/there');
  await goTo('/here');
  expect(asked.isHere()).toBe(true);
});

it('is false once the part has gone from a screen that stays', () => {
  const { asked } = renderScreens();
  act(() => screen.getByRole('button', { name: 'Fechar' }).click());
  expect(asked.isHere()).toBe(false);
});

it('needs no router', () => {
  let isHere = () => false;
  function Part() {
    isHere = useStillHere();
    return null;
  }
  const { unmount } = render(<Part />);
  expect(isHere()).toBe(true);
  unmount();
  expect(isHere()).toBe(false);
});
