import { act, screen } from '@testing-library/react';
import type { createMemoryRouter, RouteObject } from 'react-router-dom';
import { expect } from 'vitest';

type Router = ReturnType<typeof createMemoryRouter>;

const path = '/held-screen';

/** The id of the route that a route of this path stands in. */
function idAround(child: string, routes: readonly RouteObject[]): string | null {
  for (const { id, children = [] } of routes) {
    if (children.some((one) => one.path === child)) return id ?? null;
    const found = idAround(child, children);
    if (found) return found;
  }
  return null;
}

/**
 * Another screen, whose code comes when the test says so: until then the one that is left is still there.
 * @param beside the path of a route that it stands beside: inside of the staff's shell, or among the pages around it
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
    /** The person asks for it. */
    goThere: () => act(async () => void router.navigate(path)),
    /** The person is still on the way there, and nobody was led away. */
    expectOnTheWay: () => expect(router.state.navigation.location?.pathname).toBe(path),
    /** Its code comes. */
    arrive: async () => {
      give();
      await screen.findByRole('heading', { name: 'Outra tela' });
      expect(router.state.location.pathname).toBe(path);
    },
  };
}
