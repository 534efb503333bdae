import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { holdAnswer, refusing } from '@tests/answers';
import { holdScreen } from '@tests/heldScreen';
import { chooseInMenu } from '@tests/list';
import { clientOf, firstOf } from '@tests/office';
import { expectSoundPanel, panel as openPanel } from '@tests/panels';
import { loadScreen } from '@tests/staffRoutes';
import { type User, choose, press } from '@tests/typing';
import { firstVoter, openVoters, titleOf } from '@tests/voters';

installDemoApi({ today: '2026-11-20' });

beforeAll(() => loadScreen('/voters/list'));

const title = 'Comunicação com eleitor';
const ready = { allowCommunication: true, telephone: [{ number: '19981234567', type: 2, operator: 6 }] };
const address = (script: string) => `${demoApi.baseUrl}/${script}`;
const sentMessages = () =>
  demoApi.requestsFor('send.communication.php', 'create').map(({ body }) => body as { message: string });
const debits = () =>
  demoApi.requestsFor('transaction.communication.php', 'transaction').map(({ body }) => body);

function giveProfile(changes: { status?: 'accept' | 'reject'; enabled?: boolean } = {}) {
  const { displayProfiles } = demoApi.db;
  const inUse = firstOf(
    displayProfiles.filter(({ clientId, enabled }) => enabled && clientId === clientOf()),
  );
  displayProfiles.removeWhere(({ id }) => id !== inUse.id);
  displayProfiles.update(inUse.id, changes);
}

function giveCredit(amount: number) {
  demoApi.db.creditEntries.removeWhere(() => true);
  if (amount === 0) return;
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
  giveProfile();
  giveCredit(5);
});

async function openMessage(changes: object = ready) {
  const { id } = firstVoter();
  const voter = demoApi.db.voters.update(id, changes);
  const { user, router } = openVoters();
  await chooseInMenu(user, titleOf(voter), 'Enviar mensagem');
  const panel = await openPanel(title);
  await panel.findByRole('heading', { name: 'Últimas comunicações' });
  return { user, router, voter, panel };
}

type Panel = Awaited<ReturnType<typeof openMessage>>['panel'];

async function compose(user: User, panel: Panel, channel: 'SMS' | 'WhatsApp') {
  await choose(user, await panel.findByLabelText('Categoria'), 'Cadastro eleitor');
  await user.click(panel.getByRole('radio', { name: channel }));
  await choose(user, panel.getByLabelText('Modelo'), /^Boas-vindas/);
  return panel.findByLabelText('Mensagem');
}

/** The panel with a message of this channel, ready to be sent. */
async function composed(channel: 'SMS' | 'WhatsApp') {
  const opened = await openMessage();
  return { ...opened, message: await compose(opened.user, opened.panel, channel) };
}

const send = (panel: Panel) => panel.getByRole('button', { name: 'Enviar' });

