import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { hideScreen, showScreen } from '@/ui/hiddenScreen';
import { switchLetterKeys } from '@/records/list/deferred/letterKeys';
import { today } from '@/formats/dates';
import { toastStore } from '@/ui/feedback/toasts';
import { onGiven } from '@/ui/givenFragment';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer, refusing } from '@tests/answers';
import { sent as callsSent, telefonema } from '@tests/calls';
import { administrator, basic, firstOf, giveRules, ofOffice, userOf } from '@tests/office';
import { dialog, gone, loadOverScreen, openScreen } from '@tests/overScreen';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { atendimento, sent as servicesSent, servicesOf, tickStatuses } from '@tests/services';
import { choose, expectFields, fieldNamed, fill, press, type User } from '@tests/typing';
import { eleitor, sent as votersSent, votersOf } from '@tests/voters';

installDemoApi();
beforeAll(
  () =>
    loadOverScreen(
      import('@/workflows/incomingCall/IncomingCall'),
      import('@/features/services/progress/CommentByReference'),
    ),
  60_000,
);

const phone = '19981234567';
const second = '1932351234';

/** A voter with two phone numbers and a unique name. */
function knownVoter() {
  const { id } = firstOf(votersOf());
  return demoApi.db.voters.update(id, {
    name: 'Zulmira Xisto Quadros',
    nickName: 'Mira',
    telephone: [
      { number: phone, type: 2, operator: 1 },
      { number: second, type: 1, operator: 1 },
    ],
  });
}

let voter: ReturnType<typeof knownVoter>;
beforeEach(() => {
  voter = knownVoter();
});

const who = () => screen.getByRole('combobox', { name: 'Quem está ligando' });
const subject = () => fieldNamed('Assunto');
const row = (name: RegExp) => screen.findByRole('option', { name });

async function answer(account: { email: string } = administrator) {
  const { user, path } = await openScreen(account);
  await user.keyboard('l');
  await panel('Registrar ligação');
  await waitFor(() => expect(who()).toHaveFocus());
  return { user, path };
}

async function take(user: User) {
  await user.keyboard(phone);
  await row(/Zulmira.*mesmo celular/);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(subject()).toHaveFocus());
}

async function openService(user: User, text = 'Pede poda.') {
  await take(user);
  await user.paste(text);
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  await panel('Novo atendimento');
  await waitFor(() => expect(fieldNamed('Categoria')).toHaveFocus());
}

