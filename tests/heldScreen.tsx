import { act, screen } from '@testing-library/react';
import type { createMemoryRouter, RouteObject } from 'react-router-dom';
import { expect } from 'vitest';

type Router = ReturnType<typeof createMemoryRouter>;

const path = '/held-screen';

/** The id of the route that contains a path. */
function idAround(child: string, routes: readonly RouteObject[]): string | null {
  for (const { id, children = [] } of routes) {
    if (children.some((one) => one.path === child)) return id ?? null;
    const found = idAround(child, children);
    if (found) return found;
  }
  return null;
}

/**
 * A screen whose code the test releases; until then the previous one stays.
 * @param beside path of a sibling route: inside the staff shell, or among the pages around it
 */
export function holdScreen(router: Router, beside = '/dashboard') {
  let give: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    give = resolve;
  });
  const lazy = async () => {
    await code;
    return { Component: () => <h1>Outra tela</h1> };
  };
  router.patchRoutes(idAround(beside, router.routes), [{ path, lazy }]);
  return {
    goThere: () => act(async () => void router.navigate(path)),
    expectOnTheWay: () => expect(router.state.navigation.location?.pathname).toBe(path),
    arrive: async () => {
      give();
      await screen.findByRole('heading', { name: 'Outra tela' });
      expect(router.state.location.pathname).toBe(path);
    },
  };
}
