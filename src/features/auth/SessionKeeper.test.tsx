import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts, demoPassword } from '@mocks/seed/accounts';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { brokenAnswers } from '@tests/brokenAnswers';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { fieldNamed, press, type User as UserEvent } from '@tests/typing';
import { currentSession, endSession } from '@/session/currentSession';
import { isValid } from '@/session/session';

vi.mock('./leaveTo', () => ({ leaveTo: vi.fn() }));

installDemoApi();
beforeAll(() => loadScreen('/dashboard', '/appointments/list', '/phonecalls/list'), 60_000);

// Only the clock is moved; timers and the network go on as they are.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const address = `${demoApi.baseUrl}/login.php`;
const title = 'Oops. Parece que você não esta mais logado!';
const cover = () => screen.findByRole('dialog', { name: title });

/** The person comes back to the computer a day later. Reads still under way are answered, so that no 403 comes first. */
async function comeBackLater() {
  for (const { id } of demoApi.db.sessions.all()) {
    demoApi.db.sessions.update(id, { expires: '9999-12-31T00:00:00.000Z' });
  }
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

const goOn = (user: UserEvent) => press(user, 'Continuar de onde parei');

/** Somebody in the middle of writing down an appointment when the session ends. */
async function interrupted() {
  const view = renderRoute('/appointments/list', { as: demoAccounts.administrator.email });
  await view.user.click(await screen.findByRole('button', { name: 'Novo' }));
  await view.user.type(await screen.findByRole('textbox', { name: 'Assunto' }), 'Visita à creche');
  await comeBackLater();
  return view;
}

describe('a session that ends under an open screen', () => {
  it('covers the screen, which stays as it was', async () => {
    const { path } = await interrupted();
    const dialog = await cover();
    await waitFor(() => expect(within(dialog).getByLabelText('Senha')).toHaveFocus());
    expect(dialog).toHaveAccessibleDescription(/token de acesso é válido por um tempo limitado/);
    expect(path()).toBe('/appointments/list?panel=create');
    await expectNoAxeViolations(dialog);
  });

  it('lets the person go on where they were, with nothing lost', async () => {
    const { user } = await interrupted();
    const before = currentSession()?.token.value;
    const dialog = await cover();
    await user.type(within(dialog).getByLabelText('Senha'), demoPassword);
    await goOn(user);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(fieldNamed('Assunto')).toHaveValue('Visita à creche');
    expect(isValid(currentSession())).toBe(true);
    expect(currentSession()?.token.value).not.toBe(before);
    expect(demoApi.requestsFor('login.php', 'login')).toMatchObject([
      { token: null, body: { id: currentSession()?.user.id, password: demoPassword } },
    ]);
    await waitFor(() => expect(fieldNamed('Assunto')).toHaveFocus());
  });

  it('stays on Esc and on a press beside it, and so does what lies under it', async () => {
    const { user } = await interrupted();
    const dialog = await cover();
    await user.keyboard('{Escape}');
    await user.click(dialog);
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Assunto', hidden: true })).toHaveValue('Visita à creche');
    expect(screen.queryByText('Descartar o que você digitou?')).not.toBeInTheDocument();
  });

  it('says under the field what is wrong with the password', async () => {
    const { user } = await interrupted();
    const dialog = within(await cover());
    await goOn(user);
    expect(await dialog.findByText('Informe sua senha.')).toBeVisible();
    await user.type(dialog.getByLabelText('Senha'), 'errada{Enter}');
    expect(await dialog.findByText('Senha incorreta.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Senha')).toHaveFocus());
    expect(dialog.getByLabelText('Senha')).toHaveValue('errada');
  });

  it.each(brokenAnswers)('survives %s', async (_, answer) => {
    demoApi.server.use(http.post(address, answer, { once: true }));
    const { user } = await interrupted();
    const dialog = await cover();
    await user.type(within(dialog).getByLabelText('Senha'), `${demoPassword}{Enter}`);
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await goOn(user);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('leads to signing out instead', async () => {
    const { user, path } = await interrupted();
    await user.click(within(await cover()).getByRole('link', { name: 'Acessar novamente' }));
    expect(await screen.findByText('Estamos saindo da sua conta, aguarde...')).toBeVisible();
    expect(path()).toBe('/auth/logout');
  });

  it('gives way to signing in when the person signs out in another tab', async () => {
    const { path } = renderRoute('/appointments/list', { as: demoAccounts.administrator.email });
    await screen.findByRole('button', { name: 'Novo' });
    await comeBackLater();
    await cover();
    act(endSession);
    await screen.findByRole('button', { name: 'Continuar' });
    expect(path()).toBe('/auth/login?voltar=%2Fappointments%2Flist');
  });

  it('is no matter while the session holds', async () => {
    renderRoute('/appointments/list', { as: demoAccounts.administrator.email });
    await screen.findByRole('button', { name: 'Novo' });
    vi.setSystemTime(Date.now() + 11 * 3_600_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('passes on that there were too many attempts', async () => {
    const { user } = await interrupted();
    const dialog = within(await cover());
    demoApi.server.use(http.post(address, () => HttpResponse.json({}, { status: 429 }), { once: true }));
    await user.type(dialog.getByLabelText('Senha'), `${demoPassword}{Enter}`);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Foram muitas tentativas');
  });
});