describe('the key of a call', () => {
  it('opens one panel over the screen, where nobody types and nothing is open, and is told', async () => {
    const { user, path, isTold } = await openScreen();
    expect(isTold).toBe(true);
    await user.keyboard('?');
    await panel('Ajuda');
    await user.keyboard('l{Escape}');
    await gone();
    act(() => void switchLetterKeys(false));
    await user.keyboard('l');
    act(() => void switchLetterKeys(true));
    expect(dialog()).not.toBeInTheDocument();
    await user.keyboard('l');
    await panel('Registrar ligação');
    expect(path()).toBe('/tasks/list');
    await waitFor(() => expect(who()).toHaveFocus());
    await user.keyboard('l');
    expect(who()).toHaveValue('l');
    await expectSoundPanel();
  });

  it('is neither heard nor told without the right to register calls', async () => {
    giveRules('create_voter', 'create_treatment');
    const { user, isTold } = await openScreen(basic);
    expect(isTold).toBe(false);
    await user.keyboard('l');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('is not the second key of a jump', async () => {
    const { user, path } = await openScreen();
    await user.keyboard('gl');
    await waitFor(() => expect(path()).toBe('/phonecalls/list'));
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('a number that the telephone system gives', () => {
  const ring = (number: string) => {
    globalThis.givenFragment = `ligacao=${number}`;
  };
  const ringLater = (number: string) =>
    act(async () => {
      await new Promise<void>((came) => {
        onTestFinished(onGiven(came));
        window.location.hash = `#ligacao=${number}`;
      });
    });
  const title = { name: 'Registrar ligação' };
  const cancel = (user: User) =>
    user.click(within(screen.getByRole('dialog', title)).getByRole('button', { name: 'Cancelar' }));

  it('opens the caller’s card, which asks nothing when it is closed untouched', async () => {
    ring(`%2B55${phone}`);
    const { user, path } = renderRoute('/tasks/list', { as: administrator.email });
    await panel('Registrar ligação');
    await waitFor(() => expect(who()).toHaveValue('(19) 98123-4567'));
    expect(await screen.findByRole('region', { name: voter.name })).toBeVisible();
    expect(path()).toBe('/tasks/list');
    expect(globalThis.givenFragment).toBeUndefined();
    await user.keyboard('{Escape}{Escape}');
    await gone();
  });

  it('waits under a locked screen, without a word there', async () => {
    await openScreen();
    act(hideScreen);
    onTestFinished(showScreen);
    await ringLater(phone);
    expect(globalThis.givenFragment).toBeUndefined();
    expect(screen.queryByRole('dialog', title)).not.toBeInTheDocument();
    expect(toastStore.read()).toEqual([]);
    act(showScreen);
    await panel('Registrar ligação');
  });

  it('opens over what is being typed, and the next one once this one is closed', async () => {
    const { user } = await openScreen();
    await user.keyboard('n');
    await panel('Nova tarefa');
    await user.type(fieldNamed('Descrição'), 'Comprar café');
    await ringLater(phone);
    const call = await screen.findByRole('dialog', title);
    await waitFor(() => expect(who()).toHaveFocus());
    await screen.findByRole('region', { name: voter.name });
    await ringLater(second);
    await seen(/^Chegou a ligação de \(19\) 3235-1234\./);
    expect(who()).toHaveValue('(19) 98123-4567');
    await cancel(user);
    await waitFor(() => expect(call).not.toBeInTheDocument());
    await waitFor(() => expect(who()).toHaveValue('(19) 3235-1234'));
    await screen.findByRole('region', { name: voter.name });
    await cancel(user);
    await waitFor(() => expect(screen.queryByRole('dialog', title)).not.toBeInTheDocument());
    expect(fieldNamed('Descrição')).toHaveValue('Comprar café');
    await waitFor(() => expect(fieldNamed('Descrição')).toHaveFocus());
  });

  it('says so to who may not register calls, and is nothing where it is no telephone', async () => {
    giveRules('create_voter');
    ring(phone);
    renderRoute('/tasks/list', { as: basic.email });
    await seen('Você não tem permissão para registrar ligações.');
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('who is calling', () => {
  it('is looked up with four calls, and told with the reason only by the whole number', async () => {
    demoApi.db.calls.update(
      firstOf(demoApi.db.calls.filter(({ clientId }) => clientId === voter.clientId)).id,
      {
        telephone: phone,
        subject: 'Convite para a festa.',
      },
    );
    const { user } = await answer();
    await user.keyboard(phone.slice(2, 9));
    await allSent();
    expect(votersSent('search')).toEqual([]);
    await user.clear(who());
    await user.keyboard(phone.slice(2));
    expect(await row(/Zulmira/)).toHaveTextContent('Pode ser');
    await user.clear(who());
    await user.paste('(19) 98123-4567');
    expect(await row(/Zulmira/)).toHaveTextContent('Pode ser mesmo celular');
    const card = await screen.findByRole('region', { name: voter.name });
    await waitFor(() => expect(card).toHaveTextContent('“Mira”'));
    await waitFor(() => expect(card).toHaveTextContent('Convite para a festa.'));
    const mine = servicesOf().filter(({ electorId }) => electorId === voter.id);
    await waitFor(() =>
      expect(card).toHaveTextContent(mine.length === 0 ? 'Nenhum.' : `${mine.length} atendimento`),
    );
    await allSent();
    const search = votersSent('search');
    expect(search.at(-1)?.query).toMatchObject({ telephone: phone, limit: '5' });
    const lookUp = demoApi.requests.slice(demoApi.requests.findIndex((one) => one === search.at(-1)));
    expect(lookUp.map(({ script }) => script).sort()).toEqual([
      'atendimento.php',
      'eleitor.php',
      'eleitor.php',
      'telefonema.php',
    ]);
    await expectSoundPanel();
  });

  it('has an open request shown before newer ones that ended, as ticked by the office, and a birthday', async () => {
    for (const { id } of servicesOf()) demoApi.db.services.update(id, { electorId: 999_999 });
    const [, , , , oldest] = servicesOf();
    const statuses = demoApi.db.serviceStatuses.filter(({ clientId }) => clientId === voter.clientId);
    const [open, other] = statuses.map(({ id }) => id);
    const own = servicesOf().slice(0, 5);
    for (const { id } of own)
      demoApi.db.services.update(id, {
        electorId: voter.id,
        statusId: id === oldest?.id ? (open ?? 0) : (other ?? 0),
      });
    tickStatuses({ open: [open ?? 0], ended: [other ?? 0] });
    demoApi.db.voters.update(voter.id, {
      dateOfBirth: `${Number(today().slice(0, 4)) - 46}${today().slice(4)}`,
    });
    const { user } = await answer();
    await user.paste('(19) 98123-4567');
    const card = within(await screen.findByRole('region', { name: voter.name }));
    expect(await card.findByText('Faz 46 anos hoje')).toBeVisible();
    expect(await card.findByText(/^5 atendimentos, 1 em aberto; os 3 primeiros:/)).toBeVisible();
    expect(card.getAllByRole('listitem')[0]).toHaveTextContent(`AT-${oldest?.id}`);
  });

  it('says why by another of the phones too, once the record is read', async () => {
    const { user } = await answer();
    await user.paste(second);
    await row(/Zulmira.*telefone fixo da casa/);
  });

  it('is a stranger after Esc, whatever arrives later, and saving waits for no look-up', async () => {
    const held = holdAnswer();
    demoApi.server.use(http.get(eleitor, async () => void (await held.answer)));
    const { user } = await answer();
    await user.paste('Zulmira Xisto');
    await waitFor(() => expect(demoApi.underWay()).toBe(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(subject()).toHaveFocus());
    await user.paste('Quer uma visita.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await seen(/^A ligação LI-\d+ foi criada!$/);
    expect(callsSent('cadastrar').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        id: 0,
        name: 'Zulmira Xisto',
        telephone: '',
        subject: 'Quer uma visita.',
        date: today(),
        userWantedId: 0,
        status: 1,
      }),
    ]);
    held.give();
    await gone();
  });

  it('stays the one chosen when answers come late', async () => {
    const { user } = await answer();
    const held = holdAnswer();
    demoApi.server.use(http.get(atendimento, async () => void (await held.answer)));
    await user.keyboard('Zulmira');
    await row(/Zulmira/);
    await user.keyboard('{ArrowDown}');
    expect(who()).toHaveAttribute('aria-activedescendant', (await row(/Zulmira/)).id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(subject()).toHaveFocus());
    held.give();
    await allSent();
    expect(subject()).toHaveFocus();
    expect(screen.getByRole('region', { name: voter.name })).toBeVisible();
  });

  it('can be saved when every look-up fails, each saying so alone', async () => {
    const broken = () => new HttpResponse(null, { status: 500 });
    const { user } = await answer();
    demoApi.server.use(
      http.get(atendimento, broken),
      http.get(eleitor, ({ request }) =>
        new URL(request.url).searchParams.has('id') ? broken() : undefined,
      ),
      http.get(telefonema, broken),
    );
    await user.keyboard('Zulmira');
    const card = await screen.findByRole('region', { name: voter.name });
    for (const what of ['os atendimentos', 'a última ligação', 'o apelido e os outros telefones'])
      await waitFor(() => expect(card).toHaveTextContent(`Não foi possível procurar ${what}.`));
    demoApi.server.use(http.get(eleitor, broken));
    await fill(user, who(), 'Zulmira X');
    await seen(/^Não foi possível procurar\..*pode ser salva assim mesmo\.$/);
    await fill(user, subject(), 'Recado.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/^A ligação LI-\d+ foi criada!$/);
    expect(callsSent('cadastrar')[0]?.body).toMatchObject({ name: 'Zulmira X', telephone: '' });
  });

  it('is asked for a name beside a number, and what the API refuses stands under the field', async () => {
    const { user } = await answer();
    await user.keyboard('19988');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(fieldNamed('Nome de quem ligou')).toHaveFocus());
    expect(callsSent('cadastrar')).toEqual([]);
    await user.paste('Gráfica');
    await fill(user, subject(), 'Entrega.');
    await press(user, 'Salvar');
    await seen('Digite o telefone com DDD.');
    expect(who()).toHaveFocus();
    await fill(user, who(), '1932359999');
    demoApi.server.use(http.post(telefonema, refusing('telephone'), { once: true }));
    await screen.findByText('Nenhum eleitor encontrado.');
    await press(user, 'Salvar');
    await seen('Recusado: telephone.');
    expect(who()).toHaveAccessibleDescription('Recusado: telephone.');
    await press(user, 'Salvar');
    await screen.findByText(/^A ligação LI-\d+ foi criada!$/);
    expect(callsSent('cadastrar').at(-1)?.body).toMatchObject({ name: 'Gráfica', telephone: '1932359999' });
  });
});

describe('somebody unknown', () => {
  const unknown = '19987770123';

  async function register(user: User) {
    await user.paste(unknown);
    await screen.findByText('Nenhum eleitor encontrado.');
    await press(user, 'Cadastrar');
    await panel('Cadastrar quem está ligando');
    await waitFor(() => expect(fieldNamed('Nome')).toHaveFocus());
    await user.paste('Zuleica Antunes');
    await user.click(screen.getByRole('radio', { name: 'Feminino' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
  }

  it('is registered with a name, a gender and the phone already there, and then is the caller', async () => {
    const { user } = await answer();
    await register(user);
    await waitFor(() => expect(subject()).toHaveFocus());
    expect(votersSent(null).filter(({ method }) => method === 'POST')[0]?.body).toMatchObject({
      name: 'Zuleica Antunes',
      genre: 2,
      telephone: [{ number: unknown }],
    });
    await user.paste('Pede consulta.');
    await press(user, 'Salvar');
    await screen.findByText(/^A ligação LI-\d+ foi criada!$/);
    expect(callsSent('cadastrar')[0]?.body).toMatchObject({ name: 'Zuleica Antunes', telephone: unknown });
  });

  it('is registered without a gender where nobody asked', async () => {
    const { user } = await answer();
    await user.paste(unknown);
    await screen.findByText('Nenhum eleitor encontrado.');
    await press(user, 'Cadastrar');
    await panel('Cadastrar quem está ligando');
    await waitFor(() => expect(fieldNamed('Nome')).toHaveFocus());
    await user.type(fieldNamed('Nome'), 'Zuleica Antunes{Enter}');
    await waitFor(() => expect(subject()).toHaveFocus());
    expect(votersSent(null).filter(({ method }) => method === 'POST')[0]?.body).toMatchObject({
      name: 'Zuleica Antunes',
      genre: 3,
    });
  });

  it('may be one of those the API takes for the same person', async () => {
    const alike = demoApi.db.voters.update(firstOf(votersOf().slice(4)).id, { name: 'Zuleica Antunes Dias' });
    const message = 'Este eleitor já está cadastrado.';
    const answerDuplicated = () =>
      HttpResponse.json({ message, errors: [{ fieldName: 'duplicated', message }] }, { status: 400 });
    demoApi.server.use(http.post(eleitor, answerDuplicated));
    const { user } = await answer();
    await register(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await press(user, `É ${alike.name}, nº ${alike.id}`);
    await waitFor(() => expect(subject()).toHaveFocus());
    expect(screen.getByRole('region', { name: alike.name })).toBeVisible();
  });

  it('is not offered to be registered without the right, which is said', async () => {
    giveRules('create_call');
    const { user } = await answer(basic);
    await user.paste(unknown);
    await screen.findByText('Nenhum eleitor encontrado.');
    expect(screen.getByRole('button', { name: 'Cadastrar' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Salvar e abrir atendimento' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('a request from the call', () => {
  it('waits for somebody to be chosen', async () => {
    const { user } = await answer();
    await user.paste('Gráfica do Zé');
    await user.keyboard('{Escape}');
    await user.paste('Entrega.');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(screen.getByRole('button', { name: 'Salvar e abrir atendimento' })).toHaveFocus();
    await allSent();
    expect(callsSent('cadastrar')).toEqual([]);
  });

  it('is opened with the call saved, the voter fixed, the phone as origin and the subject', async () => {
    const { user, path } = await answer();
    await openService(user);
    expect(callsSent('cadastrar')[0]?.body).toMatchObject({
      name: voter.name,
      telephone: phone,
      subject: 'Pede poda.',
    });
    await waitFor(() => expectFields({ Origem: 'Telefone', Status: 'Aberto', Descrição: 'Pede poda.' }));
    expect(screen.queryByRole('button', { name: 'Trocar eleitor' })).not.toBeInTheDocument();
    await choose(user, fieldNamed('Categoria'), ofOffice(demoApi.db.serviceCategories).name);
    await choose(user, fieldNamed('Escritório'), ofOffice(demoApi.db.offices).name);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/^O atendimento AT-\d+ foi criado!$/);
    await gone();
    expect(servicesSent('cadastrar')[0]?.body).toMatchObject({
      electorId: voter.id,
      description: 'Pede poda.',
    });
    expect(path()).toBe('/tasks/list');
  });

  it('takes what fits of a long subject, and offers the rest as a comment', async () => {
    const long = 'Pede poda da árvore. '.repeat(70).trim();
    const { user } = await answer();
    await openService(user, long);
    const dialogs = await panel('Novo atendimento');
    expect(dialogs.getByText(/é oferecido como primeiro comentário/)).toBeVisible();
    await choose(user, fieldNamed('Categoria'), ofOffice(demoApi.db.serviceCategories).name);
    await choose(user, fieldNamed('Escritório'), ofOffice(demoApi.db.offices).name);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await panel('Comentar atendimento');
    const rest = (fieldNamed('Comentário') as HTMLTextAreaElement).value;
    const [made] = servicesSent('cadastrar').map(({ body }) => body as { description: string });
    expect(`${made?.description} ${rest}`).toBe(long);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/^Comentário incluido no atendimento AT-\d+!$/);
    await gone();
    expect(servicesSent('createProgressComment')[0]?.body).toMatchObject({ comment: rest });
  });

  it('gives way to a comment on an open one of the same category', async () => {
    const category = ofOffice(demoApi.db.serviceCategories);
    const service = demoApi.db.services.update(firstOf(servicesOf()).id, {
      electorId: voter.id,
      categoryId: category.id,
      statusId: ofOffice(demoApi.db.serviceStatuses).id,
      // Promised, not done.
      completionDate: today(),
    });
    const { user } = await answer();
    await openService(user);
    await choose(user, fieldNamed('Categoria'), category.name);
    expect(await screen.findByText(`Já há AT-${service.id} aberto`, { selector: 'strong' })).toBeVisible();
    await expectSoundPanel();
    await press(user, 'Comentar nele');
    await panel('Comentar atendimento');
    expect(fieldNamed('Comentário')).toHaveValue('Pede poda.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(`Comentário incluido no atendimento AT-${service.id}!`);
    await gone();
    expect(servicesSent('cadastrar')).toEqual([]);
    expect(servicesSent('createProgressComment')[0]?.body).toMatchObject({
      treatmentId: service.id,
      responsibleId: userOf(administrator).id,
      comment: 'Pede poda.',
    });
  });
});