describe('a message to a voter is in the way of', () => {
  it.each([
    [
      'a voter who refuses it',
      { ...ready, allowCommunication: false },
      'Esse eleitor decidiu não receber comunicação por e-mail, SMS ou WhatsApp.',
    ],
    [
      'a voter without a phone',
      { ...ready, telephone: [] },
      'Esse eleitor não têm telefone cadastrado para receber comunicação.',
    ],
  ])('%s', async (_, changes, told) => {
    const { panel } = await openMessage(changes);
    expect(await panel.findByText(told)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument();
    await expectSoundPanel();
  });

  it.each([
    ['rejected', { status: 'reject' }],
    ['switched off', { enabled: false }],
  ] as const)('a display profile that was %s', async (_, changes) => {
    giveProfile(changes);
    const { panel, user } = await openMessage();
    expect(
      await panel.findByText(
        'Configure o perfil de exibição antes de utilizar essa funcionalidade. Acesse Configurações > "Perfil de exibição".',
      ),
    ).toBeVisible();
    await expectSoundPanel();
    await user.click(panel.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['eleitor.php', 'cliente.php'])('%s that fails, until it answers', async (script) => {
    const voter = demoApi.db.voters.update(firstVoter().id, ready);
    const { user } = openVoters();
    await screen.findByRole('table');
    demoApi.server.use(http.get(address(script), () => HttpResponse.error(), { once: true }));
    await chooseInMenu(user, titleOf(voter), 'Enviar mensagem');
    const panel = await openPanel(title);
    expect(await panel.findByText('Ops! Algo deu errado :(')).toBeVisible();
    await expectSoundPanel();
    await user.click(panel.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByLabelText('Categoria')).toBeVisible();
  });
});

describe('an SMS', () => {
  it('is sent, costs a credit, and says so', async () => {
    const { user, voter, panel } = await openMessage();
    expect(await panel.findByText(/^Nenhuma mensagem foi enviada/)).toBeVisible();
    expect(send(panel)).toHaveAccessibleDescription('Escolha a categoria, o canal, o telefone e o modelo.');
    const text = (await compose(user, panel, 'SMS')) as HTMLTextAreaElement;
    expect(
      panel.getByText('Cada mensagem usa 1 crédito, em quantas partes for. Seu gabinete tem 5 créditos.'),
    ).toBeVisible();
    expect(text.value).toMatch(/^Olá Aaliyah, /);
    expect(text.value).not.toContain('{');
    expect(panel.getByText(/caracteres, chega em 2 partes e usa 1 crédito\. Letras como ã/)).toBeVisible();
    await expectSoundPanel();
    await press(user, 'Enviar');
    expect(await screen.findByText('Mensagem programada para envio!')).toBeVisible();
    const kind = { typeId: 2, categoryId: 4 };
    const isIt = (one: typeof kind) => one.typeId === kind.typeId && one.categoryId === kind.categoryId;
    const templateId = demoApi.db.templates.find(isIt)?.id;
    const message = expect.stringMatching(/^Olá Aaliyah, /) as string;
    expect(sentMessages()).toEqual([
      { ...kind, voterId: voter.id, templateId, telephone: '19981234567', message },
    ]);
    expect(debits()).toEqual([
      { typeCommunicationId: 2, operation: 'debit', typeUse: 'individual_communication', amount: 1 },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await chooseInMenu(user, titleOf(voter), 'Enviar mensagem');
    const entries = within(await screen.findByRole('list', { name: 'Últimas comunicações' }));
    expect(entries.getAllByRole('listitem')).toHaveLength(1);
    expect(entries.getByText(/Olá Aaliyah/)).toBeVisible();
  });

  it('is not sent without credits', async () => {
    giveCredit(0);
    const { user, panel } = await composed('SMS');
    expect(
      await panel.findByText(
        'Créditos insuficientes para enviar mensagens por este canal. Acesse a Área do cliente e adquira mais créditos.',
      ),
    ).toBeVisible();
    await expectSoundPanel();
    await press(user, 'Enviar');
    await allSent();
    expect(sentMessages()).toEqual([]);
    await user.click(panel.getByRole('radio', { name: 'WhatsApp' }));
    expect(panel.queryByText(/^Créditos insuficientes/)).not.toBeInTheDocument();
  });

  it('is not held back by credits that nobody knows', async () => {
    demoApi.server.use(http.get(address('transaction.communication.php'), () => HttpResponse.error()));
    const { user, panel } = await composed('SMS');
    await waitFor(() => expect(send(panel)).not.toHaveAttribute('aria-disabled', 'true'));
    await press(user, 'Enviar');
    expect(await screen.findByText('Mensagem programada para envio!')).toBeVisible();
  });

  it('whose debit fails is out all the same, and is not sent again', async () => {
    demoApi.server.use(http.post(address('transaction.communication.php'), () => HttpResponse.error()));
    const { user } = await composed('SMS');
    await press(user, 'Enviar');
    expect(await screen.findByText('Mensagem programada para envio!')).toBeVisible();
    expect(screen.getByText('A mensagem foi programada, mas o crédito não foi debitado.')).toBeVisible();
    await allSent();
    expect(sentMessages()).toHaveLength(1);
  });

  it('that is refused keeps what was chosen', async () => {
    const answer = refusing('telephone', 'voterId');
    demoApi.server.use(http.post(address('send.communication.php'), answer, { once: true }));
    const { user, panel } = await composed('SMS');
    await press(user, 'Enviar');
    expect(await panel.findByText('Recusado: telephone.')).toBeVisible();
    expect(panel.getByRole('alert')).toHaveTextContent('Recusado: voterId.');
    await allSent();
    expect(debits()).toEqual([]);
    await press(user, 'Enviar');
    expect(await screen.findByText('Mensagem programada para envio!')).toBeVisible();
  });
});

describe('a WhatsApp message', () => {
  it('opens the conversation in a tab that cannot reach back, after it was scheduled', async () => {
    const tab = { opener: window } as unknown as Window;
    const open = vi.spyOn(window, 'open').mockReturnValue(tab);
    const { user, panel, message } = await composed('WhatsApp');
    expect(
      panel.getByText('Abriremos uma aba com o WhatsApp Web. Certifique-se de estar logado no WhatsApp Web.'),
    ).toBeVisible();
    await user.clear(message);
    await user.paste('Oi & até já');
    await press(user, 'Enviar');
    expect(await screen.findByText('Mensagem programada para envio!')).toBeVisible();
    expect(open).toHaveBeenCalledExactlyOnceWith(
      'https://web.whatsapp.com/send?phone=5519981234567&text=Oi%20%26%20at%C3%A9%20j%C3%A1',
      '_blank',
    );
    expect(tab.opener).toBeNull();
    expect(sentMessages().map((one) => one.message)).toEqual(['Oi & até já']);
    await allSent();
    expect(debits()).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens no conversation for a person who is on the way to another screen', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, router } = await composed('WhatsApp');
    const next = holdScreen(router);
    await next.goThere();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await press(user, 'Enviar');
    expect(await screen.findByText('Mensagem programada para envio!')).toBeVisible();
    expect(open).not.toHaveBeenCalled();
    next.expectOnTheWay();
  });

  it('whose tab the browser blocked leaves a link to it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, panel } = await composed('WhatsApp');
    await press(user, 'Enviar');
    const link = await panel.findByRole('link', { name: 'Abrir o WhatsApp Web' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/web\.whatsapp\.com\/send\?phone=55/),
    );
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('Mensagem programada para envio!')).toBeVisible();
    await expectSoundPanel();
  });

  it('that could not be scheduled opens nothing', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    demoApi.server.use(http.post(address('send.communication.php'), () => HttpResponse.error()));
    const { user, panel } = await composed('WhatsApp');
    await press(user, 'Enviar');
    expect(await panel.findByRole('alert')).toHaveTextContent('Não sabemos se a operação foi concluída.');
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the template', () => {
  it('is taken back by another category or channel', async () => {
    const { user, panel } = await composed('SMS');
    // The templates of the other channel are still awaited: once there, the only one would be chosen by itself.
    const held = holdAnswer();
    demoApi.server.use(
      http.get(address('queries.php'), async ({ request }) => {
        if (request.headers.get('action') === 'templateList') await held.answer;
      }),
    );
    await user.click(panel.getByRole('radio', { name: 'WhatsApp' }));
    await waitFor(() => expect(panel.queryByLabelText('Mensagem')).not.toBeInTheDocument());
    await waitFor(() => expect(send(panel)).toHaveAttribute('aria-disabled', 'true'));
    held.give();
    await panel.findByLabelText('Mensagem');
    await choose(user, panel.getByLabelText('Categoria'), 'Aniversário');
    await waitFor(() => expect(panel.queryByLabelText('Mensagem')).not.toBeInTheDocument());
    await allSent();
    const asked = demoApi.requestsFor('queries.php', 'templateList').map(({ query }) => query);
    expect(asked.map(({ typeId, categoryId }) => `${String(typeId)} ${String(categoryId)}`)).toEqual([
      '2 4',
      '3 4',
      '3 1',
    ]);
  });

  it('that cannot be loaded is empty again, and says why', async () => {
    const template = address('template.communication.php');
    demoApi.server.use(http.get(template, () => HttpResponse.error(), { once: true }));
    const { user, panel } = await openMessage();
    await choose(user, await panel.findByLabelText('Categoria'), 'Cadastro eleitor');
    // The only one there is for it is chosen at once.
    await user.click(panel.getByRole('radio', { name: 'SMS' }));
    expect(await panel.findByText('Não conseguimos carregar este modelo. Escolha-o de novo.')).toBeVisible();
    expect(panel.queryByLabelText('Mensagem')).not.toBeInTheDocument();
    await choose(user, panel.getByLabelText('Modelo'), /^Boas-vindas/);
    expect(await panel.findByLabelText('Mensagem')).toBeVisible();
  });

  it('with a variable nobody knows waits for a text in its place', async () => {
    const text = 'Oi {nome}, até {data}';
    const answer = { id: 1, template: text, templateShow: '', variables: ['nome', 'data'] };
    demoApi.server.use(http.get(address('template.communication.php'), () => HttpResponse.json(answer)));
    const { user, panel, message } = await composed('SMS');
    expect(message).toHaveValue('Oi Aaliyah, até {data}');
    await waitFor(() => expect(send(panel)).not.toHaveAttribute('aria-disabled', 'true'));
    await press(user, 'Enviar');
    expect(await panel.findByText('Troque {data} pelo que deve estar escrito.')).toBeVisible();
    await allSent();
    expect(sentMessages()).toEqual([]);
  });

  it('of a voter with two phones goes to the chosen one', async () => {
    vi.spyOn(window, 'open').mockReturnValue({} as Window);
    const { user, panel } = await openMessage({
      ...ready,
      telephone: [...ready.telephone, { number: '1932324545', type: 1, operator: 6 }],
    });
    await compose(user, panel, 'WhatsApp');
    // The only mobile phone is chosen already.
    expect(panel.getByLabelText('Telefone')).toHaveValue('(19) 98123-4567');
    await choose(user, panel.getByLabelText('Telefone'), /32324545|3232-4545/);
    await press(user, 'Enviar');
    await screen.findByText('Mensagem programada para envio!');
    expect(sentMessages()).toMatchObject([{ telephone: '1932324545' }]);
  });
});

describe('the last messages', () => {
  it('are the five newest, and can be asked for again', async () => {
    const { id } = firstVoter();
    const kind = {
      clientId: clientOf(),
      typeId: 2,
      categoryId: 4,
      templateId: 1,
      createdById: 1,
    };
    for (let day = 1; day <= 7; day += 1) {
      const said = { message: `Mensagem do dia ${day}`, createdAt: `2026-11-0${day} 10:00:00` };
      demoApi.db.communications.insert({ ...kind, ...said, voterId: id, telephone: '19981234567' });
    }
    demoApi.server.use(http.get(address('resource.history.php'), () => HttpResponse.error(), { once: true }));
    const { user, panel } = await openMessage();
    expect(await panel.findByText('Não conseguimos buscar as últimas comunicações.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Buscar de novo' }));
    const entries = within(await panel.findByRole('list', { name: 'Últimas comunicações' }));
    expect(panel.getByRole('heading', { level: 2, name: title })).toHaveFocus();
    expect(entries.getAllByRole('listitem')).toHaveLength(5);
    expect(entries.getByText('07/11/2026 10:00')).toBeVisible();
    expect(entries.getByText(/Mensagem do dia 7$/)).toBeVisible();
    const [request] = demoApi.requestsFor('resource.history.php', 'search').slice(-1);
    const asked = { category: 'communication', resourceId: String(id), page: '1', limit: '5' };
    expect(request?.query).toEqual(asked);
  });
});
