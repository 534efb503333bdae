import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { renderPublicPage } from '@tests/renderPublicPage';
import { renderRoute } from '@tests/renderRoute';
import { phpQuery } from '@/api/call';
import { askEarly } from '@/api/earlyCall';
import { beginSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';
import { askStaffCall } from './askStaffCall';
import { screens } from '@/records/modules/screens';
import { licenceCallAt, publicPageAt } from './publicPages';

/* What the entry requests early must equal the screen's own request: otherwise it is wasted. */

installDemoApi();

const entriesOf = (query: Iterable<unknown>) => JSON.stringify([...query].map(String).sort());
const signIn = () => beginSession(readSessionReply(sessionFor(demoAccounts.administrator.email)));

it.each(screens.filter(({ path }) => path.endsWith('/list')))(
  '$path makes the call it starts with once',
  async (module) => {
    if (!module.firstCall) throw new Error('A list states the call it starts with in the module table');
    signIn();
    askStaffCall(module);
    renderRoute(module.path);
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
    const { script, action = null, query = {} } = module.firstCall();
    // Additional requests of a list, e.g. for a sum, are different queries.
    const asked = entriesOf(new URLSearchParams(phpQuery(query)));
    const same = demoApi
      .requestsFor(script, action)
      .filter((request) => entriesOf(Object.entries(request.query)) === asked);
    expect(same).toHaveLength(1);
  },
);

it('the home page makes the call it starts with once', async () => {
  const home = screens.find(({ path }) => path === '/dashboard');
  const first = home?.firstCall?.();
  if (!home || !first?.action) throw new Error('The home page starts with a call');
  signIn();
  askStaffCall(home);
  renderRoute(home.path);
  await screen.findByRole('link', { name: '120 atendimentos' });
  expect(demoApi.requestsFor(first.script, first.action)).toHaveLength(1);
  // Its other requests belong to this test.
  await allSent();
});

it.each([
  [`/appointment/${demoLinks.activeAppointment}`, 'compromisso.public.php'],
  [`/invoice/open/${demoLinks.openInvoice}`, 'cliente.php'],
])('%s makes the call it starts with once', async (path, script) => {
  const page = publicPageAt(path);
  if (!page) throw new Error('This is a public page');
  askEarly(page.firstCall, null);
  renderPublicPage(path);
  await screen.findByRole('heading', { level: 1 });
  expect(demoApi.requests.map((request) => request.script)).toEqual([script]);
});

it('the licence page makes the call it starts with once', async () => {
  const path = `/invoice/use-license/${demoLinks.newClient}`;
  const call = licenceCallAt(path);
  if (!call) throw new Error('This page starts with a call');
  askEarly(call, null);
  renderRoute(path);
  await screen.findByRole('button', { name: /pagamento|boleto|pagar/i });
  expect(demoApi.requests.map((request) => request.script)).toEqual(['cliente.php']);
});

it('asks nothing early for who is not signed in', async () => {
  screens.forEach(askStaffCall);
  await allSent();
  expect(demoApi.requests).toHaveLength(0);
});
