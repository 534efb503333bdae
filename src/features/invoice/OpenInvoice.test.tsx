import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { demoLinks } from '@mocks/seed/accounts';
import { addDays, formatDate, today } from '@/formats/dates';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { brokenAnswers } from '@tests/brokenAnswers';
import { seen } from '@tests/seen';
import { expectValues, valueOf } from '@tests/list';
import { renderRoute } from '@tests/renderRoute';
import { renderPublicPage } from '@tests/renderPublicPage';
import { expectSoundPage } from '@tests/soundPage';
import { settled } from '@tests/settled';
import { OpenInvoice } from './OpenInvoice';

installDemoApi();

const address = `${demoApi.baseUrl}/cliente.php`;

const visit = (identifier: string = demoLinks.openInvoice) => renderPublicPage(`/invoice/open/${identifier}`);

/** The open invoice, with the test's changes. */
function seed(changes: object) {
  const open = demoApi.db.invoices.find(({ statusId }) => statusId === 2);
  demoApi.db.invoices.update(open?.id ?? 0, changes);
  return open?.id ?? 0;
}

describe('the open invoice', () => {
  it('shows payer, period, product, due date and total, and how to pay', async () => {
    const period = { periodStart: '2026-11-24', periodEnd: '2027-11-24' };
    const id = seed({ ...period, dueDate: '2026-11-23', value: 4588.98 });
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Fatura' })).toBeVisible();
    expect(screen.getByText(`nº ${id}`)).toBeVisible();
    expectValues({
      Produto: 'Licença de uso',
      Período: '24/11/2026 a 24/11/2027',
      Vencimento: '23/11/2026',
      'Total a pagar': 'R$ 4.588,98',
    });
    for (const text of ['Antônio Carlos Guimarães', '111.***.***-35'])
      expect(valueOf('Pagador')).toHaveTextContent(text);
    const slip = screen.getByRole('link', { name: /Abrir Boleto/ });
    expect(slip).toHaveAttribute('href', 'https://boleto.example.com.br/demonstracao');
    expect(slip).toHaveAttribute('target', '_blank');
    expect(slip).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText(/até 1 dia útil/)).toHaveTextContent('o sistema é liberado automaticamente');
    await expectSoundPage(`Fatura nº ${id} · Tribuna`);
    expect(document.body).not.toHaveTextContent('11144477735');
    expect(demoApi.requestsFor('cliente.php', 'getByIdentifier')).toMatchObject([
      { token: null, query: { identifier: demoLinks.openInvoice } },
    ]);
  });

  it('says in words that it is overdue, from the day after', async () => {
    const yesterday = addDays(today(), -1);
    seed({ dueDate: yesterday });
    visit();
    await screen.findByRole('heading', { name: 'Fatura' });
    expect(valueOf('Vencimento')?.textContent).toBe(`${formatDate(yesterday)} Vencida`);
    cleanup();
    seed({ dueDate: today() });
    visit();
    await screen.findByRole('heading', { name: 'Fatura' });
    expect(valueOf('Vencimento')?.textContent).toBe(formatDate(today()));
  });

  it('copies the address of the bank slip', async () => {
    const user = visit();
    await user.click(await screen.findByRole('button', { name: 'Copiar link do boleto' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copiado.'));
    expect(await navigator.clipboard.readText()).toBe('https://boleto.example.com.br/demonstracao');
  });

  it.each(['javascript:alert(1)', 'http://boleto.example.com.br/1', '//boleto.example.com.br', ''])(
    'never opens the unsafe address "%s"',
    async (bankSlipUrl) => {
      seed({ bankSlipUrl });
      visit();
      await seen(/O boleto ainda não está disponível/);
      expect(within(screen.getByRole('main')).queryByRole('link')).not.toBeInTheDocument();
    },
  );

  it('names the client when no payer is known yet', async () => {
    const client = demoApi.db.clients.find(({ identifier }) => identifier === demoLinks.openInvoice);
    demoApi.db.clients.update(client?.id ?? 0, { billing: null });
    visit();
    await screen.findByRole('heading', { name: 'Fatura' });
    expectValues({ Pagador: 'Gabinete do Deputado Estadual Antônio Guimarães' });
  });

  it.each([null, false, [], undefined])(
    'sends a client whose openInvoice is %j to the payment',
    async (none) => {
      const client = { clientName: 'A', value: '249.90', newClient: '0', openInvoice: none };
      demoApi.server.use(http.get(address, () => HttpResponse.json(client)));
      const onNavigate = vi.fn();
      render(<OpenInvoice identifier="a b/c" onNavigate={onNavigate} />);
      await settled(() => expect(onNavigate).toHaveBeenCalledWith('/invoice/use-license/a%20b%2Fc'));
      expect(onNavigate).toHaveBeenCalledTimes(1);
    },
  );

  it('goes on to the payment inside the app too', async () => {
    const { path } = renderRoute(`/invoice/open/${demoLinks.existingClient}`);
    expect(await screen.findByRole('button', { name: 'Gerar Boleto' })).toBeVisible();
    await waitFor(() => expect(path()).toBe(`/invoice/use-license/${demoLinks.existingClient}`));
  });

  it('reads replies the way PHP often writes them', async () => {
    resetDemoApi({ phpTypical: true });
    visit();
    await screen.findByRole('heading', { name: 'Fatura' });
    expectValues({ 'Total a pagar': 'R$ 4.588,98' });
  });

  it('tells that it is loading meanwhile', async () => {
    demoApi.server.use(http.get(address, () => delay('infinite')));
    visit();
    expect(screen.getByRole('status')).toHaveTextContent('Carregando...');
    await expectSoundPage('Carregando...');
  });

  it('explains an unknown identifier', async () => {
    visit('ninguem');
    expect(await screen.findByRole('alert')).toHaveTextContent('Fatura não encontrada');
    await expectSoundPage('Fatura não encontrada · Tribuna');
  });

  it.each(brokenAnswers)('survives %s and tries again', async (_, answer, told) => {
    demoApi.server.use(http.get(address, answer, { once: true }));
    const user = visit();
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('link', { name: /Abrir Boleto/ })).toBeVisible();
  });
});
