import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { formatDate, today } from '@/formats/dates';
import { refusing } from '@tests/answers';
import { downloadFrom } from '@tests/downloads';
import { loadHelp } from '@tests/helpSteps';
import { keysOfList, rowOf } from '@tests/list';
import { administrator, basic, firstOf, giveRules, keyOfOffice } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { atendimento, newestService, openServices, sent, servicesOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press, type User } from '@tests/typing';
import { moduleLimits } from './textModules';

installDemoApi();

// The keys are available after the rows.
beforeAll(
  () => Promise.all([loadScreen('/services/list'), import('@/records/list/deferred/AfterRows'), loadHelp()]),
  60_000,
);
afterEach(() => vi.restoreAllMocks());

const mobile = [{ number: '19981234567', type: 2, operator: 1 }];
const modulesKey = () => keyOfOffice('tribuna.modelos-de-texto');
const textField = () => fieldNamed('Texto do retorno') as HTMLTextAreaElement;

const statusLike = (name: RegExp, clientId: number) =>
  firstOf(demoApi.db.serviceStatuses.filter((one) => one.clientId === clientId && name.test(one.name)));

interface Start {
  account?: { email: string };
  /** Opened from the details, else from the row. */
  isFromDetails?: boolean;
  voter?: object;
}

async function openReply({ account = administrator, voter = {}, isFromDetails = false }: Start = {}) {
  const service = newestService();
  const open = statusLike(/^Abert/, service.clientId);
  demoApi.db.services.update(service.id, {
    statusId: open.id,
    completionDate: null,
    requestDate: '2026-11-18',
  });
  demoApi.db.voters.update(service.electorId, {
    name: 'Ana Maria',
    telephone: mobile,
    allowCommunication: true,
    ...voter,
  });
  const { user, router } = openServices(account);
  await rowOf(`AT-${service.id}`);
  await keysOfList(user);
  if (isFromDetails) {
    await user.keyboard('j{Enter}');
    await (await panel(/^Detalhes do atendimento/)).findByRole('button', { name: 'Dar retorno' });
    await press(user, 'Dar retorno');
  } else await user.keyboard('jr');
  const reply = await panel('Dar retorno');
  await reply.findByRole('textbox', { name: 'Texto do retorno' });
  return { user, router, reply, id: service.id, ended: statusLike(/^(Conclu|Arquiv)/, service.clientId) };
}

const bodyOf = (action: string) => firstOf(sent(action)).body;
const save = (user: User) => user.keyboard('{Control>}{Enter}{/Control}');

