import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { addDays, formatShortDate, today } from '@/formats/dates';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer } from '@tests/answers';
import { expectNoAxeViolations } from '@tests/axe';
import { keepDoubt, keptDoubts } from '@tests/doubts';
import { expectValues, texts, valueOf } from '@tests/list';
import { administrator, basic, clientOf, firstOf, trial, userOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { endSession } from '@/session/currentSession';
import { fieldNamed, fill, press, type User } from '@tests/typing';

installDemoApi({ today: '2026-11-20' });

const path = '/customer-area/account';
const buying = 'Comprar pacote de comunicação';
const invoices = 'Faturas e compras';
const address = (script: string) => `${demoApi.baseUrl}/${script}`;
const purchases = () => demoApi.requestsFor('buy.communication.php', 'buy').map(({ body }) => body);
const ownInvoices = () => demoApi.db.invoices.filter(({ clientId }) => clientId === clientOf());

beforeAll(async () => {
  await Promise.all([loadScreen(path), import('./AccountPanels')]);
});

const open = (at = path, as = administrator.email) => renderRoute(at, { as });

/** The purchase panel with a calculated amount of a package. */
async function calculated(user: User, amount: string) {
  const form = await panel(buying);
  await user.click(form.getByRole('radio', { name: 'SMS' }));
  await fill(user, fieldNamed('Quantidade'), amount);
  await user.keyboard('{Enter}');
  return form;
}

/** The panel once it has the total: without it, its button buys nothing. */
async function priced(user: User, amount: string) {
  const form = await calculated(user, amount);
  await waitFor(() =>
    expect(form.getByRole('button', { name: /^Comprar/ })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  return form;
}

describe('the account', () => {
  it('tells who it is, who pays, what is left, and what the licence is', async () => {
    demoApi.db.creditEntries.insert({
      clientId: clientOf(),
      typeCommunicationId: 2,
      amount: 1200,
      typeUse: 'purchase',
      createdAt: '2026-11-01 10:00:00',
    });
    open();
    const region = async (name: string) => within(await screen.findByRole('region', { name }));
    await region('Dados da conta');
    expectValues({
      Telefone: '(19) 3235-1400',
      'Data de cadastro': '20 set 2023 10:12',
      'CPF/CNPJ': '529.***.***-25',
      Valor: 'R$ 249,90 por mês',
      'Período da licença': '20 jun 2026 a 20 jun 2027',
    });
    expect((await region('Dados gerais')).getByText('Ativa')).toBeVisible();
    const balance = await region('Saldo comunicações');
    expect(await balance.findByText('740')).toBeVisible();
    expect(screen.getByText('contato@gabinetehelena.example')).toBeVisible();
    expect(Number(valueOf('SMS').textContent?.replace('.', ''))).toBeGreaterThan(1200);
    await expectNoAxeViolations(document.body);
  });

  it('shows what is left now when its tab comes back to the front', async () => {
    open();
    await screen.findByText('740');
    const entry = firstOf(demoApi.db.creditEntries.filter(({ amount }) => amount === 1000));
    demoApi.db.creditEntries.update(entry.id, { amount: 3000 });
    document.dispatchEvent(new Event('visibilitychange'));
    await seen('2.740');
  });

  it('of an office on trial says so, was charged nothing, and buys nothing', async () => {
    const { user } = open(`${path}?panel=buy`, trial.email);
    await seen('Período de avaliação');
    const blocked = await panel('Comprar pacote de comunicação');
    expect(blocked.getByText('No período de avaliação não é possível realizar a ação.')).toBeVisible();
    expect(blocked.queryByRole('button', { name: 'Comprar' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Ver faturas')).not.toBeInTheDocument();
    expect(screen.queryByText('Informações de cobrança')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Comprar' });
    expect(button).toHaveAttribute('title', 'No período de avaliação não é possível realizar a ação.');
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sells to an office that began to pay after signing in', async () => {
    const id = clientOf(trial);
    const paying = firstOf(demoApi.db.clients.filter(({ billing }) => billing !== null));
    demoApi.db.clients.update(id, { billing: paying.billing });
    open(path, trial.email);
    await seen('Informações de cobrança');
    expect(screen.getByRole('button', { name: 'Comprar' })).not.toHaveAttribute('aria-disabled');
  });

  it('says when it cannot be read, and when only its balance cannot', async () => {
    demoApi.server.use(
      http.get(address('cliente.php'), () => HttpResponse.error(), { once: true }),
      http.get(address('transaction.communication.php'), () => HttpResponse.error(), { once: true }),
    );
    const { user } = open();
    await seen('Ops! Algo deu errado :(');
    await press(user, 'Tentar de novo');
    await seen('Não conseguimos ler o saldo da conta.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await press(user, 'Tentar de novo');
    await seen('740');
    expect(screen.getByRole('heading', { name: 'Saldo comunicações' })).toHaveFocus();
  });
});

describe('the invoices', () => {
  it('show what is to be paid first, and lead to safe bank slips only', async () => {
    const [late] = ownInvoices().filter(({ statusId, dueDate }) => statusId === 2 && dueDate < '2026-11-20');
    demoApi.db.invoices.update(late?.id ?? 0, { bankSlipUrl: 'javascript:alert(1)' });
    // Overdue depends on the real date.
    const [next] = ownInvoices().filter(({ dueDate }) => dueDate === '2026-11-23');
    const dueDate = addDays(today(), 3);
    demoApi.db.invoices.update(next?.id ?? 0, { dueDate });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ver faturas' }));
    const list = await panel(invoices);
    const items = await list.findAllByRole('listitem');
    expect(items).toHaveLength(ownInvoices().length);
    expect(texts(items).slice(0, 3)).toEqual([
      expect.stringMatching(/^Pacote de E-mailVencida.*Boleto indisponível$/),
      expect.stringMatching(
        new RegExp(`^Pacote de SMSEm abertoR\\$\\s99,50Vencimento: ${formatShortDate(dueDate)}Pagar`),
      ),
      expect.stringMatching(/^Pacote de SMSPaga.*Vencimento: 22 ago 2026 · Pagamento: 20 ago 2026$/),
    ]);
    const link = list.getByRole('link', { name: /^Pagar/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/boleto\.example\.com\.br/));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectSoundPanel();
  });

  it('say in words that one is overdue, also where the API calls it open still', async () => {
    const yesterday = addDays(today(), -1);
    const one = { statusId: 2, value: 10, bankSlipUrl: '', serviceName: 'SMS', payDay: null };
    const rows = [
      { ...one, id: 1, dueDate: yesterday, statusName: 'Em aberto' },
      { ...one, id: 2, dueDate: yesterday, statusName: 'VENCIDA' },
      { ...one, id: 3, dueDate: today(), statusName: 'Em aberto' },
      { ...one, id: 4, dueDate: yesterday, statusId: 1, statusName: '', payDay: today() },
    ];
    demoApi.server.use(
      http.get(address('cliente.php'), ({ request }) =>
        request.headers.get('action') === 'get_payments' ? HttpResponse.json(rows) : undefined,
      ),
    );
    open(`${path}?panel=invoices`);
    const items = await (await panel(invoices)).findAllByRole('listitem');
    expect(texts(items)).toEqual([
      expect.stringMatching(/^SMSEm abertoVencidaR/),
      expect.stringMatching(/^SMSVENCIDAR/),
      expect.stringMatching(/^SMSEm abertoR/),
      expect.stringMatching(/^SMSPagaR/),
    ]);
  });

  it('are none in an office that was never charged', async () => {
    demoApi.db.invoices.removeWhere(({ clientId }) => clientId === clientOf());
    open(`${path}?panel=invoices`);
    expect(await (await panel(invoices)).findByText('Você não possui faturas')).toBeVisible();
  });
});

describe('buying a package', () => {
  it('calculates before it sells, and gives the bank slip and the invoice', async () => {
    const { user, path: where } = open();
    await user.click(await screen.findByRole('button', { name: 'Comprar' }));
    const form = await panel(buying);
    const buy = () => form.getByRole('button', { name: 'Comprar' });
    await press(user, 'calcular');
    expect(form.getByText('Selecione uma opção.')).toBeVisible();
    await calculated(user, '299');
    expect(await form.findByText('A quantidade mínima é 300.')).toBeVisible();
    expect(buy()).toHaveAccessibleDescription('Calcule o total antes de comprar.');

    await calculated(user, '500');
    expect(await form.findByText('R$ 76,50')).toBeVisible();
    expect(
      form.getByText(/A partir de 501, R\$\s0,14 cada\. Com 501 SMS o total é menor: R\$\s71,64\.$/),
    ).toBeVisible();
    expect(form.getByText('0 a 500').closest('tr')).toHaveAttribute('aria-current', 'true');
    await expectSoundPanel();
    // The calculation applies to nothing else.
    await fill(user, fieldNamed('Quantidade'), '5001');
    expect(form.queryByText('Total')).not.toBeInTheDocument();
    await user.click(buy());
    expect(purchases()).toEqual([]);
    await press(user, 'calcular');
    expectValues({ 'Valor unitário': 'R$ 0,13', 'Emissão do PIX': 'R$ 1,50', Total: 'R$ 651,63' });

    const before = ownInvoices().length;
    await user.dblClick(buy());
    expect(await form.findByText('Compra feita!')).toBeVisible();
    expect(purchases()).toEqual([{ typeCommunicationId: 2, amount: 5001 }]);
    expect(valueOf('Vencimento')).toHaveTextContent(/^\d\d [a-z]{3} \d{4}$/);
    expectValues({ Quantidade: '5.001', 'Valor total': 'R$ 651,63' });
    expect(form.getByRole('link', { name: /^Abrir boleto/ })).toHaveAttribute('target', '_blank');
    await expectSoundPanel();
    await press(user, 'Ver faturas');
    const list = await panel(invoices);
    // Invoices read before the purchase may be shown first.
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(before + 1));
    await waitFor(() => expect(where()).toBe(`${path}?panel=invoices`));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(where()).toBe(path));
  });

  it('shows under its field what the server says, and keeps what was typed', async () => {
    demoApi.server.use(
      http.post(address('buy.communication.php'), () =>
        HttpResponse.json(
          { message: '', errors: [{ fieldName: 'amount', message: 'Só em centenas.' }] },
          { status: 422 },
        ),
      ),
    );
    const { user } = open(`${path}?panel=buy`);
    const form = await priced(user, '750');
    await user.click(await form.findByRole('button', { name: 'Comprar' }));
    expect(await form.findByText('Só em centenas.')).toBeVisible();
    expect(fieldNamed('Quantidade')).toHaveValue('750');
  });

  it.each(['a lost answer', 'an error of the server'])(
    'after %s leads to the invoices first',
    async (fault) => {
      let made = 0;
      demoApi.server.use(
        http.post(address('buy.communication.php'), () => {
          made += 1;
          return fault === 'a lost answer' ? HttpResponse.error() : new HttpResponse(null, { status: 504 });
        }),
      );
      const open700 = firstOf(
        ownInvoices().filter(({ statusId, value }) => statusId === 2 && value === 99.5),
      );
      const { user, path: where } = open(`${path}?panel=buy`);
      const form = await priced(user, '700');
      expect(
        await form.findByText(/^Já há uma fatura deste mesmo valor em aberto: Pacote de SMS\./),
      ).toBeVisible();
      const held = holdAnswer();
      demoApi.server.use(
        http.get(address('cliente.php'), async ({ request }) => {
          if (request.headers.get('action') !== 'get_payments' || made === 0) return undefined;
          await held.answer;
          return HttpResponse.json([{ ...open700, statusName: 'Em aberto' }]);
        }),
      );
      await user.click(form.getByRole('button', { name: 'Comprar' }));
      const list = await panel(invoices);
      expect(list.getByText(/^Não sabemos se a compra de 700 SMS, de R\$\s99,50, foi feita\./)).toBeVisible();
      const back = () => list.getByRole('button', { name: 'Não está aqui, voltar à compra' });
      await user.click(back());
      expect(back()).toHaveAccessibleDescription('Confira antes as faturas.');
      // Closing it changes nothing: on return, the invoices are still read first.
      await user.keyboard('{Escape}');
      await waitFor(() => expect(where()).toBe(path));
      await press(user, 'Comprar');
      await panel(invoices);
      held.give();
      expect(await list.findByText('Pode ser esta compra')).toBeVisible();
      await expectSoundPanel();
      await user.click(back());
      const again = await panel(buying);
      expect(again.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('700');
      expect(again.getByText(/^A compra de 700 SMS, de R\$\s99,50, ficou sem resposta/)).toBeVisible();
      const buy = again.getByRole('button', { name: 'Comprar mesmo assim' });
      await user.click(buy);
      expect(buy).toHaveAccessibleDescription('Calcule o total antes de comprar.');
      await allSent();
      expect(made).toBe(1);
    },
  );

  it.each([
    ['a lost answer', () => HttpResponse.error()],
    ['an error of the server', () => new HttpResponse(null, { status: 504 })],
  ])('comes back to the purchase after %s, and tells no more of it', async (_, answer) => {
    demoApi.server.use(http.post(address('buy.communication.php'), answer));
    const { user } = open(`${path}?panel=buy`);
    const form = await priced(user, '700');
    await user.click(form.getByRole('button', { name: 'Comprar' }));
    const list = await panel(invoices);
    await list.findAllByRole('listitem');
    await waitFor(() => expect(list.getByRole('alert')).toHaveFocus());
    await user.click(list.getByRole('button', { name: 'Não está aqui, voltar à compra' }));
    const again = await panel(buying);
    expect(again.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('700');
    expect(again.getByRole('radio', { name: 'SMS' })).toBeChecked();
    expect(again.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(again.getByRole('radio', { name: 'SMS' })).toHaveFocus());
  });
});

describe('a purchase without an answer', () => {
  /** Creates its invoice. */
  function invoiceIt() {
    const one = firstOf(ownInvoices().filter(({ value }) => value === 99.5));
    demoApi.db.invoices.insert({ ...one, id: one.id + 10_000, statusId: 2, payDay: null });
  }

  /** The request may arrive; its response does not. */
  const loseAnswers = (arrives: boolean, times = 1) => {
    let left = times;
    demoApi.server.use(
      http.post(address('buy.communication.php'), () => {
        if (left-- <= 0) return undefined;
        if (arrives) {
          invoiceIt();
        }
        return HttpResponse.error();
      }),
    );
  };
  const purchase = { kind: 'purchase', type: 2, amount: 700, time: '', about: null, text: '' };
  const unknown = /^Não sabemos se a compra de 700 SMS, de R\$\s99,50, foi feita\./;
  const done = /^A compra de 700 SMS, de R\$\s99,50, foi feita: a fatura está na lista\./;
  /** Blocked until the invoices have been shown. */
  const goBack = (user: User) => press(user, 'Não está aqui, voltar à compra');

  async function lost(user: User) {
    const form = await priced(user, '700');
    await user.click(form.getByRole('button', { name: 'Comprar' }));
    return panel(invoices);
  }

  /** Reloads the page, with the data kept in the browser. */
  function reload(at = `${path}?panel=buy`) {
    cleanup();
    return renderRoute(at);
  }

  it('that went through is found in the invoices, settled and told, and buying begins anew', async () => {
    loseAnswers(true);
    const { user } = open(`${path}?panel=buy`);
    const list = await lost(user);
    expect(await list.findByText(done)).toBeVisible();
    expect(list.getAllByText('Pode ser esta compra').length).toBeGreaterThan(0);
    expect(keptDoubts()).toEqual([]);
    await expectSoundPanel();
    await user.click(list.getByRole('button', { name: 'Comprar outro pacote' }));
    const form = await panel(buying);
    expect(form.getByRole('button', { name: 'Comprar' })).toBeVisible();
    expect(purchases()).toHaveLength(1);
  });

  it('is still doubted after a reload: checked first, then bought only by who says so, after one more look', async () => {
    loseAnswers(false);
    const { user } = open(`${path}?panel=buy`);
    expect(await (await lost(user)).findByText(unknown)).toBeVisible();
    await allSent();
    expect(keptDoubts()).toEqual([
      { ...purchase, before: expect.any(Number) as number, at: expect.any(Number) as number },
    ]);

    const { user: later } = reload();
    const list = await panel(invoices);
    expect(await list.findByText(unknown)).toBeVisible();
    await goBack(later);
    const form = await panel(buying);
    expect(form.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('700');
    await expectSoundPanel();
    await priced(later, '700');
    // It arrives at last.
    invoiceIt();
    await later.click(form.getByRole('button', { name: 'Comprar mesmo assim' }));
    expect(await form.findByText(/foi feita: está nas faturas\. Nada foi comprado de novo\.$/)).toBeVisible();
    expect(purchases()).toHaveLength(1);
    expect(keptDoubts()).toEqual([]);
  });

  it('may be made again by who says so, which settles it', async () => {
    loseAnswers(false);
    const { user } = open(`${path}?panel=buy`);
    await lost(user);
    const { user: later } = reload(path);
    await press(later, 'Comprar');
    await panel(invoices);
    await goBack(later);
    const form = await priced(later, '700');
    await later.click(form.getByRole('button', { name: 'Comprar mesmo assim' }));
    expect(await form.findByText('Compra feita!')).toBeVisible();
    expect(purchases()).toHaveLength(2);
    expect(keptDoubts()).toEqual([]);
  });

  it('is not made again while nobody can look whether it was', async () => {
    loseAnswers(false);
    const { user } = open(`${path}?panel=buy`);
    await lost(user);
    await goBack(user);
    const form = await priced(user, '700');
    demoApi.server.use(http.get(address('cliente.php'), () => HttpResponse.error()));
    await user.click(form.getByRole('button', { name: 'Comprar mesmo assim' }));
    expect(
      await form.findByText(/^Não conseguimos conferir as faturas, e nada foi comprado\./),
    ).toBeVisible();
    expect(purchases()).toHaveLength(1);
    expect(fieldNamed('Quantidade')).toHaveValue('700');
  });

  it('stands in the way in a tab that was open before, too', async () => {
    const { user } = open(`${path}?panel=buy`);
    const form = await priced(user, '700');
    const at = Date.now();
    keepDoubt(at, JSON.stringify({ ...purchase, before: 1000, at }));
    await user.click(form.getByRole('button', { name: 'Comprar' }));
    expect(await (await panel(invoices)).findByText(unknown)).toBeVisible();
    await allSent();
    expect(purchases()).toEqual([]);
  });

  it('waits, through a sign-out, for the same person, and is not shown to another of the office', async () => {
    demoApi.db.users.update(userOf(basic).id, { profileId: 1 });
    loseAnswers(false);
    const { user } = open(`${path}?panel=buy`);
    await lost(user);
    await allSent();
    act(endSession);
    cleanup();
    renderRoute(`${path}?panel=buy`, { as: basic.email });
    expect(await panel(buying)).toBeTruthy();
    cleanup();
    renderRoute(`${path}?panel=buy`, { as: administrator.email });
    expect(await (await panel(invoices)).findByText(unknown)).toBeVisible();
  });

  it('is in doubt from before it is sent: after a reload in the middle, and in another tab', async () => {
    const held = holdAnswer();
    demoApi.server.use(http.post(address('buy.communication.php'), () => held.answer));
    const { user } = open(`${path}?panel=buy`);
    const form = await priced(user, '700');
    await user.click(form.getByRole('button', { name: 'Comprar' }));
    await waitFor(() => expect(purchases()).toHaveLength(1));
    expect(keptDoubts()).toEqual([expect.objectContaining(purchase)]);
    // Here it is pending, and nothing more is shown about it.
    expect(screen.queryByText(unknown)).not.toBeInTheDocument();
    held.give();
    await allSent();
    await waitFor(() => expect(keptDoubts()).toEqual([]));
  });

  it('of two that differ, both are told, and each is settled by itself', async () => {
    const { user } = open(path);
    const at = Date.now();
    keepDoubt(at, JSON.stringify({ ...purchase, before: 1000, at }));
    keepDoubt(at + 1, JSON.stringify({ ...purchase, amount: 600, before: 1000, at: at + 1 }));
    await press(user, 'Comprar');
    const list = await panel(invoices);
    expect(await list.findByText(unknown)).toBeVisible();
    expect(list.getByText(/^Não sabemos se a compra de 600 SMS/)).toBeVisible();
    const [first] = await list.findAllByRole('button', { name: 'Encontrei esta' });
    await user.click(first as HTMLElement);
    await waitFor(() => expect(list.queryByText(unknown)).not.toBeInTheDocument());
    expect(keptDoubts()).toEqual([expect.objectContaining({ amount: 600 })]);
    await expectSoundPanel();
    await user.click(await list.findByRole('button', { name: 'Encontrei, fechar' }));
    expect(keptDoubts()).toEqual([]);
  });

  it('that is refused is no doubt, also when the refusal ends the session', async () => {
    demoApi.server.use(
      http.post(address('buy.communication.php'), () => HttpResponse.json({}, { status: 403 })),
    );
    const { user } = open(`${path}?panel=buy`);
    const at = Date.now();
    const form = await priced(user, '700');
    await user.click(form.getByRole('button', { name: 'Comprar' }));
    await waitFor(() => expect(purchases()).toHaveLength(1));
    // Only once the refusal was read: it may come after all was sent.
    await waitFor(() => expect(keptDoubts()).toEqual([]));
    // An earlier doubt stays.
    keepDoubt(at, JSON.stringify({ ...purchase, before: 1000, at }));
    act(endSession);
    expect(keptDoubts()).toHaveLength(1);
  });

  it('is none where what is kept of it cannot be read', async () => {
    const { user } = open(path);
    keepDoubt(1, '{"kind":"purchase","type":"2"}');
    keepDoubt(2, '{"kind":');
    await press(user, 'Comprar');
    expect(await panel(buying)).toBeTruthy();
  });
});
