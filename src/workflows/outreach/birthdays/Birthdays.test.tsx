import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { today } from '@/formats/dates';
import { keysOfList, rowOf } from '@tests/list';
import { seen } from '@tests/seen';
import { administrator, clientOf, firstOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { expectPasswordAsked } from '@tests/password';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { press } from '@tests/typing';
import { votersOf } from '@tests/voters';

installDemoApi();

beforeAll(
  () =>
    Promise.all([
      loadScreen('/voters/list'),
      import('./BirthdaysScreen'),
      import('./BirthdayPanels'),
      import('@/records/list/deferred/ListKeys'),
    ]),
  60_000,
);
afterEach(() => vi.restoreAllMocks());

const address = (script: string) => `${demoApi.baseUrl}/${script}`;
const sends = () =>
  demoApi.requestsFor('send.communication.php', 'create').map(({ body }) => body as { voterId: number });
const debits = () => demoApi.requestsFor('transaction.communication.php', 'transaction');

const mobile = { telephone: [{ number: '19981234567', type: 2, operator: 1 }], allowCommunication: true };

/** Only these people have their birthday today. */
function haveBirthdays(people: readonly object[]) {
  for (const { id } of votersOf()) demoApi.db.voters.update(id, { dateOfBirth: '1970-06-15' });
  const birth = `1980${today().slice(4)}`;
  return people.map((changes, index) => {
    const { id } = firstOf(votersOf().slice(index + 20));
    return demoApi.db.voters.update(id, { ...mobile, dateOfBirth: birth, ...changes });
  });
}

function giveCredit(amount: number) {
  demoApi.db.creditEntries.removeWhere(() => true);
  demoApi.db.creditEntries.insert({
    clientId: clientOf(),
    typeCommunicationId: 2,
    amount,
    typeUse: 'purchase',
    createdAt: '2026-01-01 10:00:00',
  });
}

beforeEach(() => {
  demoApi.db.communications.removeWhere(() => true);
  giveCredit(10);
});

const three = [
  { name: 'Aba Um' },
  { name: 'Abb Dois', allowCommunication: false },
  { name: 'Abc Três' },
] as const;

async function openToday(people: readonly object[] = three) {
  const voters = haveBirthdays(people);
  const opened = renderRoute('/voters/list?birthdays=0', { as: administrator.email });
  await rowOf(voters[0]?.name ?? '');
  return { ...opened, voters };
}

const position = (text: RegExp) =>
  waitFor(() => expect(within(screen.getByRole('dialog')).getByText(text)).toBeVisible());
const sendButton = () => screen.findByRole('button', { name: 'Abrir WhatsApp' });
const focusedSend = () => waitFor(async () => expect(await sendButton()).toHaveFocus());

describe('the birthdays of a day', () => {
  it('are found from home, with how old they turn', async () => {
    haveBirthdays(three);
    demoApi.db.voters.update(firstOf(votersOf().slice(40)).id, {
      ...{ name: 'Abd Inativo', status: false, dateOfBirth: `1980${today().slice(4)}` },
    });
    const { user, path } = renderRoute('/dashboard', { as: administrator.email });
    await user.click(await screen.findByRole('link', { name: 'Hoje: 3' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Aniversariantes · 3' })).toBeVisible();
    expect(path()).toBe('/voters/list?birthdays=0');
    const row = within(await rowOf('Aba Um'));
    expect(row.getByText(`${Number(today().slice(0, 4)) - 1980} anos`)).toBeVisible();
    await press(user, 'Semana');
    await waitFor(() => expect(path()).toBe('/voters/list?birthdays=week'));
    expect(await screen.findByRole('rowheader', { name: /^Hoje · / })).toBeVisible();
  });

  it('say that they cannot be read, and that there are none', async () => {
    demoApi.server.use(
      http.get(address('eleitor.php'), () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    haveBirthdays([]);
    const { user } = renderRoute('/voters/list?birthdays=0', { as: administrator.email });
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: 'Nenhum aniversariante' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fila de WhatsApp' })).toHaveAccessibleDescription(
      'Não há aniversariantes na tela.',
    );
  });
});

describe('the WhatsApp queue', () => {
  it('records and opens one after the other, and skips aloud who refuses', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue({ opener: {} } as Window);
    const { user, voters } = await openToday();
    await press(user, 'Fila de WhatsApp');
    const queue = await panel('Fila de WhatsApp');
    await position(/^1 de 3 · Aba Um$/);
    await focusedSend();
    await expectSoundPanel();
    await user.keyboard('{Enter}');
    await position(/^3 de 3 · Abc Três$/);
    expect(queue.getByRole('list', { name: 'Pulados' })).toHaveTextContent(
      'Abb Dois Não aceita comunicação.',
    );
    await focusedSend();
    await user.keyboard('{Enter}');
    await position(/^Pronto: 2 conversas abertas, 1 pulada\.$/);
    await expectSoundPanel();
    expect(sends()).toMatchObject([
      { voterId: voters[0]?.id, typeId: 3, categoryId: 1, telephone: '19981234567' },
      { voterId: voters[2]?.id, typeId: 3, categoryId: 1 },
    ]);
    expect(debits()).toEqual([]);
    expect(String(open.mock.calls[0]?.[0])).toMatch(/^https:\/\/wa\.me\/5519981234567\?text=Ol%C3%A1%20Aba/);
    expect(open).toHaveBeenCalledTimes(2);
    await user.keyboard('{Escape}');
    for (const [name, isWritten] of [
      ['Aba Um', true],
      ['Abb Dois', false],
      ['Abc Três', true],
    ] as const)
      await waitFor(async () =>
        expect(within(await rowOf(name)).queryAllByText(/^Mensagem às \d\d:\d\d$/)).toHaveLength(
          isWritten ? 1 : 0,
        ),
      );
  });

  it('is begun for one of them by W, and leaves the link where the tab is blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openToday();
    const row = within(await rowOf('Abc Três'));
    await keysOfList(user);
    row.getByRole('link', { name: 'Abc Três' }).focus();
    await user.keyboard('w');
    await position(/^1 de 1 · Abc Três$/);
    await user.click(await sendButton());
    const link = await screen.findByRole('link', { name: 'Abrir o WhatsApp' });
    await waitFor(() => expect(link).toHaveFocus());
    await press(user, 'Seguinte');
    await position(/^Pronto: 1 conversa aberta\.$/);
    expect(sends()).toHaveLength(1);
  });

  it('stays with who was refused, and never records again what nobody knows of', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue({ opener: {} } as Window);
    const { user } = await openToday();
    await press(user, 'Fila de WhatsApp');
    const send = address('send.communication.php');
    demoApi.server.use(
      http.post(send, () => HttpResponse.json({ message: 'Fora do horário.' }, { status: 422 }), {
        once: true,
      }),
    );
    await user.click(await sendButton());
    await seen('Fora do horário.');
    demoApi.server.use(http.post(send, () => new HttpResponse(null, { status: 500 }), { once: true }));
    await user.click(await sendButton());
    await seen(/Nada é gravado de novo daqui/);
    expect(screen.queryByRole('button', { name: 'Abrir WhatsApp' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Abrir o WhatsApp' })).toBeVisible();
    await press(user, 'Seguinte');
    await position(/^3 de 3 · Abc Três$/);
    expect(open).not.toHaveBeenCalled();
    await press(user, 'Parar');
    await position(/^Pronto: 0 conversas abertas, 2 puladas, 1 ficou na fila\.$/);
    expect(screen.getByText('Não se sabe se o envio foi gravado.')).toBeVisible();
  });

  it('skips who has no mobile number, and reads again who could not be read', async () => {
    const { user } = await openToday([
      { name: 'Aba Um', telephone: [{ number: '1932345678', type: 1, operator: 1 }] },
      { name: 'Abb Dois' },
    ]);
    await press(user, 'Fila de WhatsApp');
    await position(/^2 de 2 · Abb Dois$/);
    expect(screen.getByText('Não tem celular com DDD.')).toBeVisible();
    await press(user, 'Pular');
    await position(/^Pronto: 0 conversas abertas, 2 puladas\.$/);
    expect(sends()).toEqual([]);
  });
});

describe('SMS to all of them', () => {
  it('says what it costs, sends and then debits, and leaves out who refuses', async () => {
    const { user, voters } = await openToday([...three, { name: 'Abd Inativo', status: false }]);
    await press(user, 'SMS para todos');
    const form = await panel('SMS para todos');
    expect(await form.findByText('2 mensagens, 2 créditos, saldo 10.')).toBeVisible();
    const skipped = form.getByRole('list', { name: 'Ficam de fora' });
    expect(within(skipped).getAllByRole('listitem')).toHaveLength(1);
    expect(skipped).toHaveTextContent('Abb Dois: Não aceita comunicação.');
    await form.findByText(/^Parabéns, Aba|^Olá Aba/);
    await expectSoundPanel();
    await press(user, 'Enviar 2 mensagens');
    expect(await form.findByText(/^2 mensagens programadas para envio\./)).toBeVisible();
    await waitFor(() => expect(debits()).toHaveLength(2));
    // Two are sent at a time.
    expect(new Set(sends().map(({ voterId }) => voterId))).toEqual(new Set([voters[0]?.id, voters[2]?.id]));
    expect(sends()).toHaveLength(2);
  });

  it('says who got the same text within a week, and sends it all the same', async () => {
    const { user } = await openToday([{ name: 'Aba Um' }, { name: 'Abb Dois' }]);
    await press(user, 'SMS para todos');
    let form = await panel('SMS para todos');
    await form.findByText(/^Parabéns, Aba|^Olá Aba/);
    await press(user, 'Enviar 2 mensagens');
    await form.findByText(/^2 mensagens programadas/);
    await waitFor(() => expect(debits()).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Fechar', description: '' }));
    await press(user, 'SMS para todos');
    form = await panel('SMS para todos');
    expect(
      await form.findByText('Este mesmo texto já foi programado nos últimos 7 dias para:'),
    ).toBeVisible();
    expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Aba Um, em /),
      expect.stringMatching(/^Abb Dois, em /),
    ]);
    await press(user, 'Enviar 2 mensagens');
    await waitFor(() => expect(sends()).toHaveLength(4));
  });

  it('reads each record again at their turn, and leaves out who refused meanwhile', async () => {
    const { user, voters } = await openToday([{ name: 'Aba Um' }, { name: 'Abb Dois' }]);
    await press(user, 'SMS para todos');
    const form = await panel('SMS para todos');
    await form.findByText('2 mensagens, 2 créditos, saldo 10.');
    await form.findByText(/^Parabéns, Aba|^Olá Aba/);
    demoApi.db.voters.update(voters[1]?.id ?? 0, { status: false });
    await press(user, 'Enviar 2 mensagens');
    expect(await form.findByText(/^1 mensagem programada para envio\./)).toBeVisible();
    expect(form.getByText('Abb Dois').parentElement).toHaveTextContent('Abb Dois: O cadastro está inativo.');
    expect(sends()).toMatchObject([{ voterId: voters[0]?.id }]);
  });

  it('is sent to nobody where nobody of them may be written to', async () => {
    const child = `${Number(today().slice(0, 4)) - 7}${today().slice(4)}`;
    const { user } = await openToday([{ name: 'Aba Sete', dateOfBirth: child }]);
    await press(user, 'SMS para todos');
    const form = await panel('SMS para todos');
    expect(await form.findByText('Aba Sete')).toBeVisible();
    expect(form.getByRole('list', { name: 'Ficam de fora' })).toHaveTextContent('Tem menos de 12 anos.');
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Enviar 0 mensagens' })).toHaveAccessibleDescription(
        'Ninguém daqui recebe SMS.',
      ),
    );
  });

  it('calls by the nickname where that is chosen, and by it the next time', async () => {
    const people = [{ name: 'DRA. ABA UM', nickName: 'Binha' }, { name: 'Eva Dois' }];
    const { user } = await openToday(people);
    await press(user, 'SMS para todos');
    let form = await panel('SMS para todos');
    await form.findByText(/^(Parabéns,|Olá) Aba/);
    const chosen = () => form.getByRole('checkbox', { name: 'Chamar pelo apelido, onde houver' });
    await user.click(chosen());
    await form.findByText(/^(Parabéns,|Olá) Binha/);
    await press(user, 'Enviar 2 mensagens');
    await waitFor(() => expect(debits()).toHaveLength(2));
    const texts = sends().map((send) => (send as unknown as { message: string }).message);
    expect(texts.toSorted()).toEqual([
      expect.stringMatching(/(Parabéns,|Olá) Binha/),
      expect.stringMatching(/(Parabéns,|Olá) Eva/),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Fechar', description: '' }));
    await press(user, 'SMS para todos');
    form = await panel('SMS para todos');
    await waitFor(() => expect(chosen()).toBeChecked());
  });

  it('lists a debit that failed after a send, and sends nothing again', async () => {
    demoApi.server.use(
      http.post(
        address('transaction.communication.php'),
        () => HttpResponse.json({ message: 'Sem saldo.' }, { status: 422 }),
        { once: true },
      ),
    );
    const { user } = await openToday([{ name: 'Aba Um' }, { name: 'Abb Dois' }]);
    await press(user, 'SMS para todos');
    const form = await panel('SMS para todos');
    await form.findByText(/^Parabéns, Aba|^Olá Aba/);
    await press(user, 'Enviar 2 mensagens');
    expect(await form.findByText('Terminou: 1 feito, 1 recusado.')).toBeVisible();
    expect(form.getByText('Sem saldo.')).toBeVisible();
    expect(form.getByText(/^2 mensagens programadas/)).toBeVisible();
    expect(sends()).toHaveLength(2);
  });

  it('asks for the own password again before the first is sent', async () => {
    const { user } = await openToday([{ name: 'Aba Um' }]);
    await press(user, 'SMS para todos');
    await (await panel('SMS para todos')).findByText(/^Parabéns, Aba|^Olá Aba/);
    await expectPasswordAsked(
      user,
      () => press(user, 'Enviar 1 mensagem'),
      () => sends().length,
    );
  });

  it('needs as many credits as messages', async () => {
    giveCredit(1);
    const { user } = await openToday([{ name: 'Aba Um' }, { name: 'Abb Dois' }]);
    await press(user, 'SMS para todos');
    const form = await panel('SMS para todos');
    await form.findByText('2 mensagens, 2 créditos, saldo 1.');
    await form.findByText(/^Parabéns, Aba|^Olá Aba/);
    expect(form.getByRole('button', { name: 'Enviar 2 mensagens' })).toHaveAccessibleDescription(
      'Créditos insuficientes: faltam 1.',
    );
  });
});

it('labels of the same filter start with the birthday', async () => {
  const { user } = await openToday();
  await press(user, 'Etiquetas');
  const form = await panel('Configure a emissão das etiquetas');
  expect(await form.findByText(/encontrou 3 eleitores/)).toBeVisible();
  expect(form.getByRole('radio', { name: 'Nome, endereço, CEP e aniversário' })).toBeChecked();
});
