import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { addDays, formatDate, today } from '@/formats/dates';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer, refusing } from '@tests/answers';
import { expectNoAxeViolations } from '@tests/axe';
import { keptDoubts } from '@tests/doubts';
import { holdScreen } from '@tests/heldScreen';
import { administrator, basic, clientOf, giveRules } from '@tests/office';
import { expectPasswordAsked } from '@tests/password';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press, type User } from '@tests/typing';

installDemoApi();
afterEach(() => vi.restoreAllMocks());
beforeAll(() => loadScreen('/campaigns/create', '/campaigns/list'));

const address = `${demoApi.baseUrl}/campaign.php`;
const counts = () => demoApi.requestsFor('campaign.php', 'searchVoters').map(({ query }) => query);
const costs = () => demoApi.requestsFor('campaign.php', 'getCost').map(({ query }) => query);
const created = () => demoApi.requestsFor('campaign.php', 'createFull').map(({ body }) => body);
const sendDay = addDays(today(), 5);
const waitingText = 'Aguarde, estamos buscando os cadastros e o custo dessa campanha.';
const card = () => screen.getByRole('group', { name: 'Custo da campanha' });
const radio = (name: string) => screen.getByRole('radio', { name });
const figure = (label: string) => within(card()).getByText(label).nextElementSibling;

/** Answers the next read of one action this way, or all of them. */
function onRead(action: string, answer: HttpResponseResolver, times = 1) {
  let left = times;
  const isIt = (request: Request) => request.headers.get('action') === action && left-- > 0;
  demoApi.server.use(http.get(address, (info) => (isIt(info.request) ? answer(info) : undefined)));
}

async function openCreate(account: { email: string } = administrator) {
  const shown = renderRoute('/campaigns/create', { as: account.email });
  await screen.findByRole('heading', { level: 1, name: 'Nova campanha' });
  return shown;
}

/** Fills in an SMS for everyone who can receive one. */
async function fillSms(user: User, name = 'Mutirão') {
  await fill(user, fieldNamed('Nome da campanha'), name);
  await user.click(radio('SMS'));
  await fill(user, fieldNamed('Data de envio'), formatDate(sendDay));
  await choose(user, fieldNamed('Horário de envio'), '10:00');
  await fill(user, fieldNamed('Conteúdo'), 'Sábado tem mutirão.');
  await screen.findByText('Custo estimado');
}

async function confirm(user: User) {
  await press(user, 'Salvar');
  await user.click(await screen.findByRole('button', { name: 'Confirmar campanha' }));
}

