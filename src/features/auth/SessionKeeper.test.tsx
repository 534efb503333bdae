import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts, demoPassword } from '@mocks/seed/accounts';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { seen } from '@tests/seen';
import { brokenAnswers } from '@tests/brokenAnswers';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { fieldNamed, press, type User as UserEvent } from '@tests/typing';
import { environment } from '@/config/environment';
import { beginSession, currentSession, endSession } from '@/session/currentSession';
import { isValid, readSessionReply } from '@/session/session';
import { dismissToast, showToast, toastStore } from '@/ui/feedback/toasts';

vi.mock('./leaveTo', () => ({ leaveTo: vi.fn() }));

installDemoApi();
beforeAll(() => loadScreen('/dashboard', '/appointments/list', '/phonecalls/list'));

// Only the clock is fake; timers and network continue as they are.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const address = `${demoApi.baseUrl}/login.php`;
const title = 'Oops. Parece que você não esta mais logado!';
const cover = () => screen.findByRole('dialog', { name: title });

/** The person returns to the computer a day later. Pending reads are answered, so that no 403 arrives first. */
async function comeBackLater() {
  for (const { id } of demoApi.db.sessions.all()) {
    demoApi.db.sessions.update(id, { expires: '9999-12-31T00:00:00.000Z' });
  }
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

const goOn = (user: UserEvent) => press(user, 'Continuar de onde parei');

/** The session ends while someone is filling in an appointment. */
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
    await waitFor(() => expect(path()).toBe('/appointments/list?panel=create'));
    await expectNoAxeViolations(dialog);
  });

  it('lets the person go on where they were, with nothing lost', async () => {
    const { user } = await interrupted();
    const before = currentSession()?.token.value;
    const dialog = await cover();
    await user.type(within(dialog).getByLabelText('Senha'), demoPassword);
    await goOn(user);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(fieldNamed('Assunto')).toHaveValue('Visita à creche'));
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
    await seen('Estamos saindo da sua conta, aguarde...');
    await waitFor(() => expect(path()).toBe('/auth/logout'));
  });

  it('gives way to signing in when the person signs out in another tab', async () => {
    const { path } = renderRoute('/appointments/list', { as: demoAccounts.administrator.email });
    await screen.findByRole('button', { name: 'Novo' });
    await comeBackLater();
    await cover();
    act(() => void showToast('O eleitor Maria foi criado!'));
    act(endSession);
    await screen.findByRole('button', { name: 'Continuar' });
    expect(toastStore.read()).toEqual([]);
    await waitFor(() => expect(path()).toBe('/auth/login?voltar=%2Fappointments%2Flist'));
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

const minute = 60_000;
const isCovered = () => document.documentElement.dataset.covered !== undefined;
const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minute);
const note = (instant: number | string) => localStorage.setItem('tribuna-atividade', String(instant));
const look = () => act(async () => void window.dispatchEvent(new Event('focus')));

/** A person at a list, in an office that locks after 30 minutes. */
async function atWork() {
  const view = renderRoute('/appointments/list', { as: demoAccounts.administrator.email });
  await screen.findByRole('button', { name: 'Novo' });
  const noted = () => localStorage.getItem('tribuna-atividade');
  // The clock's code loads after the first rows; from then on it records activity.
  note(Date.now() - minute);
  await waitFor(async () => {
    await view.user.keyboard('{Shift}');
    expect(noted()).toBe(String(Date.now()));
  });
  // While a read is pending no user counts as idle: each clock check then records activity.
  await waitFor(async () => {
    const before = noted();
    wait(1 / 60);
    await look();
    expect(noted()).toBe(before);
  });
  return view;
}

describe('a screen that nobody uses', () => {
  beforeEach(() => {
    localStorage.clear();
    environment.lockMinutes = 30;
    return () => void (environment.lockMinutes = 0);
  });
  const lock = () => screen.findByRole('dialog', { name: 'Tela bloqueada' });

  it('is locked, and opened by the password as it was', async () => {
    const { user } = await atWork();
    const title = document.title;
    wait(29);
    await look();
    expect(isCovered()).toBe(false);
    wait(1);
    await look();
    expect(isCovered()).toBe(true);
    const dialog = await lock();
    expect(dialog).toHaveAccessibleDescription(/^Ninguém usou o Tribuna por 30 minutos\./);
    await waitFor(() => expect(document.title).toBe('Tribuna'));
    await expectNoAxeViolations(dialog);
    await user.type(within(dialog).getByLabelText('Senha'), `${demoPassword}{Enter}`);
    await waitFor(() => expect(isCovered()).toBe(false));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('lets nothing through that was meant for it before', async () => {
    await atWork();
    wait(31);
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    const key = new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true });
    await act(async () => void document.body.dispatchEvent(key));
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
    expect(key.defaultPrevented).toBe(true);
    expect(isCovered()).toBe(true);
  });

  it('is in use while somebody does something, here or in another tab', async () => {
    const { user } = await atWork();
    wait(20);
    await user.keyboard('{Shift}');
    wait(20);
    note(Date.now());
    wait(20);
    await look();
    expect(isCovered()).toBe(false);
  });

  it('is locked where another tab is, and stays so whatever the clock says', async () => {
    await atWork();
    note(0);
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(isCovered()).toBe(true);
    wait(-40);
    await look();
    expect(isCovered()).toBe(true);
  });

  it('is still locked after a reload, before anything else is loaded', async () => {
    beginSession(readSessionReply(sessionFor(demoAccounts.administrator.email)));
    note(0);
    renderRoute('/appointments/list');
    await lock();
    expect(isCovered()).toBe(true);
    act(endSession);
    await waitFor(() => expect(isCovered()).toBe(false));
  });

  /** Possible manipulations of the stored instant on which the lock depends. */
  const alterations: [string, () => unknown][] = [
    ['is missing', () => localStorage.removeItem('tribuna-atividade')],
    ['is no number', () => note('agora')],
    ['is no instant', () => note('-5')],
    ['lies a little ahead', () => note(Date.now() + 20 * minute)],
    ['lies far ahead', () => note(8e15)],
  ];

  it.each(alterations)(
    'is locked when the time of its last use %s, and the time told later opens nothing',
    async (_, alter) => {
      const { user } = await atWork();
      alter();
      await look();
      expect(isCovered()).toBe(true);
      wait(20);
      await look();
      expect(isCovered()).toBe(true);
      await user.type(within(await lock()).getByLabelText('Senha'), `${demoPassword}{Enter}`);
      await waitFor(() => expect(isCovered()).toBe(false));
      await look();
      expect(isCovered()).toBe(false);
    },
  );

  it.each(alterations)('is locked from the start when the time of its last use %s', async (_, alter) => {
    beginSession(readSessionReply(sessionFor(demoAccounts.administrator.email)));
    alter();
    renderRoute('/appointments/list');
    await lock();
    expect(isCovered()).toBe(true);
    wait(20);
    await look();
    expect(isCovered()).toBe(true);
  });

  it('is not locked for somebody who has just signed in, whatever was left of the session before', async () => {
    note(0);
    await atWork();
    expect(isCovered()).toBe(false);
    await look();
    expect(isCovered()).toBe(false);
  });

  it('goes by the entry of the version before this one, too', async () => {
    await atWork();
    note(`${currentSession()?.token.expires} ${Date.now()}`);
    await look();
    expect(isCovered()).toBe(false);
    note(`${currentSession()?.token.expires} ${Date.now() - 31 * minute}`);
    await look();
    expect(isCovered()).toBe(true);
  });

  it('is not idle while a file is made', async () => {
    await atWork();
    const toast = showToast('Gerando Excel. Aguarde...', { tone: 'progress' });
    for (let passed = 0; passed < 40; passed += 1) {
      wait(1);
      await look();
    }
    expect(isCovered()).toBe(false);
    act(() => dismissToast(toast));
    wait(31);
    await look();
    expect(isCovered()).toBe(true);
  });

  it('is never locked where the office wants none of it', async () => {
    environment.lockMinutes = 0;
    renderRoute('/appointments/list', { as: demoAccounts.administrator.email });
    await screen.findByRole('button', { name: 'Novo' });
    wait(11 * 60);
    await look();
    expect(isCovered()).toBe(false);
  });
});

describe('a session about to end', () => {
  const notice = () => screen.findByText(/^Seu acesso termina daqui a pouco, às \d\d:\d\d\.$/);

  async function nearTheEnd() {
    const view = renderRoute('/appointments/list', { as: demoAccounts.administrator.email });
    const opener = await screen.findByRole('button', { name: 'Novo' });
    opener.focus();
    const expires = currentSession()?.token.expires ?? 0;
    vi.setSystemTime(expires - 2 * minute - 1);
    await look();
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
    vi.setSystemTime(expires - 2 * minute);
    await look();
    return { ...view, opener };
  }

  it('says so politely, and goes on by the password, in place', async () => {
    const { user, opener, path } = await nearTheEnd();
    expect(await notice()).toHaveAttribute('role', 'status');
    expect(opener).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Continuar conectado' });
    expect(isCovered()).toBe(false);
    await user.type(within(dialog).getByLabelText('Senha'), `${demoPassword}{Enter}`);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText(/^Seu acesso termina/)).not.toBeInTheDocument());
    expect(currentSession()?.token.expires).toBeGreaterThan(Date.now() + 3_600_000);
    await waitFor(() => expect(path()).toMatch(/^\/appointments\/list/));
  });

  it('is told no more once it was closed', async () => {
    const { user } = await nearTheEnd();
    await notice();
    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByText(/^Seu acesso termina/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Novo' })).toHaveFocus());
  });

  it('is told no more once it goes on in another tab', async () => {
    await nearTheEnd();
    await notice();
    act(() => beginSession(readSessionReply(sessionFor(demoAccounts.administrator.email))));
    await waitFor(() => expect(screen.queryByText(/^Seu acesso termina/)).not.toBeInTheDocument());
  });

  it('leaves the question by Esc, and is covered when it does end', async () => {
    const { user } = await nearTheEnd();
    await notice();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Continuar conectado' });
    await waitFor(() => expect(within(dialog).getByLabelText('Senha')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    wait(2);
    await look();
    await cover();
    expect(isCovered()).toBe(true);
  });
});
