import { screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { refusing } from '@tests/answers';
import { brokenAnswers } from '@tests/brokenAnswers';
import { renderRoute } from '@tests/renderRoute';
import { expectSoundPage } from '@tests/soundPage';
import { expectFields, fill, press } from '@tests/typing';

installDemoApi();

const clientAddress = `${demoApi.baseUrl}/cliente.php`;
const paymentAddress = `${demoApi.baseUrl}/pagamento.php`;
/** One per distinct message. */
const toldApart = brokenAnswers.slice(0, 3);
const purchases = () => demoApi.requestsFor('pagamento.php', 'createBillingBankSlip');
const visit = (identifier: string) => renderRoute(`/invoice/use-license/${identifier}`);
const pay = () => screen.getByRole('button', { name: 'Gerar Boleto' });
/** The page with the bank slip. */
const slip = () => screen.findByRole('link', { name: /Abrir Boleto/ });
const field = (name: string) => screen.getByRole('textbox', { name });
const summary = () => within(screen.getByRole('region', { name: 'Resumo' }));
/** The client's stored payer data. */
function giveBilling(
  link: string,
  billing: { name: string; document: string; email: string; phone: string },
) {
  const client = demoApi.db.clients.find(({ identifier }) => identifier === link);
  demoApi.db.clients.update(client?.id ?? 0, { billing });
}
const amount = (label: string | RegExp) => summary().getByText(label).nextElementSibling;

async function fillPayer(user: UserEvent) {
  await fill(user, await screen.findByRole('textbox', { name: 'Nome completo' }), 'Júlio Brandão');
  await fill(user, field('Cpf'), '390.533.447-05');
  await fill(user, field('Celular'), '19997654321');
  await fill(user, field('E-mail'), 'julio@brandao.example');
}

/** The page's landmark, title and tab name. For states not covered by the journeys: `expectSoundPage`. */
async function expectPage(title: string) {
  await waitFor(() => expect(document.title).toMatch(title));
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
}

describe('the licence payment', () => {
  it('lets a new client type the payer, choose a plan and get the bank slip', async () => {
    const { user, path } = visit(demoLinks.newClient);
    await fillPayer(user);
    await user.click(screen.getByRole('radio', { name: /Anual/ }));
    await expectPage('Licença de uso · Tribuna');
    await user.click(pay());

    expect(await slip()).toBeVisible();
    await waitFor(() => expect(path()).toBe(`/invoice/open/${demoLinks.newClient}`));
    const body = {
      clientToken: demoLinks.newClient,
      billingName: 'Júlio Brandão',
      billingDocument: '39053344705',
      billingEmail: 'julio@brandao.example',
      billingPhoneNumber: '19997654321',
      period: 12,
      firstBuy: true,
    };
    expect(purchases()).toMatchObject([{ token: null, body }]);
    expect(screen.getByText('R$ 3.976,98')).toBeVisible();
  });

  it('shows the payer of a known client read-only, the CPF without its middle, the plans with their prices and the total of the chosen one, and sends it whole', async () => {
    const { user } = visit(demoLinks.existingClient);
    await seen('Helena Prado de Almeida');
    expect(screen.getByText('529.***.***-25')).toBeVisible();
    expect(screen.getByText('(19) 98123-4567')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('982.247');
    await expectPage('Licença de uso');

    const plans = screen.getAllByRole('radio');
    expect(plans.map((plan) => plan.closest('label')?.textContent?.replace(/\u00a0/g, ' '))).toEqual([
      'MensalR$ 249,90por mês',
      'Semestral10% de descontoR$ 224,91por mês',
      'Anual15% de descontoR$ 212,42por mês',
    ]);
    expect(plans[0]).toBeChecked();
    expect(amount('Total')).toHaveTextContent('R$ 249,90');
    expect(amount('Taxa de adesão/cancelamento')).toHaveTextContent('R$ 0,00');
    expect(summary().queryByText(/Desconto/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: /Semestral/ }));
    expect(amount('Desconto de 10%')).toHaveTextContent('-R$ 149,94');
    expect(amount('Total')).toHaveTextContent('R$ 1.349,46');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Anual/ })).toBeChecked();
    expect(amount('Total')).toHaveTextContent('R$ 2.548,98');

    await user.click(pay());
    expect(await slip()).toBeVisible();
    expect(purchases()[0]?.body).toMatchObject({
      billingName: 'Helena Prado de Almeida',
      billingDocument: '52998224725',
      billingEmail: 'financeiro@gabinetehelena.example',
      billingPhoneNumber: '19981234567',
      period: 12,
      firstBuy: false,
    });
  });

  it('asks a known client for what is missing on file', async () => {
    const known = { name: 'Helena Prado', document: '52998224725', email: '', phone: '19981234567' };
    giveBilling(demoLinks.existingClient, known);
    const { user } = visit(demoLinks.existingClient);
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'helena@prado.example');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await user.click(pay());
    await slip();
    expect(purchases()[0]?.body).toMatchObject({
      billingEmail: 'helena@prado.example',
      period: 1,
      firstBuy: false,
    });
  });

  it('starts a new client with what the API already knows', async () => {
    const payer = { name: 'Júlio Brandão', document: '390.533.447-05', phone: '(19) 99765-4321' };
    giveBilling(demoLinks.newClient, { ...payer, email: 'j@b.example' });
    visit(demoLinks.newClient);
    await screen.findByRole('textbox', { name: 'Nome completo' });
    const { name, document, phone } = payer;
    expectFields({ 'Nome completo': name, Cpf: document, Celular: phone, 'E-mail': 'j@b.example' });
  });

  it('goes to the open invoice when there is one', async () => {
    const { path } = visit(demoLinks.openInvoice);
    expect(await slip()).toBeVisible();
    await waitFor(() => expect(path()).toBe(`/invoice/open/${demoLinks.openInvoice}`));
  });

  it('refuses a wrong CPF as it is typed, names every field that is missing, and keeps what was typed beside what the server refuses', async () => {
    const { user } = visit(demoLinks.newClient);
    await user.type(await screen.findByRole('textbox', { name: 'Cpf' }), '39053344706');
    const problem = 'Este CPF não é válido. Confira os números digitados.';
    await waitFor(() => expect(field('Cpf')).toHaveAccessibleDescription(problem));
    expect(field('Cpf')).toBeInvalid();
    await user.keyboard('{Backspace}5');
    expect(field('Cpf')).toHaveValue('390.533.447-05');
    await waitFor(() => expect(screen.queryByText(problem)).not.toBeInTheDocument());

    await fill(user, field('Cpf'), '3905');
    await user.click(pay());
    await seen('Digite os 11 números do CPF.');
    expect(screen.getAllByText('Preencha este campo.')).toHaveLength(3);
    await waitFor(() => expect(field('Nome completo')).toHaveFocus());
    await allSent();
    expect(purchases()).toHaveLength(0);
    await expectPage('Licença de uso');

    const answer = refusing('billingEmail', 'period', '');
    demoApi.server.use(http.post(paymentAddress, answer, { once: true }));
    await fillPayer(user);
    await user.click(pay());
    await seen('Recusado: billingEmail.');
    expect(screen.getByText('Recusado: period.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Recusado: .');
    expect(field('E-mail')).toBeInvalid();
    expect(field('Nome completo')).toHaveValue('Júlio Brandão');
    await expectSoundPage('Licença de uso');
    await user.click(pay());
    expect(await slip()).toBeVisible();
  });

  it('says so while the bank slip is made, and sends it once', async () => {
    demoApi.server.use(http.post(paymentAddress, () => delay('infinite')));
    const { user } = visit(demoLinks.existingClient);
    await user.dblClick(await screen.findByRole('button', { name: 'Gerar Boleto' }));
    expect(await screen.findByRole('button', { name: 'Gerando boleto...' })).toBeVisible();
    await allSent();
    expect(purchases()).toHaveLength(1);
  });

  it('that may have arrived is looked for before a second one is asked for', async () => {
    const { user, path } = visit(demoLinks.newClient);
    await fillPayer(user);
    const look = () => press(user, 'Conferir se o boleto foi gerado');
    for (const [count, [name, answer, told]] of toldApart.entries()) {
      demoApi.server.use(http.post(paymentAddress, answer, { once: true }));
      await user.click(pay());
      await waitFor(() => expect(screen.getByRole('alert'), name).toHaveTextContent(told));
      expect(screen.getByRole('alert'), name).toHaveTextContent('Não sabemos se o boleto foi gerado.');
      expect(field('Cpf')).toHaveValue('390.533.447-05');
      const notYet = 'O boleto ainda não foi gerado. Você pode gerar de novo.';
      expect(screen.queryByText(notYet), name).not.toBeInTheDocument();
      await look();
      expect(await screen.findByText(notYet), name).toBeVisible();
      expect(purchases(), name).toHaveLength(count + 1);
    }

    const client = demoApi.db.clients.find(({ identifier }) => identifier === demoLinks.newClient);
    const open = demoApi.db.invoices.find(({ statusId }) => statusId === 2);
    demoApi.db.invoices.update(open?.id ?? 0, { clientId: client?.id ?? 0 });
    await look();
    expect(await slip()).toBeVisible();
    await waitFor(() => expect(path()).toBe(`/invoice/open/${demoLinks.newClient}`));
  });

  it('keeps the form after an error of the server, and works again', async () => {
    const broken = () => HttpResponse.json({}, { status: 500 });
    demoApi.server.use(http.post(paymentAddress, broken, { once: true }));
    const { user } = visit(demoLinks.existingClient);
    await user.click(await screen.findByRole('button', { name: 'Gerar Boleto' }));
    const told =
      'O sistema teve um problema. Não sabemos se o boleto foi gerado. Confira antes de gerar outro.';
    expect((await screen.findByRole('alert')).textContent).toBe(told);
    await user.click(pay());
    expect(await slip()).toBeVisible();
  });

  it('tells each failure while loading, and tries again', async () => {
    const [first, ...others] = toldApart;
    demoApi.server.use(http.get(clientAddress, first?.[1] ?? HttpResponse.error, { once: true }));
    const { user } = visit(demoLinks.existingClient);
    const expectTold = (told?: RegExp) =>
      waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(told ?? ''));
    await expectTold(first?.[2]);
    await expectPage('Ops! Algo deu errado');
    for (const [, answer, told] of others) {
      demoApi.server.use(http.get(clientAddress, answer, { once: true }));
      await press(user, 'Tentar de novo');
      await expectTold(told);
    }
    await press(user, 'Tentar de novo');
    expect(await screen.findByRole('button', { name: 'Gerar Boleto' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('explains an unknown identifier', async () => {
    visit('ninguem');
    expect(await screen.findByRole('alert')).toHaveTextContent('Cliente não encontrado');
    await expectPage('Cliente não encontrado');
  });

  it('reads replies the way PHP often writes them, and sends no token of a signed-in person', async () => {
    resetDemoApi({ phpTypical: true });
    const { user } = renderRoute(`/invoice/use-license/${demoLinks.newClient}`, {
      as: demoAccounts.administrator.email,
    });
    await fillPayer(user);
    expect(amount('Total')).toHaveTextContent('R$ 389,90');
    await user.click(pay());
    expect(await slip()).toBeVisible();
    expect(demoApi.requests.map(({ token }) => token)).toEqual([null, null, null]);
  });
});