describe('the audience', () => {
  it('is asked for only once there is a type, with what the type needs, priced, and held against the balance', async () => {
    const { user } = await openCreate();
    await user.click(radio('Feminino'));
    expect(card()).toHaveTextContent('Escolha o tipo da campanha');
    await user.click(radio('E-mail'));
    expect(within(card()).getByText(waitingText)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveAccessibleDescription(waitingText);
    await screen.findByText('Custo estimado');
    expect(counts()).toEqual([{ genre: '2', withEmail: 'true', campaignType: '1' }]);
    const [{ totalVoters = '' } = {}] = costs();
    expect(Number(totalVoters)).toBeGreaterThan(0);
    expect(figure('Total de envios')).toHaveTextContent(String(totalVoters));
    expect(figure('Valor unitário')).toHaveTextContent(/^R\$\s0,03$/);
    expect(figure('Emissão do PIX')).toHaveTextContent(/^R\$\s1,50$/);
    const cents = Math.round(Number(totalVoters) * 3 + 150);
    expect(figure('Custo estimado')).toHaveTextContent(
      new RegExp(`^R\\$\\s${(cents / 100).toFixed(2).replace('.', ',')}$`),
    );
    expect(await within(card()).findByText('A conta tem hoje 740 e-mails.')).toBeVisible();

    await user.click(radio('SMS'));
    await waitFor(() => expect(counts()).toHaveLength(2));
    expect(counts()[1]).toEqual({
      genre: '2',
      withTelephone: 'true',
      telephoneTypeId: '2',
      campaignType: '2',
    });

    const notice = await within(card()).findByText(
      /^A conta tem hoje \d+ SMS, e esta campanha usa \d+ SMS\./,
    );
    expect(notice).toBeVisible();
    const link = within(card()).getByRole('link', { name: /^Comprar na Área do cliente/ });
    expect(link).toHaveAttribute('href', '/customer-area/account?panel=buy');
    expect(link).toHaveAttribute('target', '_blank');

    // Bought and paid for in the other tab.
    demoApi.db.creditEntries.insert({
      clientId: clientOf(),
      typeCommunicationId: 2,
      amount: 100_000,
      typeUse: 'purchase',
      createdAt: '2026-11-20 10:00:00',
    });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await within(card()).findByText(/^A conta tem hoje 100\.\d+ SMS\.$/)).toBeVisible();
    expect(link).not.toBeInTheDocument();
  });

  it('says how many who are inactive the server does not leave out', async () => {
    demoApi.db.voters.removeWhere(({ clientId, status }) => clientId === clientOf() && !status);
    const { user } = await openCreate();
    await user.click(radio('E-mail'));
    await screen.findByText('Custo estimado');
    expect(within(card()).queryByText(/cadastros? inativos? pode/)).not.toBeInTheDocument();
    const own = demoApi.db.voters.filter(
      ({ clientId, email, genre, isExcluded }) =>
        clientId === clientOf() && email !== '' && genre === 2 && !isExcluded,
    );
    for (const { id } of own.slice(0, 2)) demoApi.db.voters.update(id, { status: false });
    await user.click(radio('Feminino'));
    expect(
      await within(card()).findByText(/2 cadastros inativos podem estar entre os que recebem/),
    ).toBeVisible();
    await user.click(radio('Masculino'));
    await waitFor(() => expect(within(card()).queryByText(/inativos podem/)).not.toBeInTheDocument());
    await expectNoAxeViolations();
  });

  it('is asked for anew by every filter, once for changes that follow each other closely, and never shows an older answer', async () => {
    const { user } = await openCreate();
    const held = holdAnswer();
    const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    onRead('searchVoters', () => held.answer);
    await user.click(radio('E-mail'));
    await waitFor(() => expect(counts()).toHaveLength(1));
    await user.click(radio('Masculino'));
    await waitFor(() => expect(aborted).toHaveBeenCalledTimes(1));
    await screen.findByText('Custo estimado');
    await screen.findByText(/^A conta tem hoje/);
    const shown = card().textContent;
    held.give(HttpResponse.json({ total: 999_999 }));
    // By then an earlier response has been processed as well.
    await allSent();
    expect(card().textContent).toBe(shown);
    expect(costs()).toHaveLength(1);

    const { cities, districts, voterGroups, occupations } = demoApi.db;
    const city = cities.find(({ name }) => name === 'Campinas');
    const district = districts.find(({ cityId }) => cityId === city?.id);
    const group = voterGroups.find(({ clientId }) => clientId === 1);
    const student = occupations.find(({ name }) => name === 'Estudante');
    expect(fieldNamed('Bairros')).toBeDisabled();
    expect(screen.getByText('Você ainda não selecionou uma cidade...')).toBeVisible();
    await choose(user, fieldNamed('Cidade'), 'Campinas/SP', 'campinas');
    expect(screen.queryByText('Você ainda não selecionou uma cidade...')).not.toBeInTheDocument();
    await choose(user, fieldNamed('Bairros'), district?.name ?? '', district?.name);
    await user.keyboard('{Escape}');
    await choose(user, fieldNamed('Grupos'), group?.name ?? '');
    await user.keyboard('{Escape}');
    await choose(user, fieldNamed('Estado civil'), 'União Estável');
    await choose(user, fieldNamed('Profissão'), 'Estudante', 'estudante');
    await waitFor(() =>
      expect(counts().at(-1)).toEqual({
        genre: '1',
        cityId: String(city?.id),
        'districtsId[]': [String(district?.id)],
        'groupsId[]': [String(group?.id)],
        maritalStatusId: '6',
        professionId: String(student?.id),
        withEmail: 'true',
        campaignType: '1',
      }),
    );
    const before = counts().length;
    // Synchronously, for slow machines.
    for (const name of ['Feminino', 'Masculino', 'Não informado']) fireEvent.click(radio(name));
    await waitFor(() => expect(counts()).toHaveLength(before + 1));
    expect(counts().at(-1)).toMatchObject({ genre: '3' });

    // A city's districts are removed with it.
    await choose(user, fieldNamed('Cidade'), /^Valinhos/, 'valinhos');
    await waitFor(() => expect(counts().at(-1)).not.toHaveProperty('districtsId[]'));
  });

  it('of nobody is not priced, one that cannot be counted or priced is asked for again, and neither is sent to', async () => {
    const { user } = await openCreate();
    onRead('searchVoters', () => HttpResponse.json({ total: '0' }));
    await fill(user, fieldNamed('Nome da campanha'), 'Ninguém');
    await fill(user, fieldNamed('Data de envio'), formatDate(sendDay));
    await choose(user, fieldNamed('Horário de envio'), '10:00');
    await user.click(radio('SMS'));
    await fill(user, fieldNamed('Conteúdo'), 'Oi');
    await waitFor(() => expect(figure('Total de envios')).toHaveTextContent('0'));
    await allSent();
    expect(costs()).toEqual([]);
    await press(user, 'Salvar');
    expect(await within(card()).findByText('Ninguém recebe esta campanha. Mude os filtros.')).toBeVisible();
    await waitFor(() => expect(card()).toHaveFocus());
    await expectNoAxeViolations();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    for (const [action, type] of [
      ['searchVoters', 'E-mail'],
      ['getCost', 'SMS'],
    ] as const) {
      onRead(action, () => HttpResponse.json({}, { status: 500 }));
      await user.click(radio(type));
      expect(await within(card()).findByText(/^Não conseguimos contar quem recebe\./)).toBeVisible();
      await press(user, 'Salvar');
      expect(await within(card()).findByText('Conte de novo quem recebe antes de salvar.')).toBeVisible();
      await waitFor(() => expect(card()).toHaveFocus());
      await press(user, 'Contar de novo');
      await screen.findByText('Custo estimado');
      expect(within(card()).getByRole('heading', { name: 'Custo da campanha' })).toHaveFocus();
      expect(
        within(card()).queryByText('Conte de novo quem recebe antes de salvar.'),
      ).not.toBeInTheDocument();
    }
  });

  it('that the account cannot pay for sends others to the administrator; a balance nobody knows holds up nobody', async () => {
    giveRules('create_campaign');
    const { user } = await openCreate(basic);
    await user.click(radio('SMS'));
    expect(await within(card()).findByText(/^Peça a quem administra/)).toBeVisible();
    expect(within(card()).queryByRole('link')).not.toBeInTheDocument();

    demoApi.server.use(
      http.get(`${demoApi.baseUrl}/transaction.communication.php`, () => HttpResponse.error()),
    );
    await user.click(radio('E-mail'));
    expect(await within(card()).findByText('Não conseguimos ler o saldo da conta.')).toBeVisible();
    expect(figure('Custo estimado')).toHaveTextContent(/^R\$/);
    expect(screen.getByRole('button', { name: 'Salvar' })).not.toHaveAttribute('aria-disabled');
  });
});

