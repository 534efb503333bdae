import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts, demoLinks, demoPassword } from '@mocks/seed/accounts';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { leaveTo } from '@/features/auth/leaveTo';
import { signingOut } from '@/features/auth/signingOut';
import { askForConsent } from '@/features/settings/calendar/consent';
import { currentSession } from '@/session/currentSession';
import { allSent } from './allSent';
import { holdAnswer } from './answers';
import { holdScreen } from './heldScreen';
import { renderRoute } from './renderRoute';

/* Responses that arrive after another page was requested whose code is still loading. */

vi.mock('@/features/auth/leaveTo', () => ({ leaveTo: vi.fn() }));
beforeEach(() => void vi.mocked(leaveTo).mockReset());

installDemoApi();

const { administrator } = demoAccounts;
const field = (name: string) => screen.findByRole('textbox', { name });

interface Page {
  /** The operation that ends late. */
  name: string;
  path: () => string;
  options?: Parameters<typeof renderRoute>[1];
  script: string;
  action: string;
  /** Runs before the held response. */
  before?: (user: UserEvent) => Promise<void>;
  /** Makes the request whose response is held; absent if the page makes it by itself. */
  act?: (user: UserEvent) => Promise<void>;
  /** Asserts that it had no effect. */
  isUntouched?: () => void;
}

const press = (name: string) => (user: UserEvent) => user.click(screen.getByRole('button', { name }));

const pages: Page[] = [
  {
    name: 'the look for accounts',
    path: () => '/auth/login',
    script: 'login.php',
    action: 'getAccount',
    before: async (user) => user.type(await field('E-mail'), administrator.email),
    act: press('Continuar'),
    isUntouched: () => expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument(),
  },
  {
    name: 'the session',
    path: () => '/auth/login',
    script: 'login.php',
    action: 'login',
    before: async (user) => {
      await user.type(await field('E-mail'), administrator.email);
      await press('Continuar')(user);
      await user.type(await screen.findByLabelText('Senha'), demoPassword);
    },
    act: press('Entrar'),
    isUntouched: () => expect(currentSession()).toBeNull(),
  },
  {
    name: 'the e-mail that recovers a password',
    path: () => '/auth/forgot-password',
    script: 'conta.php',
    action: 'forgot_password',
    before: async (user) => user.type(await field('E-mail'), administrator.email),
    act: press('Enviar instruções'),
    isUntouched: () =>
      expect(screen.queryByRole('heading', { name: 'Verifique seu e-mail' })).not.toBeInTheDocument(),
  },
  {
    name: 'the new password',
    path: () => `/auth/reset-password/${demoLinks.validReset}`,
    script: 'conta.php',
    action: 'change_password',
    before: async (user) => {
      await user.type(await screen.findByLabelText('Nova senha'), 'nova-senha-1');
      await user.type(screen.getByLabelText('Confirme a nova senha'), 'nova-senha-1');
    },
    act: press('Alterar senha'),
    isUntouched: () =>
      expect(screen.queryByRole('heading', { name: 'Senha alterada!' })).not.toBeInTheDocument(),
  },
  {
    name: 'the end of the session',
    path: () => '/auth/logout',
    options: { as: administrator.email, state: signingOut },
    script: 'login.php',
    action: 'logout',
    isUntouched: () => expect(leaveTo).not.toHaveBeenCalled(),
  },
  {
    name: 'the trial account',
    path: () => '/onboarding/start',
    script: 'trial.php',
    action: 'cadastrar',
    before: async (user) => {
      await user.type(await field('Nome'), 'Carla');
      await user.type(await field('Telefone'), '16988887777');
      await user.type(await field('Cidade'), 'Ribeirão Preto');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'São Paulo');
      await user.click(screen.getByRole('radio', { name: 'Deputado(a)' }));
      await user.type(await field('E-mail'), 'carla@nogueira.example');
      await user.type(screen.getByLabelText('Senha'), 'segredo-123');
    },
    act: press('Criar conta'),
  },
  {
    name: 'the client who has an invoice already',
    path: () => `/invoice/use-license/${demoLinks.openInvoice}`,
    script: 'cliente.php',
    action: 'getByIdentifier',
  },
  {
    name: 'the client who has no invoice',
    path: () => `/invoice/open/${demoLinks.existingClient}`,
    script: 'cliente.php',
    action: 'getByIdentifier',
  },
  {
    name: 'the bank slip',
    path: () => `/invoice/use-license/${demoLinks.existingClient}`,
    script: 'pagamento.php',
    action: 'createBillingBankSlip',
    before: async () => void (await screen.findByRole('button', { name: 'Gerar Boleto' })),
    act: press('Gerar Boleto'),
  },
  {
    name: "the calendar's consent",
    path: () => {
      const state = new URL(askForConsent(7)).searchParams.get('state');
      return `/integration-calendar/callback?${new URLSearchParams({ code: '4/abc', state: state ?? '' })}`;
    },
    script: 'integration.calendar.php',
    action: 'integrationGoogleCalendar',
    isUntouched: () => expect(screen.queryByRole('heading', { name: 'Tudo certo!' })).not.toBeInTheDocument(),
  },
];

describe.each(pages)('$name', ({ path, options, script, action, before, act, isUntouched }) => {
  it('leads nobody away who is on the way to another page', async () => {
    const held = holdAnswer();
    const hold = ({ request }: { request: Request }) =>
      request.headers.get('action') === action ? held.answer : undefined;
    demoApi.server.use(http.all(`${demoApi.baseUrl}/${script}`, hold));
    const { user, router } = renderRoute(path(), options);
    await before?.(user);
    await act?.(user);
    await waitFor(() => expect(demoApi.requestsFor(script, action)).toHaveLength(1));
    const next = holdScreen(router, '/auth/login');
    await next.goThere();
    held.give();
    await allSent();
    next.expectOnTheWay();
    isUntouched?.();
    await next.arrive();
  });
});
