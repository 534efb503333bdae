import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { expectNoAxeViolations } from '@tests/axe';
import { texts } from '@tests/list';
import { administrator, clientOf, firstOf, userOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, press, type User } from '@tests/typing';

installDemoApi({ today: '2026-11-20' });

const path = '/settings/integration-calendar';
const callback = '/integration-calendar/callback';
const script = 'integration.calendar.php';
const address = `${demoApi.baseUrl}/${script}`;

beforeAll(async () => {
  await Promise.all([loadScreen(path), import('./CalendarPanels'), import('./CalendarCallback')]);
});

const open = (at = path) => renderRoute(at, { as: administrator.email });
const ownEntries = () => demoApi.db.calendarIntegrations.filter(({ clientId }) => clientId === clientOf());
const step = (name: string) => screen.getByRole('heading', { name, level: 3 }).closest('li') as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });
const saved = () => demoApi.requestsFor(script, null).filter(({ method }) => method !== 'GET');

/** The provider's window, and the URL opened in it. */
function provider(window_: object | null = {}) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window_ as Window | null);
  return () => new URL(String(opened.mock.lastCall?.[0])).searchParams;
}

/** The wizard, advanced to its last step. */
async function finished(user: User) {
  await press(user, 'Escolher conta');
  await press(user, 'Buscar agendas');
  await screen.findByText('Encontramos 3 agendas.');
  await press(user, 'Vincular com usuário do sistema');
}

describe('the integrations', () => {
  it('are listed with their state, and removed', async () => {
    const { user } = open();
    const list = within(await screen.findByRole('list', { name: 'Integração com Google Agenda' }));
    const rows = list.getAllByRole('listitem');
    expect(rows).toHaveLength(ownEntries().length);
    for (const state of ['Habilitada', 'Com falha'])
      expect(list.getAllByText(state).length).toBeGreaterThan(0);
    await expectNoAxeViolations(document.body);

    const gone = firstOf([...ownEntries()].reverse());
    const name = demoApi.db.users.get(gone.userId)?.name ?? '';
    await press(user, `Excluir integração de ${name}`);
    const removal = await panel('Remover integração');
    expect(removal.getByText(gone.calendarId)).toBeVisible();
    await expectSoundPanel();
    await user.click(removal.getByRole('button', { name: 'SIM, Remover' }));
    await seen('Integração removida!');
    expect(list.getAllByRole('listitem')).toHaveLength(rows.length - 1);
    expect(ownEntries()).toHaveLength(rows.length - 1);
  });
});