describe('a reply', () => {
  it('changes the status with the text in one call, proposes today, and opens WhatsApp with it', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue({ opener: {} } as Window);
    const { user, reply, id, ended } = await openReply();
    await expectSoundPanel();
    await choose(user, fieldNamed('Novo status'), ended.name);
    await waitFor(() => expect(fieldNamed('Data de conclusão')).toHaveValue(formatDate(today())));
    await choose(user, fieldNamed('Novo status'), 'Sem trocar');
    expect(reply.queryByRole('textbox', { name: 'Data de conclusão' })).not.toBeInTheDocument();
    await choose(user, fieldNamed('Novo status'), ended.name);
    await fill(user, textField(), 'Olá, {nome}: {referencia} está {status} em {data}.');
    const text = `Olá, Ana: AT-${id} está ${ended.name} em ${formatDate(today())}.`;
    expect(reply.getByText(text)).toBeVisible();
    expect(reply.getByText(/^Salvar só grava o retorno\./)).toBeVisible();
    await save(user);
    const whatsapp = await reply.findByRole('button', { name: 'Abrir WhatsApp' });
    await waitFor(() => expect(whatsapp).toHaveFocus());
    expect(reply.getByText(/está gravado em AT-\d+, mas ainda não foi enviado à pessoa\./)).toBeVisible();
    await expectSoundPanel();
    expect(bodyOf('changeStatus')).toEqual({
      treatmentId: id,
      statusNewId: ended.id,
      comment: text,
      completionDate: today(),
    });
    expect(sent('createProgressComment')).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(open).toHaveBeenCalled());
    const address = new URL(String(open.mock.calls[0]?.[0]));
    expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/5519981234567');
    expect(address.searchParams.get('text')).toBe(text);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(within(await rowOf(`AT-${id}`)).getByText(ended.name)).toBeVisible());
  });

  it('asks for no completion date where nothing ends, and sends none that was proposed before', async () => {
    const { user, reply, id, ended } = await openReply();
    const { clientId } = firstOf(demoApi.db.services.filter((one) => one.id === id));
    const waiting = statusLike(/^Aguard/, clientId);
    await choose(user, fieldNamed('Novo status'), ended.name);
    await waitFor(() => expect(fieldNamed('Data de conclusão')).toHaveValue(formatDate(today())));
    await choose(user, fieldNamed('Novo status'), waiting.name);
    expect(reply.queryByRole('textbox', { name: 'Data de conclusão' })).not.toBeInTheDocument();
    await fill(user, textField(), 'Vistoria pedida.');
    await save(user);
    await reply.findByRole('button', { name: 'Abrir WhatsApp' });
    expect(bodyOf('changeStatus')).toMatchObject({ statusNewId: waiting.id });
    expect(demoApi.db.services.get(id)?.completionDate).toBeNull();
  });

  it('calls who asked by their nome social, also where it is sent at once', async () => {
    const { user, reply } = await openReply({ voter: { note: 'Nome social: Duda Lima' } });
    await fill(user, textField(), 'Olá, {nome}.');
    await save(user);
    await reply.findByRole('button', { name: 'Abrir WhatsApp' });
    expect(bodyOf('createProgressComment')).toMatchObject({ comment: expect.stringContaining('Olá, Duda.') });
  });

  it('is a comment where the status stays, and a link stays where the tab is blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, reply, id } = await openReply();
    await fill(user, textField(), 'Vistoria marcada.');
    await save(user);
    await user.click(await reply.findByRole('button', { name: 'Abrir WhatsApp' }));
    const link = await reply.findByRole('link', { name: 'Abrir o WhatsApp' });
    await waitFor(() => expect(link).toHaveFocus());
    expect(bodyOf('createProgressComment')).toMatchObject({
      treatmentId: id,
      comment: 'Retorno por WhatsApp: Vistoria marcada.',
      date: today(),
    });
    expect(sent('changeStatus')).toEqual([]);
  });

  const silent = { allowCommunication: false };

  it('is only written down for who takes no messages by their record, whom one may call', async () => {
    const { user, reply } = await openReply({ voter: silent });
    expect(
      await reply.findByText(
        'O cadastro diz que esta pessoa não aceita receber comunicação: o retorno só fica registrado.',
      ),
    ).toBeVisible();
    expect(reply.getByRole('link', { name: '(19) 98123-4567' })).toHaveAttribute(
      'href',
      'tel:+5519981234567',
    );
    expect(reply.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
    await expectSoundPanel();
    await fill(user, textField(), 'Feito.');
    await save(user);
    expect(await reply.findByText(/nada lhe é enviado/)).toBeVisible();
    expect(reply.queryByRole('button', { name: 'Abrir WhatsApp' })).not.toBeInTheDocument();
    expect(reply.getByRole('link', { name: '(19) 98123-4567' })).toBeVisible();
    expect(bodyOf('createProgressComment')).toMatchObject({ comment: 'Retorno: Feito.' });
  });

  /** Opens the record's field for taking messages, sets it to yes, and saves it. */
  async function accept(user: User, reply: Awaited<ReturnType<typeof openReply>>['reply']) {
    expect(await reply.findByText(/^Pergunte antes à pessoa: se ela aceitar, mude aqui/)).toBeVisible();
    await user.click(reply.getByRole('button', { name: 'Mudar no cadastro' }));
    const name = 'Editar eleitor: Aceita receber comunicação?';
    const alone = within(await screen.findByRole('dialog', { name }));
    await user.click(await alone.findByRole('radio', { name: 'Sim' }));
    await user.click(alone.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
  }

  it.each([
    ['a row', false],
    ['details', true],
  ])(
    'goes on as it was typed after the record was changed in one field, and is sent to who accepts now, from %s',
    async (_, isFromDetails) => {
      const { user, reply, router, id } = await openReply({ voter: silent, isFromDetails });
      await fill(user, textField(), 'Feito.');
      await accept(user, reply);
      await waitFor(() => expect(reply.queryByText(/não aceita receber/)).not.toBeInTheDocument());
      expect(textField()).toHaveValue('Feito.');
      await waitFor(() => expect(textField()).toHaveFocus());
      expect(router.state.location.pathname).toBe('/services/list');
      const { electorId } = firstOf(demoApi.db.services.filter((one) => one.id === id));
      expect(demoApi.db.voters.get(electorId)).toMatchObject({ allowCommunication: true });
      await save(user);
      await waitFor(() => expect(reply.getByRole('button', { name: 'Abrir WhatsApp' })).toHaveFocus());
      expect(bodyOf('createProgressComment')).toMatchObject({ comment: 'Retorno por WhatsApp: Feito.' });
    },
  );

  it('is sent to who accepts after it was written down, too', async () => {
    const { user, reply } = await openReply({ voter: silent });
    await reply.findByText(/não aceita receber/);
    await fill(user, textField(), 'Feito.');
    await save(user);
    expect(await reply.findByText(/nada lhe é enviado/)).toBeVisible();
    await accept(user, reply);
    await waitFor(() => expect(reply.getByRole('button', { name: 'Abrir WhatsApp' })).toHaveFocus());
    expect(reply.queryByText(/nada lhe é enviado/)).not.toBeInTheDocument();
  });

  it('says whom to ask to those who may not change the record of who takes no messages', async () => {
    giveRules('create_commet_treatment');
    const { reply } = await openReply({ account: basic, voter: silent });
    expect(await reply.findByText(/não aceita receber comunicação: o retorno só/)).toBeVisible();
    expect(reply.getByText(/peça a quem edita eleitores que mude o cadastro\.$/)).toBeVisible();
    expect(reply.getByRole('link', { name: '(19) 98123-4567' })).toBeVisible();
    expect(reply.queryByRole('button', { name: 'Mudar no cadastro' })).not.toBeInTheDocument();
  });

  it('is only written down for who is inactive, and calls nobody', async () => {
    const { user, reply } = await openReply({ voter: { status: false } });
    expect(await reply.findByText(/está inativo: o retorno só fica registrado/)).toBeVisible();
    await fill(user, textField(), 'Feito.');
    await save(user);
    expect(await reply.findByText('O cadastro desta pessoa está inativo: nada lhe é enviado.')).toBeVisible();
    expect(reply.queryByRole('button', { name: 'Abrir WhatsApp' })).not.toBeInTheDocument();
    expect(reply.queryByRole('link', { name: /^Ligar/ })).not.toBeInTheDocument();
  });

  it('offers a call where there is no mobile number', async () => {
    const telephone = [{ number: '1932345678', type: 1, operator: 1 }];
    const { user, reply } = await openReply({ voter: { telephone, email: 'ana@exemplo.com' } });
    await fill(user, textField(), 'Feito.');
    await save(user);
    const call = await reply.findByRole('link', { name: 'Ligar para (19) 3234-5678' });
    expect(call).toHaveAttribute('href', 'tel:+551932345678');
    await waitFor(() => expect(call).toHaveFocus());
    expect(reply.getByText(/ainda não foi enviado à pessoa/)).toBeVisible();
    expect(reply.getByRole('link', { name: 'Escrever e-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ana@exemplo\.com\?.*body=Feito/),
    );
    expect(reply.getAllByRole('link', { name: /^Ligar/ })).toHaveLength(1);
  });

  it('keeps the text when refused, and names an unknown token', async () => {
    const { user, reply, ended } = await openReply();
    await fill(user, textField(), 'Olá, {bairro}.');
    await save(user);
    expect(await reply.findByText(/\{bairro\} não é conhecido/)).toBeVisible();
    expect(sent('createProgressComment')).toEqual([]);
    // An unfilled placeholder is reported; the day is filled.
    await fill(user, textField(), 'Em [data], com [nome da equipe] e [prazo].');
    expect(await reply.findByText('Faltam: [nome da equipe], [prazo].')).toBeVisible();
    await fill(user, textField(), 'Feito.');
    await choose(user, fieldNamed('Novo status'), ended.name);
    demoApi.server.use(http.post(atendimento, refusing('statusNewId', 'comment', 'completionDate')));
    await save(user);
    for (const name of ['statusNewId', 'comment', 'completionDate'])
      expect(await reply.findByText(`Recusado: ${name}.`)).toBeVisible();
    expect(textField()).toHaveValue('Feito.');
  });

  it('shows the newest entry, read again, when nobody knows whether it was saved', async () => {
    const { user, reply, id, ended } = await openReply();
    demoApi.db.services.update(id, {
      progress: [
        { progressDate: '2026-11-19 15:30:00', userResponsibleId: 1, description: 'Ofício enviado.' },
      ],
    });
    demoApi.server.use(http.post(atendimento, () => HttpResponse.error()));
    await choose(user, fieldNamed('Novo status'), ended.name);
    await fill(user, textField(), 'Feito.');
    await save(user);
    expect(await reply.findByText(/^Não se sabe se foi gravado\./)).toBeVisible();
    expect(await reply.findByText('Ofício enviado.')).toBeVisible();
    expect(textField()).toHaveValue('Feito.');
    await press(user, 'Está gravado: seguir');
    const whatsapp = await reply.findByRole('button', { name: 'Abrir WhatsApp' });
    await waitFor(() => expect(whatsapp).toHaveFocus());
  });

  it('needs one of two rights, and offers what each allows', async () => {
    giveRules('create_commet_treatment');
    const { user } = await openReply({ account: basic });
    expect(fieldNamed('Novo status')).toHaveAccessibleDescription(/trocar o status de atendimentos/);
    await fill(user, textField(), 'Feito.');
    await save(user);
    await waitFor(() => expect(sent('createProgressComment')).toHaveLength(1));
  });

  it('opens from the details by the same letter, which the help names', async () => {
    const { user } = await openReply();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The panel returns the focus to the row.
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.keyboard('{Enter}');
    const details = await panel(/^Detalhes do atendimento/);
    await details.findByRole('button', { name: 'Dar retorno' });
    await user.keyboard('?');
    const help = await panel('Ajuda');
    await waitFor(() => expect(help.getAllByText('Dar retorno', { selector: 'dd' })).toHaveLength(2));
    await user.keyboard('{Escape}');
    const again = await panel(/^Detalhes do atendimento/);
    await again.findByRole('button', { name: 'Dar retorno' });
    await user.keyboard('r');
    await panel('Dar retorno');
  });
});

describe('text modules', () => {
  it('are examples to start with, which are put in and not kept, until the office has its own', async () => {
    const { user, reply } = await openReply();
    await user.click(reply.getByRole('button', { name: 'Inserir modelo de texto' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exemplo: encaminhado' }));
    await waitFor(() => expect(textField().value).toMatch(/^Olá, \{nome\}! O seu pedido \(\{referencia\}\)/));
    expect(reply.getByText(/^Olá, Ana! O seu pedido \(AT-\d+\) foi encaminhado/)).toBeVisible();
    expect(localStorage.getItem(modulesKey())).toBeNull();
    localStorage.setItem(modulesKey(), JSON.stringify({ modelos: [{ name: 'Poste', text: 'Feito.' }] }));
    window.dispatchEvent(new StorageEvent('storage', { key: modulesKey() }));
    await user.click(reply.getByRole('button', { name: 'Inserir modelo de texto' }));
    expect(await screen.findByRole('menuitem', { name: 'Poste' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Exemplo/ })).not.toBeInTheDocument();
  });

  it('are put in by ::, kept here, and go out and in as a file', async () => {
    const { user, reply } = await openReply();
    await user.type(textField(), 'Bom dia. ::');
    await user.click(await screen.findByRole('menuitem', { name: 'Criar e arrumar modelos…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modelos de texto' }));
    await user.type(dialog.getByRole('textbox', { name: 'Nome do modelo' }), 'Lâmpada');
    const text = dialog.getByRole('textbox', { name: 'Texto do modelo' });
    await user.type(text, 'Sr(a). {{nom}, trocada.');
    await press(user, 'Guardar modelo');
    expect(await dialog.findByText(/\{nom\} não é conhecido/)).toBeVisible();
    await fill(user, text, 'Sr(a). {nome}, trocada.');
    await press(user, 'Guardar modelo');
    expect(await dialog.findByText('Modelo “Lâmpada” guardado.')).toBeVisible();
    expect(JSON.parse(localStorage.getItem(modulesKey()) ?? '')).toEqual({
      modelos: [{ name: 'Lâmpada', text: 'Sr(a). {nome}, trocada.' }],
    });
    const name = dialog.getByRole('textbox', { name: 'Nome do modelo' });
    expect(name).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Alterar Lâmpada' }));
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Lâmpada');
    await press(user, 'Cancelar alteração');
    expect(name).toHaveFocus();
    const file = await downloadFrom(() => press(user, 'Exportar'));
    vi.restoreAllMocks();
    expect(file.name).toMatch(/^modelos-de-texto-.*\.json$/);
    await user.click(dialog.getByRole('button', { name: 'Remover Lâmpada' }));
    expect(localStorage.getItem(modulesKey())).toBeNull();
    expect(name).toHaveFocus();

    const pick = async (content: string) => {
      const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
        this: HTMLInputElement,
      ) {
        Object.defineProperty(this, 'files', { value: [new File([content], 'm.json')] });
        this.dispatchEvent(new Event('change'));
      });
      await press(user, 'Importar');
      click.mockRestore();
    };
    await pick('{"modelos":[{"name":3}]}');
    expect(await dialog.findByText(/não é um arquivo de modelos de texto/)).toBeVisible();
    await pick(file.text);
    expect(await dialog.findByText('1 modelo importado.')).toBeVisible();
    const many = Array.from({ length: moduleLimits.count }, (_, at) => ({ name: `Modelo ${at}`, text: 'a' }));
    await pick(JSON.stringify({ modelos: many }));
    expect(
      await dialog.findByText(/cabem mais 199, e seriam 200 a mais\. Nada foi guardado\.$/),
    ).toBeVisible();
    expect(JSON.parse(localStorage.getItem(modulesKey()) ?? '')).toEqual(JSON.parse(file.text));
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));

    textField().focus();
    textField().setSelectionRange(11, 11);
    await user.click(reply.getByRole('button', { name: 'Inserir modelo de texto' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lâmpada' }));
    expect(textField()).toHaveValue('Bom dia. Sr(a). {nome}, trocada.');
    expect(reply.getByText('Bom dia. Sr(a). Ana, trocada.')).toBeVisible();
    await waitFor(() => expect(textField()).toHaveFocus());
  });
});

it('many are replied to at once, each by the name they bear, and not before it is read', async () => {
  const { user } = openServices();
  const service = newestService();
  demoApi.db.voters.update(service.electorId, { note: 'Nome social: Duda Lima' });
  let isDown = true;
  demoApi.server.use(
    http.get('*/eleitor.php', ({ request }) =>
      isDown && new URL(request.url).searchParams.get('id') === String(service.electorId)
        ? HttpResponse.json({}, { status: 500 })
        : undefined,
    ),
  );
  await rowOf(`AT-${service.id}`);
  await keysOfList(user);
  await user.keyboard('j ');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const bar = within(await screen.findByRole('region', { name: 'Seleção' }));
  await user.click(bar.getByRole('button', { name: 'Dar retorno' }));
  const reply = await panel('Dar retorno');
  await reply.findByRole('textbox', { name: 'Texto do retorno' });
  await fill(user, textField(), 'Olá, {nome}.');
  await press(user, 'Dar retorno em 2 atendimentos');
  expect(await reply.findByText('Terminou: 1 feito, 1 recusado.')).toBeVisible();
  expect(reply.getByText(/o cadastro, que diz como a pessoa é chamada, não pôde ser lido/)).toBeVisible();
  expect(sent('createProgressComment')).toHaveLength(1);
  isDown = false;
  await user.click(firstOf(reply.getAllByRole('button', { name: 'Fechar' })));
  await user.click(bar.getByRole('button', { name: 'Dar retorno' }));
  const rest = await panel('Dar retorno');
  await rest.findByRole('textbox', { name: 'Texto do retorno' });
  await fill(user, textField(), 'Olá, {nome}.');
  expect(await rest.findByText('Olá, Duda.')).toBeVisible();
  await press(user, 'Dar retorno em 1 atendimento');
  expect(await rest.findByText('Pronto: 1 feito.')).toBeVisible();
  expect(sent('createProgressComment')).toHaveLength(2);
  expect(sent('createProgressComment').at(-1)?.body).toMatchObject({ comment: 'Retorno: Olá, Duda.' });
});

it('who asked for two things is answered once, about both', async () => {
  const { user } = openServices();
  const [newest, older] = servicesOf();
  if (!newest || !older) throw new Error('There are too few requests.');
  demoApi.db.services.update(older.id, { electorId: newest.electorId });
  demoApi.db.voters.update(newest.electorId, {
    ...{ name: 'Ana Lima', note: '', status: true, allowCommunication: true, dateOfBirth: '1980-05-05' },
    telephone: [{ number: '19981234567', type: 2, operator: 1 }],
  });
  await rowOf(`AT-${newest.id}`);
  await keysOfList(user);
  await user.keyboard('j ');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const bar = within(await screen.findByRole('region', { name: 'Seleção' }));
  await user.click(bar.getByRole('button', { name: 'Dar retorno' }));
  const reply = await panel('Dar retorno');
  await reply.findByRole('textbox', { name: 'Texto do retorno' });
  expect(reply.getByText(/1 pessoa fez mais de um pedido: a cada uma vai uma resposta só/)).toBeVisible();
  await fill(user, textField(), '{nome}, {referencia}: resolvido.');
  const text = `Ana, AT-${newest.id} e AT-${older.id}: resolvido.`;
  expect(await reply.findByText(text)).toBeVisible();
  await press(user, 'Dar retorno em 2 atendimentos');
  expect(await reply.findByText('Pronto: 2 feitos.')).toBeVisible();
  for (const { body } of sent('createProgressComment'))
    expect(body).toMatchObject({ comment: `Retorno: ${text}` });
  expect(sent('createProgressComment')).toHaveLength(2);
  await press(user, 'Fila de WhatsApp');
  const queue = await panel('Fila de WhatsApp');
  expect(await queue.findByText('1 de 1 · Ana Lima, sobre 2 pedidos')).toBeVisible();
  expect(await queue.findByText(text)).toBeVisible();
});