it('the message asks for the parts of an e-mail and shows them as text, and tells the length of an SMS and how to shorten it', async () => {
  const { user } = await openCreate();
  await user.click(radio('E-mail'));
  const preview = screen.getByRole('article', { name: 'Prévia da mensagem' });
  expect(preview.textContent).toBe('AssuntoSaudaçãoConteúdoAssinatura');
  await screen.findByText('Custo estimado');
  await press(user, 'Salvar');
  for (const label of ['Assunto', 'Saudação', 'Conteúdo', 'Assinatura'])
    await waitFor(() => expect(fieldNamed(label)).toHaveAccessibleDescription('Preencha este campo.'));
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)>\n\nfim';
  await fill(user, fieldNamed('Assunto'), 'Convite');
  await fill(user, fieldNamed('Saudação'), 'Olá!');
  await fill(user, fieldNamed('Conteúdo'), hostile);
  await fill(user, fieldNamed('Assinatura'), 'Equipe');
  await waitFor(() => expect(preview.textContent).toBe(`ConviteOlá!${hostile}Equipe`));
  expect(preview.querySelector('script, img')).toBeNull();
  await press(user, 'Celular');
  expect(screen.getByRole('button', { name: 'Celular' })).toHaveAttribute('aria-pressed', 'true');

  await user.click(radio('SMS'));
  await fill(user, fieldNamed('Conteúdo'), 'ã'.repeat(70));
  expect(screen.getByText('70 caracteres · com letras como ã, õ e ç: 70 por SMS')).toBeVisible();
  expect(screen.getByText('1 SMS para cada pessoa')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remover acentos' })).not.toBeInTheDocument();
  await fill(user, fieldNamed('Conteúdo'), 'ã'.repeat(71));
  expect(screen.getByText('2 partes para cada pessoa')).toBeVisible();
  await press(user, 'Remover acentos');
  expect(fieldNamed('Conteúdo')).toHaveValue('a'.repeat(71));
  await waitFor(() => expect(fieldNamed('Conteúdo')).toHaveFocus());
  expect(screen.getByText('71 caracteres · alfabeto comum: 160 por SMS')).toBeVisible();
});

