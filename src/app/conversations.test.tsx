import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { sampleBytes } from '@mocks/testing/sampleFiles';
import { seen } from '@tests/seen';
import { basic, firstOf, giveRules, ofOffice } from '@tests/office';
import { dialog, gone, loadOverScreen, openScreen } from '@tests/overScreen';
import { expectSoundPanel, panel } from '@tests/panels';
import { atendimento, newestService, sent, tickStatuses } from '@tests/services';
import { choose, fieldNamed, press, type User } from '@tests/typing';
import { votersOf } from '@tests/voters';

installDemoApi();
beforeAll(() => loadOverScreen(import('@/workflows/incomingCall/conversation/Conversation')), 60_000);

const phone = '19981234567';
const name = 'Zulmira Xisto Quadros';
let voter: { id: number };
beforeEach(() => {
  const { id } = firstOf(votersOf());
  voter = demoApi.db.voters.update(id, { name, telephone: [{ number: phone, type: 2, operator: 1 }] });
});

const conversation = [
  '[08:12, 20/11/2026] +55 19 98123-4567: A lâmpada da rua queimou',
  '[08:14, 20/11/2026] Gabinete: Qual a rua?',
  '[08:15, 20/11/2026] +55 19 98123-4567: Rua das Flores, 120',
].join('\n');
const description = 'A lâmpada da rua queimou\nRua das Flores, 120';

const photo = (called: string) => new File([sampleBytes('png')], called, { type: 'image/png' });
/** Returns whether no handler took it. */
const paste = (text: string, files: File[] = []) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { files, getData: () => text } });

const who = () => screen.getByRole('combobox', { name: 'Quem escreveu' });
const card = () => screen.findByRole('region', { name });

/** From the conversation to the new service's form. */
async function goOn(user: User) {
  await card();
  await user.keyboard('{Control>}{Enter}{/Control}');
  const form = await panel('Novo atendimento');
  await waitFor(() => expect(fieldNamed('Categoria')).toHaveFocus());
  return form;
}

const category = () => ofOffice(demoApi.db.serviceCategories);
async function save(user: User) {
  await choose(user, fieldNamed('Categoria'), category().name);
  await choose(user, fieldNamed('Escritório'), ofOffice(demoApi.db.offices).name);
  await user.keyboard('{Control>}{Enter}{/Control}');
}

