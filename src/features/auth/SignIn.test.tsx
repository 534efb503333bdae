import { act, screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '@mocks/seed/accounts';
import { demoApi, installDemoApi, resetDemoApi, sessionFor } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { brokenAnswers } from '@tests/brokenAnswers';
import { renderRoute } from '@tests/renderRoute';
import { expectLinks, expectSoundPage } from '@tests/soundPage';
import { loadScreen } from '@tests/staffRoutes';
import { beginSession, currentSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';

installDemoApi();
beforeAll(() => loadScreen('/dashboard', '/appointments/list', '/phonecalls/list'));

const address = `${demoApi.baseUrl}/login.php`;
const { administrator, shared } = demoAccounts;
const email = () => screen.findByRole('textbox', { name: 'E-mail' });
const password = () => screen.findByLabelText('Senha');
const button = (name: string) => screen.getByRole('button', { name });

async function giveEmail(user: UserEvent, address: string) {
  await user.type(await email(), address);
  await user.click(button('Continuar'));
}

const dashboard = () => screen.findByRole('navigation', { name: 'Módulos' });

async function givePassword(user: UserEvent, word = demoPassword) {
  await user.type(await password(), word);
  await user.click(button('Entrar'));
}

/** The step after the e-mail of a single account. */
async function begin() {
  const { user } = renderRoute('/auth/login');
  await giveEmail(user, administrator.email);
  return user;
}

describe('signing in', () => {
  it('goes from the e-mail of one account straight to its password, and on to the dashboard', async () => {
    const { user, path } = renderRoute('/auth/login');
    await waitFor(async () => expect(await email()).toHaveFocus());
    await expectSoundPage('Entrar · Tribuna');
    await giveEmail(user, ` ${administrator.email} `);

    await waitFor(async () => expect(await password()).toHaveFocus());
    expect(screen.getByText(administrator.email)).toBeVisible();
    await expectSoundPage('Entrar · Tribuna');
    await givePassword(user);

    expect(await dashboard()).toBeVisible();
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(currentSession()?.user.email).toBe(administrator.email);
    expect(demoApi.requestsFor('login.php', 'getAccount')).toMatchObject([
      { token: null, query: { email: administrator.email } },
    ]);
    expect(demoApi.requestsFor('login.php', 'login')).toMatchObject([
      { token: null, body: { id: currentSession()?.user.id, password: demoPassword } },
    ]);
  });

  it('lets a person with several accounts choose, by keyboard alone', async () => {
    const { user } = renderRoute('/auth/login');
    await waitFor(async () => expect(await email()).toHaveFocus());
    await user.keyboard(`${shared.email}{Enter}`);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Escolha a conta' })).toHaveFocus());
    const choices = within(screen.getByRole('list')).getAllByRole('button');
    expect(choices).toHaveLength(2);
    for (const choice of choices) expect(choice).toHaveTextContent(shared.email);
    await expectSoundPage('Entrar · Tribuna');

    await user.tab();
    await user.tab();
    const name = choices[1]?.querySelector('strong')?.textContent ?? '';
    await waitFor(() => expect(choices[1]).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await password()).toHaveFocus());
    expect(screen.getByText(name)).toBeVisible();
    await user.keyboard(`${demoPassword}{Enter}`);
    await dashboard();
    const client = demoApi.db.clients.get(currentSession()?.user.clientId ?? 0);
    expect(client?.name).toBe(name);
  });

  it('goes back one step at a time and keeps the e-mail', async () => {
    const { user } = renderRoute('/auth/login');
    await giveEmail(user, shared.email);
    await user.click(await screen.findByRole('button', { name: /Guimarães/ }));
    await user.click(await screen.findByRole('button', { name: 'Trocar de conta' }));
    await user.click(await screen.findByRole('button', { name: 'Usar outro e-mail' }));
    expect(await email()).toHaveValue(shared.email);
    await waitFor(async () => expect(await email()).toHaveFocus());
    await user.clear(await email());
    await giveEmail(user, administrator.email);
    await password();
    await user.click(button('Usar outro e-mail'));
    expect(await email()).toHaveValue(administrator.email);
  });

  it.each([
    ['by a message', null],
    ['by an empty list', () => HttpResponse.json([])],
    ['by a 404', () => HttpResponse.json({}, { status: 404 })],
  ])('says under the field that an e-mail is unknown, told %s', async (_, answer) => {
    if (answer) demoApi.server.use(http.get(address, answer));
    const { user } = renderRoute('/auth/login');
    await giveEmail(user, 'ninguem@nada.example');
    await seen(/Não encontramos uma conta com esse e-mail\./);
    expect(await email()).toBeInvalid();
    await waitFor(async () => expect(await email()).toHaveFocus());
    expect(await email()).toHaveValue('ninguem@nada.example');
    await expectSoundPage('Entrar');
  });

  it('asks for an e-mail before it asks the server', async () => {
    const { user } = renderRoute('/auth/login');
    await email();
    await user.click(button('Continuar'));
    await seen('Informe seu e-mail.');
    await user.type(await email(), 'ana@gabinete');
    await user.click(button('Continuar'));
    await seen(/Confira o e-mail/);
    await allSent();
    expect(demoApi.requests).toHaveLength(0);
  });

  it('says under the field that the password is wrong, keeps it, and takes the right one', async () => {
    const user = await begin();
    await givePassword(user, 'errada');
    await seen('Senha incorreta.');
    await waitFor(async () => expect(await password()).toHaveFocus());
    expect(await password()).toHaveValue('errada');
    await user.clear(await password());
    await givePassword(user);
    expect(await dashboard()).toBeVisible();
  });

  it('helps password managers', async () => {
    const { user } = renderRoute('/auth/login');
    expect(await email()).toHaveAttribute('autocomplete', 'username');
    await giveEmail(user, administrator.email);
    const field = await password();
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    const username = field.closest('form')?.querySelector('[autocomplete="username"]');
    expect(username).toHaveValue(administrator.email);
  });

  it('says so while it asks, and asks once', async () => {
    demoApi.server.use(http.get(address, () => delay('infinite')));
    const { user } = renderRoute('/auth/login');
    await user.type(await email(), administrator.email);
    await user.dblClick(button('Continuar'));
    expect(await screen.findByRole('button', { name: 'Procurando sua conta...' })).toBeVisible();
    await allSent();
    expect(demoApi.requests).toHaveLength(1);
  });

  it.each(brokenAnswers)('survives %s at either step', async (_, answer, told) => {
    demoApi.server.use(http.get(address, answer, { once: true }), http.post(address, answer, { once: true }));
    const user = await begin();
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(await email()).toHaveValue(administrator.email);
    await user.click(button('Continuar'));
    await givePassword(user);
    const alert = await screen.findByRole('alert');
    expect(alert).not.toHaveTextContent(/lista/);
    expect(await password()).toHaveValue(demoPassword);
    await user.click(button('Entrar'));
    expect(await dashboard()).toBeVisible();
  });

  it('does not speak of an ended session when the server refuses access', async () => {
    demoApi.server.use(http.get(address, () => HttpResponse.json({}, { status: 403 })));
    const { user, path } = renderRoute('/auth/login');
    await giveEmail(user, administrator.email);
    expect(await screen.findByRole('alert')).toHaveTextContent('Este acesso foi recusado.');
    await waitFor(() => expect(path()).toBe('/auth/login'));
  });

  it('blames the clock for a session that has ended on arrival', async () => {
    const user = await begin();
    await password();
    const ended = sessionFor(administrator.email, -1);
    demoApi.server.use(http.post(address, () => HttpResponse.json(ended)));
    await givePassword(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/data e a hora deste aparelho/);
    expect(currentSession()).toBeNull();
  });

  it('reads replies the way PHP often writes them', async () => {
    resetDemoApi({ phpTypical: true });
    const user = await begin();
    await givePassword(user);
    expect(await dashboard()).toBeVisible();
  });
});

describe('where signing in leads', () => {
  it('comes back to the page asked for', async () => {
    const { user, path } = renderRoute('/phonecalls/list?panel=filter');
    await giveEmail(user, administrator.email);
    await givePassword(user);
    // The panel covers the list's first content.
    expect(await screen.findByRole('dialog', { name: /^Filtrar/ })).toBeVisible();
    await waitFor(() => expect(path()).toBe('/phonecalls/list?panel=filter'));
  });

  // Which return paths are safe is tested in session.test.tsx.
  it('passes by whoever is signed in already, and never leaves for another site', async () => {
    const { path } = renderRoute('/auth/login?voltar=%2F%2Fevil.example', { as: administrator.email });
    await dashboard();
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('follows when the person signs in in another tab', async () => {
    const { path } = renderRoute('/auth/login');
    await email();
    act(() => beginSession(readSessionReply(sessionFor(administrator.email))));
    await dashboard();
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('offers help, terms and a new password', async () => {
    const { user, router } = renderRoute('/auth/login');
    await email();
    expectLinks({
      Ajuda: 'https://ajuda.tribuna.test',
      Termos: 'https://www.tribuna.test/termos-de-uso',
    });
    await giveEmail(user, shared.email);
    await user.click(await screen.findByRole('button', { name: /Guimarães/ }));
    await user.click(await screen.findByRole('link', { name: 'Esqueceu a senha?' }));
    expect(await email()).toHaveValue(shared.email);
    expect(router.state.location).toMatchObject({ pathname: '/auth/forgot-password', search: '', hash: '' });
  });
});

describe('the home page', () => {
  it('leads to the system, to the trial and to the public site', async () => {
    renderRoute('/');
    await screen.findByRole('link', { name: 'Entrar' });
    expectLinks({
      Entrar: '/auth/login',
      'Testar grátis por 15 dias': '/onboarding/start',
      'Conhecer o site': 'http://www.tribuna.test',
    });
    await expectSoundPage(/^Tribuna$/);
  });
});