describe('saving', () => {
  it('sums up what is sent, can be thought over, sends it once and goes back to the list', async () => {
    const { user, path } = await openCreate();
    await fillSms(user, ' Mutirão ');
    const total = Number(costs().at(-1)?.totalVoters);
    await user.dblClick(screen.getByRole('button', { name: 'Salvar' }));
    const summary = await screen.findByRole('dialog', { name: 'Confira antes de enviar' });
    for (const text of ['Mutirão', `${total} pessoas`, 'SMS', /, 10:00$/, /^R\$/])
      expect(within(summary).getByText(text, { selector: 'dd > div' })).toBeVisible();
    await expectNoAxeViolations(summary);
    await press(user, 'Voltar');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(created()).toEqual([]);

    await press(user, 'Salvar');
    const heading = await screen.findByRole('heading', { name: 'Confira antes de enviar' });
    await waitFor(() => expect(heading).toHaveFocus());
    const held = holdAnswer();
    demoApi.server.use(http.post(address, async () => void (await held.answer), { once: true }));
    await user.dblClick(await screen.findByRole('button', { name: 'Confirmar campanha' }));
    expect(screen.getAllByRole('button', { name: 'Salvando...' })).not.toHaveLength(0);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    held.give();
    await seen('A campanha Mutirão foi criada!');
    await waitFor(() => expect(path()).toBe('/campaigns/list'));
    expect(created()).toEqual([
      {
        type: 2,
        name: 'Mutirão',
        dateStart: sendDay,
        hourStart: '10:00',
        voters: total,
        message: [{ name: 'content', value: 'Sábado tem mutirão.' }],
        filters: [
          { name: 'withTelephone', value: true },
          { name: 'telephoneTypeId', value: 2 },
        ],
      },
    ]);
    await press(user, 'Abrir');
    expect(await screen.findByRole('dialog', { name: 'Detalhes da campanha' })).toBeVisible();
  });

  it('shows what the server says of the audience at the card, and leads to it', async () => {
    demoApi.server.use(http.post(address, refusing('voters')));
    const { user } = await openCreate();
    await fillSms(user);
    await confirm(user);
    // The card is inert while the summary is open.
    expect(
      await within(await screen.findByRole('group', { name: 'Custo da campanha' })).findByText(
        'Recusado: voters.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(card()).toHaveFocus());
    await user.click(radio('Feminino'));
    await waitFor(() => expect(screen.queryByText('Recusado: voters.')).not.toBeInTheDocument());
  });

  it('asks for the own password again before it is sent', async () => {
    const { user, path } = await openCreate();
    await fillSms(user);
    await expectPasswordAsked(
      user,
      () => confirm(user),
      () => created().length,
    );
    await waitFor(() => expect(path()).toBe('/campaigns/list'));
  });

  /** Sends a campaign and leaves the screen; `answer` then arrives and is reported by a persistent toast. */
  async function leaveWhileSent(answer: () => Response | undefined, told: string) {
    const { user, router } = await openCreate();
    await fillSms(user);
    const held = holdAnswer();
    demoApi.server.use(
      http.post(
        address,
        async () => {
          await held.answer;
          return answer();
        },
        { once: true },
      ),
    );
    await confirm(user);
    await waitFor(() => expect(created()).toHaveLength(1));
    const next = holdScreen(router);
    await next.goThere();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    held.give();
    expect(await screen.findByText(told)).toBeInTheDocument();
    next.expectOnTheWay();
    await next.arrive();
    expect(screen.getByText(told)).toBeInTheDocument();
  }

  it('leads nobody away who left while it was created', () =>
    leaveWhileSent(() => undefined, 'A campanha Mutirão foi criada!'));

  it('tells who left while it was created that it was refused', () =>
    leaveWhileSent(refusing('name'), 'Ao salvar a campanha Mutirão: Recusado: name.'));
});

describe('a campaign without an answer', () => {
  const doubtful = /^Não sabemos se a campanha de SMS de .* 10:00, para \d+ pessoas, foi criada\./;
  const done = /^A campanha de SMS de .* 10:00, para \d+ pessoas, foi criada: já está na lista\./;
  const failing = () => HttpResponse.error();

  /**
   * The next campaign may be stored; its response is lost, and unless `isListRead` the list cannot be read afterwards
   * either.
   */
  function loseAnswer({ arrives, isListRead = false }: { arrives: boolean; isListRead?: boolean }) {
    demoApi.server.use(
      http.post(
        address,
        async ({ request }) => {
          const { name, type, dateStart, hourStart } = (await request.json()) as Record<string, string>;
          if (arrives)
            demoApi.db.campaigns.insert({
              clientId: 1,
              name: name ?? '',
              typeId: Number(type),
              totalVoters: 1,
              dateSend: `${dateStart} ${hourStart}:00`,
              endsAt: null,
              statusId: 1,
              message: [],
              filters: [],
              createdById: 1,
            });
          if (!isListRead) onRead('search', failing);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
  }

  async function confirmAnyway(user: User) {
    await press(user, 'Salvar');
    const summary = within(await screen.findByRole('dialog', { name: 'Confira antes de enviar' }));
    expect(summary.queryByRole('button', { name: 'Confirmar campanha' })).not.toBeInTheDocument();
    await user.click(summary.getByRole('button', { name: 'Criar mesmo assim' }));
  }

  /** Reloads the page, with the data kept in the browser. */
  async function reload() {
    cleanup();
    const shown = renderRoute('/campaigns/create');
    await screen.findByRole('heading', { level: 1, name: 'Nova campanha' });
    return shown;
  }

  it('that is in the list was created: it is settled and told, and its twin made only on request', async () => {
    loseAnswer({ arrives: true, isListRead: true });
    const { user, path } = await openCreate();
    await fillSms(user);
    await confirm(user);
    await seen(done);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(keptDoubts()).toEqual([]);
    const link = screen.getByRole('link', { name: /^Abrir a lista de campanhas/ });
    expect(link).toHaveAttribute('href', '/campaigns/list');
    expect(link).toHaveAttribute('target', '_blank');

    await confirm(user);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('já está na lista: ela não foi criada de novo.'),
    );
    await allSent();
    expect(created()).toHaveLength(1);
    await confirmAnyway(user);
    await waitFor(() => expect(path()).toBe('/campaigns/list'));
    expect(created()).toHaveLength(2);
  });

  it('is never made twice while nobody can look for it', async () => {
    loseAnswer({ arrives: true });
    const { user } = await openCreate();
    await fillSms(user);
    await confirm(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não sabemos se a operação foi concluída. Confira na lista');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(await screen.findByText(/Não conseguimos ler a lista\./)).toHaveTextContent(doubtful);
    await expectNoAxeViolations(document.body);

    onRead('search', failing);
    await confirmAnyway(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos conferir'));
    expect(created()).toHaveLength(1);
    await confirmAnyway(user);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('já está na lista: ela não foi criada de novo.'),
    );
    await allSent();
    expect(created()).toHaveLength(1);
    expect(fieldNamed('Conteúdo')).toHaveValue('Sábado tem mutirão.');
    expect(keptDoubts()).toEqual([]);
  });

  it('is still doubted after a reload, keeps nothing of anybody, and is made again only on request', async () => {
    loseAnswer({ arrives: false });
    const { user } = await openCreate();
    await fillSms(user);
    await confirm(user);
    await screen.findByText(/Não conseguimos ler a lista\./);
    expect(keptDoubts()).toEqual([
      {
        kind: 'campaign',
        about: null,
        text: '',
        type: 2,
        amount: Number(costs().at(-1)?.totalVoters),
        time: `${sendDay} 10:00:00`,
        before: 0,
        at: expect.any(Number) as number,
      },
    ]);

    const { user: later, path } = await reload();
    expect(await screen.findByText(/Ela não está na lista lida agora/)).toHaveTextContent(doubtful);
    await fillSms(later);
    await confirmAnyway(later);
    await waitFor(() => expect(path()).toBe('/campaigns/list'));
    expect(created()).toHaveLength(2);
    expect(keptDoubts()).toEqual([]);
  });

  it('is found after a reload when it arrived, or when it is looked for again', async () => {
    loseAnswer({ arrives: true });
    const { user } = await openCreate();
    await fillSms(user);
    await confirm(user);
    await screen.findByText(/Não conseguimos ler a lista\./);
    onRead('search', failing);
    const { user: later } = await reload();
    await screen.findByText(/Não conseguimos ler a lista\./);
    await press(later, 'Conferir de novo');
    await seen(done);
    expect(keptDoubts()).toEqual([]);
  });

  it('is settled by who found it', async () => {
    loseAnswer({ arrives: false, isListRead: true });
    const { user } = await openCreate();
    await fillSms(user);
    await confirm(user);
    await screen.findByText(/Ela não está na lista lida agora/);
    await press(user, 'Encontrei na lista');
    expect(screen.queryByText(doubtful)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(keptDoubts()).toEqual([]);
  });
});

it('is for those who may create campaigns', async () => {
  giveRules();
  const { path } = renderRoute('/campaigns/create', { as: basic.email });
  await waitFor(() => expect(path()).toBe('/forbidden'));
});