describe('the wizard', () => {
  it('leads from the consent to a calendar of somebody of the team', async () => {
    demoApi.db.calendarIntegrations.removeWhere(({ userId }) => userId === userOf(administrator).id);
    const asked = provider();
    const { user } = open(`${path}?panel=create`);
    const wizard = await panel('Adicionar integração');
    expect(step('Consentimento')).toHaveAttribute('aria-current', 'step');
    for (const [name, reason] of [
      ['Buscar agendas', 'Escolha antes a conta.'],
      ['Vincular com usuário do sistema', 'Busque antes as agendas.'],
      ['Salvar', 'Conclua os passos antes de salvar.'],
    ] as const)
      expect(button(name)).toHaveAccessibleDescription(reason);
    await press(user, 'Escolher conta');
    expect(asked().get('state')).toBeTruthy();
    expect(step('Agendas da conta')).toHaveAttribute('aria-current', 'step');

    // It is not the list's own read that fails.
    await waitFor(() => expect(demoApi.requestsFor(script, null)).toHaveLength(1));
    demoApi.server.use(http.get(address, () => HttpResponse.error(), { once: true }));
    await press(user, 'Buscar agendas');
    expect(await wizard.findByText(/^Não conseguimos buscar as agendas\./)).toBeVisible();
    expect(within(step('Agendas da conta')).getByText('Falhou')).toBeInTheDocument();
    await expectSoundPanel();
    await press(user, 'Buscar agendas');
    expect(await wizard.findByText('Encontramos 3 agendas.')).toBeVisible();
    expect(step('Usuário do sistema')).toHaveAttribute('aria-current', 'step');
    await press(user, 'Vincular com usuário do sistema');
    await waitFor(() => expect(fieldNamed('Agenda')).toHaveFocus());
    await press(user, 'Salvar');
    expect(wizard.getAllByText('Selecione uma opção.')).toHaveLength(2);
    await choose(user, fieldNamed('Agenda'), /^Sessões e plenário/);
    await user.click(fieldNamed('Usuário do sistema'));
    const offered = texts(await screen.findAllByRole('option'));
    const inactive = demoApi.db.users.find(({ status, clientId }) => !status && clientId === clientOf());
    expect(offered).not.toContain(inactive?.name);
    await user.click(screen.getByRole('option', { name: userOf(administrator).name }));
    await expectSoundPanel();
    await press(user, 'Salvar');
    await seen('Integração adicionada!');
    expect(saved().map(({ body }) => body)).toEqual([
      { calendarId: 'plenario@gabinetehelena.example', chosenUserId: userOf(administrator).id },
    ]);
    const [first] = within(screen.getByRole('list', { name: 'Integração com Google Agenda' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(`${userOf(administrator).name}Habilitadaplenario@gabinetehelena.example`);
  });

  it('finds nothing in an account without calendars, says what the server refuses, and starts anew', async () => {
    provider();
    const { user } = open(`${path}?panel=create`);
    const wizard = await panel('Adicionar integração');
    await finished(user);
    await choose(user, fieldNamed('Agenda'), /^Pessoal/);
    const [taken] = ownEntries();
    const name = demoApi.db.users.get(taken?.userId ?? 0)?.name ?? '';
    await choose(user, fieldNamed('Usuário do sistema'), name, name);
    await press(user, 'Salvar');
    expect(await wizard.findByText('Este usuário já tem uma integração. Remova-a antes.')).toBeVisible();
    expect(fieldNamed('Agenda')).toHaveValue('Pessoal');

    // A new search resets the choice, even if it fails.
    demoApi.server.use(http.get(address, () => HttpResponse.error(), { once: true }));
    await press(user, 'Buscar agendas');
    expect(await wizard.findByText(/^Não conseguimos buscar as agendas\./)).toBeVisible();
    expect(button('Salvar')).toHaveAccessibleDescription('Conclua os passos antes de salvar.');

    demoApi.db.clients.update(clientOf(), { hasNoCalendars: true });
    await press(user, 'Escolher conta');
    await press(user, 'Buscar agendas');
    expect(await wizard.findByText(/^A conta não tem agendas\./)).toBeVisible();
    expect(button('Vincular com usuário do sistema')).toHaveAccessibleDescription('A conta não tem agendas.');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await user.click(await screen.findByRole('button', { name: 'Adicionar integração' }));
    await panel('Adicionar integração');
    expect(step('Consentimento')).toHaveAttribute('aria-current', 'step');
  });

  it('gives a link where the browser opens no window', async () => {
    const asked = provider(null);
    const { user } = open(`${path}?panel=create`);
    await panel('Adicionar integração');
    await press(user, 'Escolher conta');
    const link = await screen.findByRole('link', { name: 'Abrir a página de consentimento' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('state')).toBe(asked().get('state'));
    await expectSoundPanel();
  });
});

describe('the answer of the provider', () => {
  const given = () => demoApi.requestsFor(script, 'integrationGoogleCalendar');
  const failed = 'Ops, parece que algo falhou';

  /** A request made by this browser, as by the wizard. */
  async function asked() {
    const query = provider();
    const { user } = open(`${path}?panel=create`);
    await panel('Adicionar integração');
    await press(user, 'Escolher conta');
    return query().get('state') ?? '';
  }

  it('is handed over once, without a token, and leaves nothing in the address', async () => {
    const state = await asked();
    const { path: where, router } = renderRoute(`${callback}?code=4/abc&state=${state}`);
    const done = 'A primeira parte da integração foi realizada. Você já pode fechar essa aba';
    await seen(done);
    expect(given()).toMatchObject([{ token: null, body: { clientId: clientOf(), code: '4/abc' } }]);
    await waitFor(() => expect(where()).toBe(callback));
    // A reload finds the result without a request.
    expect(router.state.location.state).toEqual({ isConsented: true });
    expect(JSON.stringify({ ...localStorage })).not.toContain('4/abc');
    renderRoute(callback, { state: router.state.location.state });
    await waitFor(() => expect(screen.getAllByText(done)).toHaveLength(2));
    // The same response again matches no request.
    renderRoute(`${callback}?code=4/abc&state=${state}`);
    await seen(failed);
    await allSent();
    expect(given()).toHaveLength(1);
  });

  it.each([
    ['a refusal', (state: string) => `?error=access_denied&state=${state}`, 0],
    ['a code the API refuses', (state: string) => `?code=errado&state=${state}`, 1],
    ['no question of this browser', () => '?code=4/abc&state=eyJjbGllbnRJZCI6MX0', 0],
    ['nothing', () => '', 0],
  ])('is a failure after %s', async (_, search, calls) => {
    const state = await asked();
    const { path: where } = renderRoute(callback + search(state));
    expect(await screen.findByRole('heading', { name: failed })).toBeVisible();
    expect(screen.getByText(/^Precisamos do seu consentimento para criar os eventos/)).toBeVisible();
    await allSent();
    expect(given()).toHaveLength(calls);
    await waitFor(() => expect(where()).toBe(callback));
  });
});