describe('a conversation that is pasted outside a field', () => {
  it('becomes a request of who wrote, without the office’s words, and its photos are attached', async () => {
    const { user, path } = await openScreen();
    paste(conversation);
    await panel('Colar conversa');
    expect(who()).toHaveValue('(19) 98123-4567');
    await card();
    await expectSoundPanel();
    paste('', [photo('buraco.png')]);
    expect(await screen.findByRole('checkbox', { name: 'buraco.png' })).toBeChecked();
    await goOn(user);
    expect(fieldNamed('Descrição')).toHaveValue(description);
    expect(fieldNamed('Origem')).toHaveValue('WhatsApp');
    await save(user);
    await seen(/^O atendimento AT-\d+ foi criado!$/);
    await waitFor(() => expect(sent('saveDocument')).toHaveLength(1));
    await gone();
    const [{ body } = { body: {} }] = sent('cadastrar');
    expect(body).toMatchObject({ electorId: voter.id, description });
    expect(demoApi.requestsFor('object.php', 'create').map((request) => request.body)).toEqual([
      ['buraco.png'],
    ]);
    expect(path()).toBe('/tasks/list');
  });

  it('is not taken from the press that opens a link in another tab, as Linux pastes by it', async () => {
    const { user } = await openScreen();
    const [link] = screen.getAllByRole('link', { name: 'Atendimentos' });
    await user.pointer({ target: link as HTMLElement, keys: '[MouseMiddle]' });
    const isLeftToTheBrowser = paste(conversation);
    expect(isLeftToTheBrowser).toBe(true);
    await user.keyboard('{Control>}v{/Control}');
    paste(conversation);
    await panel('Colar conversa');
  });

  it('is not taken from who types, nor over a panel, nor without the right', async () => {
    const { user } = await openScreen();
    await user.keyboard('n');
    await panel('Nova tarefa');
    act(() => (document.activeElement as HTMLElement).blur());
    paste(conversation);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await gone();
    act(() => (document.activeElement as HTMLElement).blur());
    paste('Uma só');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('opens nothing for who may not create requests', async () => {
    giveRules('create_voter');
    await openScreen(basic);
    paste(conversation);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('of several people is asked whose it is, and what changes with it', async () => {
    const { user } = await openScreen();
    paste(
      [
        '[01/10 08:00] Seu Zé: Antiga',
        '[12/11 14:05] Dona Lia: Falta água',
        `[12/11 14:06] ${name}: Aqui também`,
      ].join('\n'),
    );
    const form = await panel('Colar conversa');
    expect(form.getByRole('region', { name: 'Texto do pedido' })).toHaveTextContent('Falta água');
    await user.click(form.getByRole('radio', { name: new RegExp(name) }));
    expect(who()).toHaveValue(name);
    const text = form.getByRole('region', { name: 'Texto do pedido' });
    expect(text).toHaveTextContent('Aqui também');
    expect(form.queryByRole('radio', { name: /^Seu Zé/ })).not.toBeInTheDocument();
    expect(text).toHaveTextContent('1 mensagem de outros fica de fora.');
    expect(within(await card()).getByText('Pode ser')).toBeVisible();
    expect(form.getByRole('button', { name: 'É Zulmira: abrir atendimento' })).toBeEnabled();
  });

  it('of no known form enters whole, and who wrote is registered there', async () => {
    const { user } = await openScreen();
    paste('Bom dia, falta luz aqui na rua');
    const form = await panel('Colar conversa');
    expect(form.getByText(/^Não reconhecemos aqui uma conversa/)).toBeVisible();
    expect(form.getByRole('button', { name: 'Abrir atendimento' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(who());
    await user.keyboard('19 98777-0000');
    await user.click(await form.findByRole('button', { name: 'Cadastrar quem escreveu' }));
    expect(await screen.findByRole('button', { name: 'Voltar à conversa' })).toBeVisible();
    await press(user, 'Voltar à conversa');
    expect(form.getByRole('region', { name: 'Texto do pedido' })).toHaveTextContent('falta luz aqui na rua');
  });

  it('goes into the open request of the same category, with its photo, which is sent again alone', async () => {
    const status = ofOffice(demoApi.db.serviceStatuses);
    tickStatuses({ open: [status.id] });
    const service = demoApi.db.services.update(newestService().id, {
      electorId: voter.id,
      categoryId: category().id,
      statusId: status.id,
    });
    const { user } = await openScreen();
    paste(conversation);
    await panel('Colar conversa');
    paste('', [photo('buraco.png')]);
    await goOn(user);
    await choose(user, fieldNamed('Categoria'), category().name);
    await user.click(await screen.findByRole('button', { name: 'Comentar nele' }));
    await panel('Comentar atendimento');
    expect(fieldNamed('Comentário')).toHaveValue(description);
    const failing = (id: string) =>
      http.post(atendimento, ({ request }) =>
        request.headers.get('action') === id ? HttpResponse.json({}, { status: 500 }) : undefined,
      );
    demoApi.server.use(failing('saveDocument'));
    await press(user, 'Salvar');
    const files = await panel(/^Arquivos do atendimento/);
    expect(await files.findByText(/^O sistema teve um problema/)).toBeVisible();
    demoApi.server.resetHandlers();
    await press(user, 'Tentar de novo');
    await gone();
    expect(demoApi.requestsFor('object.php', 'create')).toHaveLength(1);
    expect(demoApi.db.services.get(service.id)?.files.at(-1)?.name).toBe('buraco.png');
    expect(sent('cadastrar')).toHaveLength(0);
  });
});

describe('an exported conversation that is dropped', () => {
  const drop = (file: File) =>
    fireEvent.drop(document.body, { dataTransfer: { files: [file], types: ['Files'] } });

  it('is read, and what does not come in is named', async () => {
    await openScreen();
    const text = [
      '12/11/2026 14:05 - Zulmira: IMG-1.jpg (arquivo anexado)',
      '12/11/2026 14:06 - Zulmira: PTT-2.opus (arquivo anexado)',
      '12/11/2026 14:07 - Zulmira: Olha o buraco',
    ].join('\n');
    drop(new File([text], 'Conversa do WhatsApp com Zulmira.txt'));
    const form = await panel('Colar conversa');
    expect(await form.findByText(/^1 foto e 1 áudio não entram no atendimento\./)).toBeVisible();
    expect(form.getByRole('region', { name: 'Texto do pedido' })).toHaveTextContent('Olha o buraco');
  });

  it('that is none says why, and a text can be pasted instead', async () => {
    const { user } = await openScreen();
    drop(new File(['nada'], 'Conversa.zip'));
    const form = await panel('Colar conversa');
    expect(await form.findByText(/incompleto ou estragado/)).toBeVisible();
    await expectSoundPanel();
    await user.click(fieldNamed('Conversa'));
    await user.paste(conversation);
    await press(user, 'Continuar');
    await goOn(user);
  });
});
