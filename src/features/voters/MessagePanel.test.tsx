import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, formatShortDateTime, localNow, today } from '@/formats/dates';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer, refusing } from '@tests/answers';
import { keptDoubts } from '@tests/doubts';
import { holdScreen } from '@tests/heldScreen';
import { chooseInMenu } from '@tests/list';
import { clientOf, firstOf } from '@tests/office';
import { expectSoundPanel, panel as openPanel } from '@tests/panels';
import { expectPasswordAsked, typedBefore } from '@tests/password';
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

/** The voters with this one first, whose messages are examined. */
async function openList(changes: object = ready) {
  const voter = demoApi.db.voters.update(firstVoter().id, changes);
  const { user, router } = openVoters();
  await screen.findByRole('table');
  return { user, router, voter };
}

type Voter = Awaited<ReturnType<typeof openList>>['voter'];

async function showPanel(user: User, voter: Voter) {
  await chooseInMenu(user, titleOf(voter), 'Enviar mensagem');
  return openPanel(title);
}

async function openMessage(changes: object = ready) {
  const { user, router, voter } = await openList(changes);
  const panel = await showPanel(user, voter);
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

/** The panel with a message for this channel, ready to send. */
async function composed(channel: 'SMS' | 'WhatsApp') {
  const opened = await openMessage();
  return { ...opened, message: await compose(opened.user, opened.panel, channel) };
}

const send = (panel: Panel) => panel.getByRole('button', { name: 'Enviar' });

describe('the panel', () => {
  it('says what is in the way of a message: the voter’s will, no phone, or no display profile', async () => {
    const { user, voter } = await openList();
    const { voters } = demoApi.db;
    const noPhone = 'Esse eleitor não têm telefone cadastrado para receber comunicação.';
    const noProfile =
      'Configure o perfil de exibição antes de utilizar essa funcionalidade. Acesse Configurações > "Perfil de exibição".';
    const obstacles: [set: () => unknown, told: string][] = [
      [
        () => voters.update(voter.id, { allowCommunication: false }),
        'Esse eleitor decidiu não receber comunicação por e-mail, SMS ou WhatsApp.',
      ],
      [() => voters.update(voter.id, { ...ready, telephone: [] }), noPhone],
      [() => voters.update(voter.id, ready) && giveProfile({ status: 'reject' }), noProfile],
      [() => giveProfile({ status: 'accept', enabled: false }), noProfile],
    ];
    for (const [set, told] of obstacles) {
      set();
      const panel = await showPanel(user, voter);
      expect(await panel.findByText(told)).toBeVisible();
      expect(panel.queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument();
      // They differ only in their text.
      if (told === noPhone) await expectSoundPanel();
      await user.click(panel.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  const failOnce = (script: string) =>
    demoApi.server.use(http.get(address(script), () => HttpResponse.error(), { once: true }));

  async function askAgain(user: User, panel: Panel) {
    expect(await panel.findByText('Ops! Algo deu errado :(')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Tentar de novo' }));
    expect(await panel.findByLabelText('Categoria')).toBeVisible();
  }

  it('asks again for the voter', async () => {
    const { user, voter } = await openList();
    failOnce('eleitor.php');
    await askAgain(user, await showPanel(user, voter));
  });

  it('asks again for the profile and the messages, and shows the five newest of them', async () => {
    const { user, voter } = await openList();
    const kind = {
      clientId: clientOf(),
      typeId: 2,
      categoryId: 4,
      templateId: 1,
      createdById: 1,
    };
    for (let day = 1; day <= 7; day += 1) {
      const said = { message: `Mensagem do dia ${day}`, createdAt: `2026-11-0${day} 10:00:00` };
      demoApi.db.communications.insert({ ...kind, ...said, voterId: voter.id, telephone: '19981234567' });
    }
    failOnce('cliente.php');
    failOnce('resource.history.php');
    const panel = await showPanel(user, voter);
    await askAgain(user, panel);
    expect(await panel.findByText('Não conseguimos buscar as últimas comunicações.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Buscar de novo' }));
    const entries = within(await panel.findByRole('list', { name: 'Últimas comunicações' }));
    await waitFor(() => expect(panel.getByRole('heading', { level: 2, name: title })).toHaveFocus());
    expect(entries.getAllByRole('listitem')).toHaveLength(5);
    expect(entries.getByText('07 nov 2026 10:00')).toBeVisible();
    expect(entries.getByText(/Mensagem do dia 7$/)).toBeVisible();
    const [request] = demoApi.requestsFor('resource.history.php', 'search').slice(-1);
    const asked = { category: 'communication', resourceId: String(voter.id), page: '1', limit: '5' };
    expect(request?.query).toEqual(asked);
  });
});

describe('an SMS', () => {
  it('is sent, costs a credit, and says so', async () => {
    const { user, voter, panel } = await openMessage();
    expect(await panel.findByText(/^Nenhuma mensagem foi enviada/)).toBeVisible();
    expect(send(panel)).toHaveAccessibleDescription('Escolha a categoria, o canal, o telefone e o modelo.');
    const text = (await compose(user, panel, 'SMS')) as HTMLTextAreaElement;
    // The credits are a separate request, which may be answered last.
    expect(
      await panel.findByText(
        'Cada mensagem usa 1 crédito, em quantas partes for. Seu gabinete tem 5 créditos.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(send(panel)).not.toHaveAttribute('aria-disabled', 'true'));
    expect(text.value).toMatch(/^Olá Aaliyah, /);
    expect(text.value).not.toContain('{');
    expect(panel.getByText(/caracteres, chega em 2 partes e usa 1 crédito\. Letras como ã/)).toBeVisible();
    await press(user, 'Enviar');
    await seen('Mensagem programada para envio!');
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
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await chooseInMenu(user, titleOf(voter), 'Enviar mensagem');
    const entries = within(await screen.findByRole('list', { name: 'Últimas comunicações' }));
    expect(entries.getAllByRole('listitem')).toHaveLength(1);
    expect(entries.getByText(/Olá Aaliyah/)).toBeVisible();
    expect(entries.getByText('Programada')).toBeVisible();
  });

  it.each([
    ['a week ago is said, and may go out again', 7, true],
    ['more than a week ago is not spoken of', 8, false],
  ])('of the same text %s', async (_, ago, isSaid) => {
    const day = addDays(today(), -ago);
    const { user, voter, panel } = await openMessage();
    const text = (await compose(user, panel, 'SMS')) as HTMLTextAreaElement;
    await waitFor(() => expect(text.value).toMatch(/^Olá Aaliyah, /));
    const kind = { clientId: clientOf(), typeId: 3, categoryId: 4, templateId: 1, createdById: 1 };
    const said = { message: text.value, createdAt: `${day} 10:00:00`, telephone: '19981234567' };
    demoApi.db.communications.insert({ ...kind, ...said, voterId: voter.id });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const again = await showPanel(user, voter);
    await again.findByRole('list', { name: 'Últimas comunicações' });
    await compose(user, again, 'SMS');
    if (isSaid)
      expect(await again.findByText(/^Este mesmo texto já foi programado para /)).toHaveTextContent(
        `em ${formatShortDateTime(`${day} 10:00:00`)}.`,
      );
    await waitFor(() => expect(send(again)).not.toHaveAttribute('aria-disabled', 'true'));
    if (!isSaid) expect(again.queryByText(/^Este mesmo texto/)).not.toBeInTheDocument();
    await press(user, 'Enviar');
    await seen('Mensagem programada para envio!');
    expect(sentMessages()).toHaveLength(1);
  });

  it('that is refused keeps what was chosen, and goes out once though nobody knows the credits nor takes one off', async () => {
    const failing = () => HttpResponse.error();
    demoApi.server.use(
      http.get(address('transaction.communication.php'), failing),
      http.post(address('transaction.communication.php'), failing),
      http.post(address('send.communication.php'), refusing('telephone', 'voterId'), { once: true }),
    );
    const { user, panel } = await composed('SMS');
    await waitFor(() => expect(send(panel)).not.toHaveAttribute('aria-disabled', 'true'));
    await press(user, 'Enviar');
    expect(await panel.findByText('Recusado: telephone.')).toBeVisible();
    expect(panel.getByRole('alert')).toHaveTextContent('Recusado: voterId.');
    await allSent();
    expect(debits()).toEqual([]);

    await press(user, 'Enviar');
    await seen('Mensagem programada para envio!');
    expect(screen.getByText('A mensagem foi programada, mas o crédito não foi debitado.')).toBeVisible();
    await allSent();
    expect(debits()).toHaveLength(1);
    // The refused one, and this one.
    expect(sentMessages()).toHaveLength(2);
  });
});

describe('a WhatsApp message', () => {
  it('opens the conversation with the chosen phone in a tab that cannot reach back, after it was scheduled', async () => {
    const tab = { opener: window } as unknown as Window;
    const open = vi.spyOn(window, 'open').mockReturnValue(tab);
    const { user, panel } = await openMessage({
      ...ready,
      telephone: [...ready.telephone, { number: '1932324545', type: 1, operator: 6 }],
    });
    const message = await compose(user, panel, 'WhatsApp');
    expect(
      panel.getByText('Abriremos uma aba com o WhatsApp Web. Certifique-se de estar logado no WhatsApp Web.'),
    ).toBeVisible();
    // The only mobile number is preselected.
    expect(panel.getByLabelText('Telefone')).toHaveValue('(19) 98123-4567');
    await choose(user, panel.getByLabelText('Telefone'), /32324545|3232-4545/);
    await user.clear(message);
    await user.paste('Oi & até já');
    await press(user, 'Enviar');
    await seen('Mensagem programada para envio!');
    expect(open).toHaveBeenCalledExactlyOnceWith(
      'https://web.whatsapp.com/send?phone=551932324545&text=Oi%20%26%20at%C3%A9%20j%C3%A1',
      '_blank',
    );
    expect(tab.opener).toBeNull();
    expect(sentMessages()).toEqual([
      expect.objectContaining({ telephone: '1932324545', message: 'Oi & até já' }),
    ]);
    await allSent();
    expect(debits()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens no conversation for a person who is on the way to another screen', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, router } = await composed('WhatsApp');
    const next = holdScreen(router);
    await next.goThere();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await press(user, 'Enviar');
    await seen('Mensagem programada para envio!');
    expect(open).not.toHaveBeenCalled();
    next.expectOnTheWay();
  });

  it('needs no credits as an SMS does, opens nothing unless scheduled, and leaves a link where its tab is blocked', async () => {
    giveCredit(0);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, panel } = await composed('SMS');
    expect(
      await panel.findByText(
        'Créditos insuficientes para enviar mensagens por este canal. Acesse a Área do cliente e adquira mais créditos.',
      ),
    ).toBeVisible();
    await expectSoundPanel();
    await user.click(send(panel));
    await allSent();
    expect(sentMessages()).toEqual([]);

    await user.click(panel.getByRole('radio', { name: 'WhatsApp' }));
    expect(panel.queryByText(/^Créditos insuficientes/)).not.toBeInTheDocument();
    await panel.findByLabelText('Mensagem');
    const fails = () => HttpResponse.error();
    demoApi.server.use(http.post(address('send.communication.php'), fails, { once: true }));
    await press(user, 'Enviar');
    expect(await panel.findByRole('alert')).toHaveTextContent('Não sabemos se a operação foi concluída.');
    expect(open).not.toHaveBeenCalled();

    await press(user, 'Enviar mesmo assim');
    const link = await panel.findByRole('link', { name: 'Abrir o WhatsApp Web' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/web\.whatsapp\.com\/send\?phone=55/),
    );
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await seen('Mensagem programada para envio!');
    await expectSoundPanel();
  });
});

describe('the next message', () => {
  /** Sends an SMS to the first voter, and opens the panel for them again, or for someone else. */
  async function afterOne(next: object = ready) {
    const others = demoApi.db.voters.filter(
      ({ clientId, isExcluded, id }) => clientId === clientOf() && !isExcluded && id !== firstVoter().id,
    );
    const other = demoApi.db.voters.update(firstOf(others).id, { name: 'Aarão Quadros', ...next });
    const { user, panel } = await composed('SMS');
    await waitFor(() => expect(send(panel)).not.toHaveAttribute('aria-disabled', 'true'));
    await press(user, 'Enviar');
    await seen('Mensagem programada para envio!');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return { user, other };
  }

  it('begins as the last one, with ‘Enviar’ in the focus and the text in sight', async () => {
    const { user, other } = await afterOne();
    const panel = await showPanel(user, other);
    await waitFor(() => expect(send(panel)).toHaveFocus());
    expect(panel.getByLabelText('Categoria')).toHaveValue('Cadastro eleitor');
    expect(panel.getByRole('radio', { name: 'SMS' })).toBeChecked();
    expect(panel.getByLabelText<HTMLTextAreaElement>('Mensagem').value).toMatch(/^Olá Aarão, /);
    await expectSoundPanel();

    // Nothing was typed: it closes without a question.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await showPanel(user, other);
    await waitFor(() => expect(send(again)).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentMessages()).toHaveLength(2));
    expect(sentMessages()[1]).toMatchObject({ voterId: other.id, typeId: 2, categoryId: 4 });
  });

  it('leaves the start to the person where the same text went out, and the channel where it does not reach', async () => {
    const { user } = await afterOne();
    const same = await showPanel(user, firstVoter());
    await same.findByText(/^Este mesmo texto já foi programado para /);
    await allSent();
    expect(same.getByLabelText('Categoria')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const fixed = { telephone: [{ number: '1932345678', type: 1, operator: 6 }] };
    demoApi.db.voters.update(firstVoter().id, { ...fixed, name: 'Aaliyah' });
    const fixedOnly = await showPanel(user, firstVoter());
    await fixedOnly.findByRole('heading', { name: 'Últimas comunicações' });
    expect(fixedOnly.getByLabelText('Categoria')).toHaveValue('Cadastro eleitor');
    expect(fixedOnly.getByRole('radio', { name: 'SMS' })).not.toBeChecked();
    expect(fixedOnly.getByLabelText('Modelo')).toHaveValue('');
  });
});

it('an SMS, which costs a credit, asks for the own password again; WhatsApp does not', async () => {
  const { user, panel } = await composed('SMS');
  const button = () => send(panel);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'));
  await expectPasswordAsked(
    user,
    () => user.click(button()),
    () => sentMessages().length,
  );
  await screen.findByText('Mensagem programada para envio!');
  cleanup();

  vi.spyOn(window, 'open').mockReturnValue(null);
  const free = await composed('WhatsApp');
  typedBefore(60);
  await waitFor(() => expect(send(free.panel)).not.toHaveAttribute('aria-disabled', 'true'));
  await free.user.click(send(free.panel));
  await waitFor(() => expect(sentMessages()).toHaveLength(2));
});

describe('a message without an answer', () => {
  /** Messages that reached the API although their response was lost. */
  function loseAnswer(arrives: boolean) {
    const lose = async ({ request }: { request: Request }) => {
      const input = (await request.clone().json()) as object;
      if (arrives)
        demoApi.db.communications.insert({
          ...(input as { voterId: number; typeId: number; categoryId: number; templateId: number }),
          ...(input as { telephone: string; message: string }),
          clientId: clientOf(),
          createdById: 1,
          createdAt: localNow(),
        });
      return HttpResponse.error();
    };
    demoApi.server.use(http.post(address('send.communication.php'), lose, { once: true }));
  }
  const doubted = /^A mensagem por SMS, de \d\d\/\d\d\/\d{4} \d\d:\d\d, ficou sem resposta, e pode ter sido/;
  const again = (panel: Panel) => panel.findByRole('button', { name: 'Enviar mesmo assim' });

  async function lost(arrives: boolean) {
    loseAnswer(arrives);
    const { user, panel } = await composed('SMS');
    await waitFor(() => expect(send(panel)).not.toHaveAttribute('aria-disabled', 'true'));
    await press(user, 'Enviar');
    expect(await panel.findByText(doubted)).toBeVisible();
    await allSent();
    return { user, panel };
  }

  /** Reloads the page with the data kept in the browser, and writes the same message again. */
  async function writtenAgain() {
    cleanup();
    const { user, panel } = await composed('SMS');
    expect(panel.getByText(doubted)).toBeVisible();
    // A pending read would be reused by a second look.
    await waitFor(() => expect(panel.queryByText('Carregando...')).not.toBeInTheDocument());
    await waitFor(async () => expect(await again(panel)).not.toHaveAttribute('aria-disabled', 'true'));
    return { user, panel };
  }

  it('is doubted after a reload, kept without the text, and sent again only by who says so', async () => {
    const { panel } = await lost(false);
    expect(await panel.findByText(/^Nenhuma mensagem foi enviada/)).toBeVisible();
    const doubt = { kind: 'message', type: 2, amount: 1, time: '', about: firstVoter().id, before: 0 };
    expect(keptDoubts()).toEqual([
      { ...doubt, text: expect.stringMatching(/^\w+$/) as string, at: expect.any(Number) as number },
    ]);

    const later = await writtenAgain();
    await expectSoundPanel();
    await later.user.click(await again(later.panel));
    await seen('Mensagem programada para envio!');
    await allSent();
    expect(sentMessages()).toHaveLength(2);
    expect(debits()).toHaveLength(1);
    expect(keptDoubts()).toEqual([]);
  });

  it('that went out is shown and not sent again', async () => {
    const { panel } = await lost(true);
    const list = await panel.findByRole('list', { name: 'Últimas comunicações' });
    expect(within(list).getByText(/Olá Aaliyah/)).toBeVisible();

    const later = await writtenAgain();
    await later.user.click(await again(later.panel));
    expect(await later.panel.findByText(/Nada foi enviado de novo\.$/)).toBeVisible();
    await allSent();
    expect(sentMessages()).toHaveLength(1);
    expect(keptDoubts()).toEqual([]);
  });

  it('is not sent again while nobody can look, and is settled by who found it', async () => {
    await lost(false);
    const { user, panel } = await writtenAgain();
    demoApi.server.use(http.get(address('resource.history.php'), () => HttpResponse.error(), { once: true }));
    await user.click(await again(panel));
    expect(await panel.findByText(/^Não conseguimos conferir as últimas comunicações/)).toBeVisible();
    await allSent();
    expect(sentMessages()).toHaveLength(1);
    await user.click(panel.getByRole('button', { name: 'Encontrei a mensagem' }));
    expect(panel.queryByText(doubted)).not.toBeInTheDocument();
    expect(send(panel)).toBeVisible();
    expect(keptDoubts()).toEqual([]);
  });
});

it('a template is chosen anew once it failed or its category or channel changed, and says what is unknown', async () => {
  const text = 'Oi {nome}, até {data}';
  const answer = { id: 1, template: text, templateShow: '', variables: ['nome', 'data'] };
  const template = address('template.communication.php');
  demoApi.server.use(
    http.get(template, () => HttpResponse.error(), { once: true }),
    http.get(template, () => HttpResponse.json(answer)),
  );
  const { user, panel } = await openMessage();
  await choose(user, await panel.findByLabelText('Categoria'), 'Cadastro eleitor');
  // The only template for it is preselected.
  await user.click(panel.getByRole('radio', { name: 'SMS' }));
  expect(await panel.findByText('Não conseguimos carregar este modelo. Escolha-o de novo.')).toBeVisible();
  expect(panel.queryByLabelText('Mensagem')).not.toBeInTheDocument();
  await choose(user, panel.getByLabelText('Modelo'), /^Boas-vindas/);
  expect(await panel.findByLabelText('Mensagem')).toHaveValue('Oi Aaliyah, até {data}');
  // An unknown variable must be replaced by text first.
  await waitFor(() => expect(send(panel)).not.toHaveAttribute('aria-disabled', 'true'));
  await press(user, 'Enviar');
  expect(await panel.findByText('Troque {data} pelo que deve estar escrito.')).toBeVisible();
  await allSent();
  expect(sentMessages()).toEqual([]);

  // The other channel's templates are still pending: once loaded, the only one would be selected.
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
