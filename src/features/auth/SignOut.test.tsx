import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { brokenAnswers } from '@tests/brokenAnswers';
import { renderRoute } from '@tests/renderRoute';
import { expectSoundPage } from '@tests/soundPage';
import { loadScreen } from '@tests/staffRoutes';
import { settled } from '@tests/settled';
import { currentSession } from '@/session/currentSession';
import { leaveTo } from './leaveTo';
import { signingOut } from './signingOut';

vi.mock('./leaveTo', () => ({ leaveTo: vi.fn() }));

installDemoApi();
beforeAll(() => loadScreen('/dashboard', '/appointments/list', '/phonecalls/list'));
beforeEach(() => void vi.mocked(leaveTo).mockReset());

const address = `${demoApi.baseUrl}/login.php`;
const signedOut = () =>
  renderRoute('/auth/logout', { as: demoAccounts.administrator.email, state: signingOut });
const leaving = () => waitFor(() => expect(leaveTo).toHaveBeenCalledWith('http://www.tribuna.test'));

describe('signing out', () => {
  it('ends the session here and on the server, then leaves for the public site', async () => {
    signedOut();
    const token = currentSession()?.token.value;
    expect(document.cookie).toContain('token=');
    await seen('Estamos saindo da sua conta, aguarde...');
    await expectSoundPage('Estamos saindo');
    await leaving();
    expect(leaveTo).toHaveBeenCalledTimes(1);
    expect(currentSession()).toBeNull();
    expect(document.cookie).toBe('');
    expect(demoApi.requestsFor('login.php', 'logout')).toMatchObject([{ method: 'POST', body: { token } }]);
    expect(demoApi.db.sessions.find((session) => session.token === token)).toBeUndefined();
  });

  const refusal = (): Response => HttpResponse.json({}, { status: 403 });
  it.each([
    ...brokenAnswers.map(([name, answer]) => ({ name, answer })),
    { name: 'a refusal', answer: refusal },
  ])('leaves all the same after $name', async ({ answer }) => {
    demoApi.server.use(http.post(address, answer));
    signedOut();
    await leaving();
    expect(document.cookie).toBe('');
    expect(demoApi.requests).toHaveLength(1);
  });

  it('waits five seconds for the server and no longer', async () => {
    demoApi.server.use(http.post(address, () => delay('infinite')));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      signedOut();
      // By turns of the event loop: a `waitFor` would advance the clock or wait for it.
      while (demoApi.requests.length === 0) await new Promise((turn) => setImmediate(turn));
      expect(document.cookie).toBe('');
      await vi.advanceTimersByTimeAsync(4900);
      expect(leaveTo).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      await settled(() => expect(leaveTo).toHaveBeenCalledWith('http://www.tribuna.test'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves without asking the server when nobody is signed in', async () => {
    renderRoute('/auth/logout');
    await leaving();
    await allSent();
    expect(demoApi.requests).toHaveLength(0);
  });

  it.each([
    ['a link from elsewhere', undefined],
    ['a state that is not ours', { signingOut: 'sim' }],
  ])('asks whoever comes by %s, and does it when told', async (_, state) => {
    const { user } = renderRoute('/auth/logout', { as: demoAccounts.administrator.email, state });
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Quer sair da sua conta?' })).toHaveFocus(),
    );
    await expectSoundPage('Sair · Tribuna');
    await allSent();
    expect(demoApi.requests).toHaveLength(0);
    expect(currentSession()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    await leaving();
    expect(currentSession()).toBeNull();
  });

  it('leads whoever was not asked for it back to work', async () => {
    const { user, path } = renderRoute('/auth/logout', { as: demoAccounts.administrator.email });
    await user.click(await screen.findByRole('link', { name: 'Voltar' }));
    await screen.findByRole('heading', { name: /^Olá, / });
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(currentSession()).not.toBeNull();
  });

  it('is meant when the top bar is asked', async () => {
    const { user } = renderRoute('/dashboard', { as: demoAccounts.administrator.email });
    await user.click(await screen.findByRole('button', { name: 'Sua conta' }));
    await user.click(screen.getByRole('link', { name: 'Sair' }));
    await leaving();
  });

  it('is where a call answered with 403 leads', async () => {
    demoApi.server.use(
      http.get(`${demoApi.baseUrl}/compromisso.php`, () => HttpResponse.json({}, { status: 403 })),
    );
    renderRoute('/appointments/list', { as: demoAccounts.administrator.email });
    await leaving();
    expect(currentSession()).toBeNull();
  });
});
