import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { ownAccountPath } from '@/records/links/ownAccount';
import { currentSession } from '@/session/currentSession';
import { expectNoAxeViolations } from '@tests/axe';
import { administrator, basic, giveRules, userOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { expectPasswordAsked } from '@tests/password';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { press, type User } from '@tests/typing';
import { valueOf } from '@tests/list';

installDemoApi();
beforeAll(() => Promise.all([loadScreen(ownAccountPath), import('./OwnPassword')]), 60_000);

const userPhp = `${demoApi.baseUrl}/user.php`;
const open = (account: { email: string } = administrator) =>
  renderRoute(ownAccountPath, { as: account.email });
const changes = () => demoApi.requestsFor('user.php', 'changePassword');

/** Types a new password and saves it. */
async function change(user: User, typed: string) {
  if (!screen.queryByRole('dialog')) await press(user, 'Trocar a minha senha');
  const form = await panel('Trocar a minha senha');
  const field = form.getByLabelText('Nova senha');
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  return form;
}

describe('the own account', () => {
  it('shows what is known of oneself, and all that an administrator may', async () => {
    open();
    const { name, email } = userOf(administrator);
    await waitFor(() => expect(valueOf('Cargo')).not.toHaveTextContent('—'));
    expect(valueOf('Nome')).toHaveTextContent(name);
    expect(valueOf('E-mail')).toHaveTextContent(email);
    expect(valueOf('Perfil')).toHaveTextContent('Administrador');
    expect(valueOf('Escritório')).toBeVisible();
    expect(screen.getByText(/^Tudo, também nas configurações/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'edite o seu usuário' })).toHaveAttribute(
      'href',
      `/settings/user?panel=edit&id=${userOf(administrator).id}`,
    );
    await expectNoAxeViolations(document.body);
  });

  it('has another password, after the present one', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: 'Minha senha' });
    await expectPasswordAsked(
      user,
      () => change(user, 'Jabuti canta 7'),
      () => changes().length,
    );
    expect(await screen.findByText('A sua senha foi trocada!')).toBeVisible();
    expect(changes()[0]?.body).toEqual({ id: userOf(administrator).id, password: 'Jabuti canta 7' });
    expect(userOf(administrator).password).toBe('Jabuti canta 7');
  });

  it('keeps what was typed where it is refused, and says why', async () => {
    const { user } = open();
    demoApi.server.use(http.post(userPhp, () => HttpResponse.error(), { once: true }));
    const form = await change(user, 'Jabuti canta 7');
    expect(await form.findByText(/^Não conseguimos falar com o sistema/)).toBeVisible();
    expect(form.getByLabelText('Nova senha')).toHaveValue('Jabuti canta 7');
    await expectSoundPanel();
  });

  it('of who does not administer shows what the session knows, says what is not allowed, and ends no session', async () => {
    giveRules('create_call', 'edit_treatment');
    const { user } = open(basic);
    expect(await screen.findByText(/só aparecem aqui a quem administra/)).toBeVisible();
    expect(valueOf('Perfil')).toHaveTextContent('Básico');
    const rights = within(screen.getByRole('region', { name: 'O que posso fazer' }));
    expect(rights.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Atendimentos',
      'Ligações',
    ]);
    expect(screen.queryByRole('link', { name: 'edite o seu usuário' })).toBeNull();
    await expectNoAxeViolations(document.body);
    const form = await change(user, 'Jabuti canta 7');
    expect(await form.findByText(/^A senha não foi trocada: daqui, só quem administra/)).toBeVisible();
    expect(form.getByLabelText('Nova senha')).toHaveValue('Jabuti canta 7');
    expect(currentSession()?.user.id).toBe(userOf(basic).id);
  });

  it('offers the link by e-mail, and says whether it was sent', async () => {
    const { user } = open(basic);
    const conta = `${demoApi.baseUrl}/conta.php`;
    demoApi.server.use(http.post(conta, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await press(user, 'Receber o link por e-mail');
    expect(await screen.findByText(/^O sistema teve um problema/)).toBeVisible();
    await press(user, 'Receber o link por e-mail');
    expect(await screen.findByText(new RegExp(`^Enviamos o link para ${basic.email}`))).toBeVisible();
    expect(demoApi.requestsFor('conta.php', 'forgot_password').at(-1)?.body).toEqual({
      userId: userOf(basic).id,
      email: basic.email,
    });
  });

  it('reads again what could not be read', async () => {
    demoApi.server.use(http.get(userPhp, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText(/^Não conseguimos ler cargo, escritório e telefone/)).toBeVisible();
    await press(user, 'Tentar de novo');
    await waitFor(() => expect(screen.getByText('Cargo', { selector: 'dt' })).toBeVisible());
  });

  it('is reached by the menu of the account', async () => {
    const { user, path } = renderRoute('/settings', { as: administrator.email });
    await screen.findByRole('heading', { level: 1 });
    await press(user, 'Sua conta');
    await user.click(await screen.findByRole('link', { name: 'Minha conta' }));
    await screen.findByRole('heading', { level: 1, name: 'Minha conta' });
    expect(path()).toBe(ownAccountPath);
    expect(await screen.findByText('Cargo', { selector: 'dt' })).toBeVisible();
  });
});
