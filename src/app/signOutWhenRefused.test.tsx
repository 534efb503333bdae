import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { callApi } from '@/api/client';
import { beginSession, endSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';
import { administrator } from '@tests/office';
import { signOutWhenRefused } from './router';

installDemoApi();

async function refusedOn(router: ReturnType<typeof createMemoryRouter>) {
  onTestFinished(endSession);
  beginSession(readSessionReply(sessionFor(administrator.email)));
  signOutWhenRefused(router);
  demoApi.server.use(
    http.get(`${demoApi.baseUrl}/telefonema.php`, () => new HttpResponse(null, { status: 403 })),
  );
  await callApi({ script: 'telefonema.php', action: 'search', reply: 'unread' });
}

it('signs out also where the screen that is left takes a step while the page of that is on its way', async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter(
    [
      { path: '/calls/list', element: null },
      { path: '/auth/logout', lazy: () => code.then(() => ({ element: null })) },
    ],
    { initialEntries: ['/calls/list'] },
  );
  await refusedOn(router);
  expect(router.state.navigation.location?.pathname).toBe('/auth/logout');
  await router.navigate('/calls/list?page=2', { replace: true });
  arrive();
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/logout'));
});

it('signs out also where a link of the screen that is left is clicked before the sign-out is drawn', async () => {
  const router = createMemoryRouter(
    [
      { path: '/calls/list', element: null },
      { path: '/tasks/list', lazy: () => Promise.resolve({ element: null }) },
      { path: '/auth/logout', element: null },
    ],
    { initialEntries: ['/calls/list'] },
  );
  await refusedOn(router);
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/logout'));

  await router.navigate('/tasks/list');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/logout'));
  expect(router.state.navigation.state).toBe('idle');

  // The sign-out ends the session: from then on navigation is free.
  endSession();
  await router.navigate('/tasks/list');
  expect(router.state.location.pathname).toBe('/tasks/list');
});
