import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { brokenAnswers } from '@tests/brokenAnswers';
import { renderRoute } from '@tests/renderRoute';
import { expectSoundPage } from '@tests/soundPage';

installDemoApi();

const address = `${demoApi.baseUrl}/conta.php`;
const { administrator, shared } = demoAccounts;
const email = () => screen.findByRole('textbox', { name: 'E-mail' });
const button = (name: string) => screen.getByRole('button', { name });
/** Requests the instructions with the button. */
async function ask(user: UserEvent, mail: string) {
  await user.type(await email(), mail);
  await user.click(button('Enviar instruções'));
}

const requested = () => demoApi.requestsFor('conta.php', 'forgot_password');
const changed = () => demoApi.requestsFor('conta.php', 'change_password');

describe('asking for a new password', () => {
  it('sends the e-mail and says what to do next', async () => {
    const { user, path } = renderRoute('/auth/forgot-password');
    await waitFor(async () => expect(await email()).toHaveFocus());
    await expectSoundPage(/^Esqueceu a senha\? · Tribuna$/);
    await ask(user, administrator.email);
    const told = await screen.findByRole('heading', { name: 'Verifique seu e-mail' });
    await waitFor(() => expect(told).toHaveFocus());
    expect(screen.getByText(administrator.email)).toBeVisible();
    expect(screen.getByText(/caixa de spam/)).toBeVisible();
    expect(demoApi.mails).toHaveLength(1);
    expect(requested()).toMatchObject([{ token: null, body: { userId: null, email: administrator.email } }]);
    await expectSoundPage('Esqueceu a senha');
    await user.click(screen.getByRole('link', { name: 'Já tenho uma conta' }));
    await screen.findByRole('button', { name: 'Continuar' });
    await waitFor(() => expect(path()).toBe('/auth/login'));
  });

  it('names the account chosen while signing in', async () => {
    const [, second] = demoApi.db.users.filter((account) => account.email === shared.email);
    const userId = second?.id;
    const { user, router } = renderRoute('/auth/forgot-password', { state: { email: shared.email, userId } });
    expect(await email()).toHaveValue(shared.email);
    // The history state could be read by the machine's next user.
    await waitFor(() => expect(router.state.location.state).toBeNull());
    await waitFor(async () => expect(await email()).toHaveFocus());
    await user.click(button('Enviar instruções'));
    await screen.findByRole('heading', { name: 'Verifique seu e-mail' });
    expect(requested()[0]?.body).toEqual({ userId, email: shared.email });
  });

  it("shows the server's message under the field", async () => {
    const { user } = renderRoute('/auth/forgot-password');
    await ask(user, 'ninguem@nada.example');
    await seen('Não encontramos uma conta com esse e-mail.');
    expect(await email()).toBeInvalid();
    expect(await email()).toHaveValue('ninguem@nada.example');
  });

  it.each(brokenAnswers)('survives %s', async (_, answer) => {
    demoApi.server.use(http.post(address, answer, { once: true }));
    const { user } = renderRoute('/auth/forgot-password');
    await ask(user, administrator.email);
    const alert = await screen.findByRole('alert');
    expect(alert).not.toHaveTextContent(/lista/);
    expect(await email()).toHaveValue(administrator.email);
    await expectSoundPage('Esqueceu a senha');
    await user.click(button('Enviar instruções'));
    expect(await screen.findByRole('heading', { name: 'Verifique seu e-mail' })).toBeVisible();
  });
});

