import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { sessionFor } from '@mocks/testServer';
import { routes, signOutWhenRefused } from '@/app/router';
import { beginSession, endSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';

interface RenderOptions {
  /** Demo account e-mail; signed out if omitted. */
  as?: string;
  /** Navigation state, as from a link in the app. */
  state?: unknown;
}

/** Renders the app at a path with its real routes, store and client, against the demo API. */
export function renderRoute(path: string, { as, state }: RenderOptions = {}) {
  onTestFinished(endSession);
  if (as) beginSession(readSessionReply(sessionFor(as)));
  const url = new URL(path, 'http://tribuna.test');
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname: url.pathname, search: url.search, state }],
  });
  signOutWhenRefused(router);
  render(<RouterProvider router={router} />);
  return {
    // Skips the pointer check, slow in jsdom.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    router,
    path: () => router.state.location.pathname + router.state.location.search,
  };
}
