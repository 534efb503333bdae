import { act, screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { brokenAnswers } from '@tests/brokenAnswers';
import { renderRoute } from '@tests/renderRoute';
import { expectLinks } from '@tests/soundPage';
import { loadScreen } from '@tests/staffRoutes';
import { fill } from '@tests/typing';

installDemoApi();

const address = `${demoApi.baseUrl}/trial.php`;
const field = (name: string) => screen.getByRole('textbox', { name });
const create = () => screen.getByRole('button', { name: 'Criar conta' });
const sent = () => demoApi.requestsFor('trial.php', 'cadastrar');
const visit = () => renderRoute('/onboarding/start');

/** The page's landmark, title and tab name; the journeys check all of its states with axe. */
async function expectPage(title: string) {
  await waitFor(() => expect(document.title).toMatch(title));
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
}

async function fillIn(user: UserEvent, changes: { mail?: string; password?: string } = {}) {
  await fill(user, await screen.findByRole('textbox', { name: 'Nome' }), 'Carla Nogueira');
  await fill(user, field('Telefone'), '16988887777');
  await fill(user, field('Cidade'), 'Ribeirão Preto');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'São Paulo');
  await user.click(screen.getByRole('radio', { name: 'Deputado(a)' }));
  await fill(user, field('E-mail'), changes.mail ?? 'carla@nogueira.example');
  await fill(user, screen.getByLabelText('Senha'), changes.password ?? 'segredo-123');
}

describe('signing up for the trial', () => {
  it('sends what was filled in and welcomes', async () => {
    const { user, path } = visit();
    await fillIn(user);
    await expectPage('Crie sua conta · Tribuna');
    await user.click(create());
    expect(await screen.findByRole('link', { name: 'Legal, Vamos Começar!' })).toBeVisible();
    await waitFor(() => expect(path()).toBe('/onboarding/welcome'));
    const body = {
      name: 'Carla Nogueira',
      telephone: '16988887777',
      city: 'Ribeirão Preto',
      state: 'SP',
      mail: 'carla@nogueira.example',
      password: 'segredo-123',
      product: 3,
    };
    expect(sent()).toMatchObject([{ token: null, body }]);
  });

  it('signs in with the same words, and leads to the first page', async () => {
    const { user, path } = visit();
    await loadScreen('/dashboard');
    await fillIn(user);
    await user.click(create());
    await user.click(await screen.findByRole('link', { name: 'Legal, Vamos Começar!' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Carla!' })).toBeVisible();
    expect(path()).toBe('/dashboard');
  });

  it('leaves signing in to the person where it cannot be done', async () => {
    demoApi.server.use(http.get(`${demoApi.baseUrl}/login.php`, () => HttpResponse.error()));
    const { user, path } = visit();
    await fillIn(user);
    await user.click(create());
    await user.click(await screen.findByRole('link', { name: 'Legal, Vamos Começar!' }));
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    expect(path()).toBe('/auth/login');
  });

  it('says what the trial is and what is agreed to', async () => {
    visit();
    expect(await screen.findByRole('heading', { name: 'Crie sua conta' })).toBeVisible();
    expect(screen.getByText('Teste grátis por 15 dias.')).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
    expectLinks({
      'Termos de uso': 'https://www.tribuna.test/termos-de-uso',
      'Política de privacidade': 'https://www.tribuna.test/privacidade',
    });
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Use pelo menos 8 caracteres.');
    const states = within(screen.getByRole('combobox', { name: 'Estado' })).getAllByRole('option');
    expect(states).toHaveLength(27);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Vereador(a)',
      'Prefeito(a)',
      'Deputado(a)',
    ]);
  });

  it('names every field that is missing, wants a telephone with area code and an e-mail that can be one, and keeps what the server refuses', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Criar conta' }));
    expect(await screen.findAllByText('Preencha este campo.')).toHaveLength(5);
    expect(screen.getAllByText('Selecione uma opção.')).toHaveLength(2);
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    await allSent();
    expect(sent()).toHaveLength(0);
    await expectPage('Crie sua conta');

    await fill(user, field('Telefone'), '988887777');
    await fill(user, field('E-mail'), 'carla');
    await user.click(create());
    await seen('Digite o telefone com o DDD.');
    expect(screen.getByText(/Confira o e-mail/)).toBeVisible();

    await fillIn(user, { mail: demoAccounts.administrator.email, password: 'curta' });
    await user.click(create());
    await seen('Este e-mail já está cadastrado.');
    expect(screen.getByText('A senha precisa ter ao menos 8 caracteres.')).toBeVisible();
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    expect(field('Telefone')).toHaveValue('(16) 98888-7777');
    expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveDisplayValue('São Paulo');
    expect(screen.getByRole('radio', { name: 'Deputado(a)' })).toBeChecked();
  });

  it('says so while the account is created, and sends it once', async () => {
    demoApi.server.use(http.post(address, () => delay('infinite')));
    const { user } = visit();
    await fillIn(user);
    await user.dblClick(create());
    expect(await screen.findByRole('button', { name: 'Criando sua conta...' })).toBeVisible();
    await allSent();
    expect(sent()).toHaveLength(1);
  });

  it('survives each failure, and starts empty on the next visit', async () => {
    const { user, router } = visit();
    await fillIn(user);
    // One per distinct message.
    for (const [name, answer, told] of brokenAnswers.slice(0, 3)) {
      demoApi.server.use(http.post(address, answer, { once: true }));
      await user.click(create());
      await waitFor(() => expect(screen.getByRole('alert'), name).toHaveTextContent(told));
      expect(screen.getByRole('alert'), name).not.toHaveTextContent(/lista/);
      expect(field('Nome')).toHaveValue('Carla Nogueira');
    }
    await user.click(create());
    await screen.findByRole('link', { name: 'Legal, Vamos Começar!' });
    await act(() => router.navigate('/onboarding/start'));
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('');
    expect(screen.getByLabelText('Senha')).toHaveValue('');
  });
});

describe('the welcome', () => {
  it('leads to signing in and offers both contacts', async () => {
    const { user, path } = renderRoute('/onboarding/welcome');
    await screen.findByRole('link', { name: 'Legal, Vamos Começar!' });
    expectLinks({
      'WhatsApp (11) 98765-4321': 'https://wa.me/5511987654321',
      'contato@tribuna.test': 'mailto:contato@tribuna.test',
    });
    await expectPage('Boas-vindas · Tribuna');
    await user.click(screen.getByRole('link', { name: 'Legal, Vamos Começar!' }));
    await screen.findByRole('button', { name: 'Continuar' });
    await waitFor(() => expect(path()).toBe('/auth/login'));
  });
});