describe('setting a new password', () => {
  const visit = (identity: string = demoLinks.validReset) => renderRoute(`/auth/reset-password/${identity}`);
  const first = () => screen.findByLabelText('Nova senha');
  const second = () => screen.findByLabelText('Confirme a nova senha');
  const change = async (user: UserEvent, password: string, repeated = password) => {
    await user.type(await first(), password);
    await user.type(await second(), repeated);
    await user.click(button('Alterar senha'));
  };

  it('checks the link, takes the password twice, and says that it is done', async () => {
    const { user, path } = visit();
    expect(await screen.findByRole('heading', { name: 'Redefina sua senha' })).toBeVisible();
    expect(await first()).toHaveAccessibleDescription('Use pelo menos 8 caracteres.');
    expect(await first()).toHaveAttribute('autocomplete', 'new-password');
    await expectSoundPage('Redefina sua senha · Tribuna');
    await change(user, 'nova-senha-1');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Senha alterada!' })).toHaveFocus());
    expect(screen.getByText('Utilize sua nova senha para acessar o sistema.')).toBeVisible();
    await expectSoundPage('Senha alterada!');
    expect(demoApi.requestsFor('conta.php', 'check_token_recover_password')).toMatchObject([
      { token: null, query: { i: demoLinks.validReset } },
    ]);
    const [password, passwordConfirm] = ['nova-senha-1', 'nova-senha-1'];
    const body = { token: demoLinks.validReset, password, passwordConfirm };
    expect(changed()).toMatchObject([{ token: null, body }]);
    await user.click(screen.getByRole('link', { name: 'Entrar' }));
    await email();
    await waitFor(() => expect(path()).toBe('/auth/login'));
  });

  it('says "Carregando..." while the link is checked', async () => {
    demoApi.server.use(http.get(address, () => delay('infinite')));
    visit();
    expect(await screen.findByRole('heading', { name: 'Carregando...' })).toBeVisible();
    await expectSoundPage('Carregando...');
  });

  it.each([demoLinks.expiredReset, 'nunca-existiu'])(
    'refuses the link %s and leads to a new one',
    async (identity) => {
      const { user, path } = visit(identity);
      expect(await screen.findByRole('heading', { name: 'Ops! Token expirou ou não existe' })).toBeVisible();
      expect(screen.getByRole('alert')).toBeVisible();
      await expectSoundPage('Token expirado');
      await user.click(screen.getByRole('link', { name: 'Recuperar senha' }));
      await email();
      await waitFor(() => expect(path()).toBe('/auth/forgot-password'));
    },
  );

  it.each([
    [{ exists: '1', isValid: '0', i: 'x' }],
    [{ exists: 0, isValid: 1, i: 'x' }],
    [{ exists: false, isValid: null }],
  ])('takes %j for a link that is no longer good', async (reply) => {
    demoApi.server.use(http.get(address, () => HttpResponse.json(reply)));
    visit();
    await seen('Ops! Token expirou ou não existe');
  });

  it('wants the same password twice before it asks the server', async () => {
    const { user } = visit();
    await change(user, 'nova-senha-1', 'nova-senha-2');
    await seen('As senhas não são iguais.');
    await waitFor(async () => expect(await second()).toHaveFocus());
    await allSent();
    expect(changed()).toHaveLength(0);
  });

  it('leaves the length to the server and shows what it says', async () => {
    const { user } = visit();
    await change(user, 'curta');
    await seen('A senha precisa ter ao menos 8 caracteres.');
    await waitFor(async () => expect(await first()).toHaveFocus());
    expect(await second()).toHaveValue('curta');
  });

  it('shows what belongs to no field, as when the link ran out meanwhile', async () => {
    const { user } = visit();
    await first();
    const reset = demoApi.db.passwordResets.find(({ identity }) => identity === demoLinks.validReset);
    demoApi.db.passwordResets.update(reset?.id ?? 0, { used: true });
    await change(user, 'nova-senha-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('O link expirou ou não existe. Peça um novo.');
  });

  it.each(brokenAnswers)('survives %s, loading and sending', async (_, answer, told) => {
    demoApi.server.use(http.get(address, answer, { once: true }), http.post(address, answer, { once: true }));
    const { user } = visit();
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    await user.click(button('Tentar de novo'));
    await change(user, 'nova-senha-1');
    expect(await screen.findByRole('alert')).not.toHaveTextContent(/lista/);
    expect(await first()).toHaveValue('nova-senha-1');
    await user.click(button('Alterar senha'));
    await seen('Senha alterada!');
  });

  it('reads replies the way PHP often writes them', async () => {
    resetDemoApi({ phpTypical: true });
    visit();
    await seen('Redefina sua senha');
  });
});
