import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { sessionFor } from '@mocks/testServer';
import { routes, signOutWhenRefused } from '@/app/router';
import { beginSession, endSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';

interface RenderOptions {
  /** E-mail of the demo account that is signed in; nobody is when left out. */
  as?: string;
  /** State the visit carries, as a link inside the app would give it. */
  state?: unknown;
}

/** Shows the app at a path through its real routes, store and client, against the demo API of the test. */
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
    // Without asking jsdom's slow styles whether each press reaches its target.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    router,
    /** Where the person is now. */
    path: () => router.state.location.pathname + router.state.location.search,
  };
}
