import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { panel } from '@tests/panels';
import { seen } from '@tests/seen';
import { allSent } from '@tests/allSent';
import { holdAnswer } from '@tests/answers';
import { downloadFrom } from '@tests/downloads';
import { holdScreen } from '@tests/heldScreen';
import { administrator, basic, clientOf, firstOf, giveRules } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { press } from '@tests/typing';
import { unzipped } from '@tests/unzip';
import { draftPath } from '@/records/links/documents';
import { profileShelf } from '@/records/office/officeProfile';

installDemoApi();
beforeAll(async () => {
  await loadScreen(draftPath(':id'));
  await import('./DraftEditor');
});

const script = `${demoApi.baseUrl}/legislative.processe.prepare.doc.php`;
const textOf = (documentId: number) =>
  demoApi.db.preparedTexts.find((prepared) => prepared.documentId === documentId);
/** A document of the office, with or without a text. */
const documentWith = (hasText: boolean) =>
  firstOf(
    demoApi.db.documents.filter(
      ({ id, clientId }) => clientId === clientOf() && Boolean(textOf(id)) === hasText,
    ),
  );
const open = (id: number, account = administrator) => renderRoute(draftPath(id), { as: account.email });
const writes = () =>
  demoApi.requestsFor('legislative.processe.prepare.doc.php', null).filter(({ method }) => method !== 'GET');
const text = () => screen.findByRole('textbox', { name: 'Texto do documento' });

/** jsdom cannot type into an editor; pasting reaches the text in the same way. */
const write = async (words: string) => {
  const box = screen.getByRole('textbox', { name: 'Texto do documento' });
  fireEvent.paste(box, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? words : '') },
  });
  // The parser loads on demand.
  await waitFor(() => expect(box).toHaveTextContent(words.trim()));
};

it('shows the letterhead above the text, as it will be printed, and does not save it', async () => {
  const { id } = documentWith(true);
  const { user } = open(id);
  onTestFinished(() => void profileShelf.clear());
  await text();
  act(() => {
    profileShelf.change((now) => ({ ...now, letterhead: 'Câmara\nGabinete 12', phones: '3333-4444' }));
  });
  const head = await screen.findByRole('note', { name: 'Cabeçalho, como sai no papel' });
  await waitFor(() => expect(head).toHaveTextContent('CâmaraGabinete 12Tel. 3333-4444'));
  expect(head).not.toHaveAttribute('contenteditable');
  await write('Senhor');
  await press(user, 'Salvar');
  await seen('Salvo com sucesso!');
  expect(textOf(id)?.text).toContain('Senhor');
  expect(textOf(id)?.text).not.toContain('Câmara');
});

describe('a document without a text', () => {
  it('offers the templates by group, shows one cleaned, and keeps the one that is chosen', async () => {
    const { id, number, year } = documentWith(false);
    demoApi.server.use(
      http.get(script, ({ request }) =>
        request.headers.get('action') === 'getTemplates'
          ? HttpResponse.json([
              {
                groupName: 'Ofício',
                listItens: [
                  {
                    description: 'Simples',
                    template: '<p style="text-align:right" onclick="x()">Senhor</p>',
                  },
                  { description: 'Outro', template: '<p>Outro</p>' },
                ],
              },
              { groupName: 'Vazio', listItens: [] },
            ])
          : undefined,
      ),
    );
    const { user } = open(id);
    const group = within(await screen.findByRole('region', { name: 'Ofício' }));
    expect(screen.queryByText('Vazio')).not.toBeInTheDocument();
    expect(group.getAllByRole('button', { name: 'Usar esse modelo' })).toHaveLength(2);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(new RegExp(`^Elaborar documento do\\(a\\) .+ - ${number}/${year}$`));
    expect(screen.getByRole('region', { name: 'Modelo Simples' }).innerHTML).toContain(
      '<p class="align-right">Senhor</p>',
    );
    await press(user, 'Ver o modelo Outro');
    expect(screen.getByRole('region', { name: 'Modelo Outro' })).toHaveTextContent('Outro');

    const [use] = group.getAllByRole('button', { name: 'Usar esse modelo', description: 'Simples' });
    await user.click(use as HTMLElement);
    expect(await text()).toHaveTextContent('Senhor');
    expect(textOf(id)?.text).toBe('<p class="align-right">Senhor</p>');
    expect(writes()).toHaveLength(1);
    expect(title).toHaveTextContent(/^Elaborar documento/);
  });

  it('keeps the templates, and says why, when one could not be kept', async () => {
    const { id } = documentWith(false);
    demoApi.server.use(http.post(script, () => HttpResponse.json({}, { status: 500 })));
    const { user } = open(id);
    const [use] = await screen.findAllByRole('button', { name: 'Usar esse modelo' });
    await user.click(use as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('O sistema teve um problema');
    expect(screen.getAllByRole('button', { name: 'Usar esse modelo' })).not.toHaveLength(0);
  });

  it('takes up what somebody else began meanwhile', async () => {
    const { id, clientId } = documentWith(false);
    const { user } = open(id);
    const [use] = await screen.findAllByRole('button', { name: 'Usar esse modelo' });
    demoApi.db.preparedTexts.insert({ clientId, documentId: id, text: '<p>Já começado.</p>' });
    await user.click(use as HTMLElement);
    expect(await text()).toHaveTextContent('Já começado.');
    await allSent();
    expect(writes()).toHaveLength(0);
  });

  it('tells nobody of what somebody else began who left meanwhile', async () => {
    const { id, clientId } = documentWith(false);
    const { user, router } = open(id);
    const [use] = await screen.findAllByRole('button', { name: 'Usar esse modelo' });
    demoApi.db.preparedTexts.insert({ clientId, documentId: id, text: '<p>Já começado.</p>' });
    const held = holdAnswer();
    demoApi.server.use(http.get(script, async () => void (await held.answer), { once: true }));
    await user.click(use as HTMLElement);
    const next = holdScreen(router);
    await next.goThere();
    held.give();
    expect(await screen.findAllByRole('button', { name: 'Usar esse modelo' })).not.toHaveLength(0);
    expect(screen.queryByText(/^Outra pessoa começou/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Texto do documento')).not.toBeInTheDocument();
    next.expectOnTheWay();
  });

  it('is one whose text holds nothing, too', async () => {
    const { id } = documentWith(true);
    demoApi.db.preparedTexts.update(textOf(id)?.id ?? 0, { text: '<p>&nbsp;</p>' });
    open(id);
    expect(await screen.findAllByRole('button', { name: 'Usar esse modelo' })).not.toHaveLength(0);
  });
});

describe('a document with a text', () => {
  const saved = (id: number, html: string) =>
    demoApi.db.preparedTexts.update(textOf(id)?.id ?? 0, { text: html });

  it('is edited and saved, and the list is there again', async () => {
    const { id, number, year } = documentWith(true);
    saved(id, '<p>Antes.</p><img src="https://longe.example/brasao.png">');
    const { user, path } = open(id);
    expect(await text()).toHaveTextContent('Antes.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      new RegExp(`^Editar texto do\\(a\\) .+ - ${number}/${year}$`),
    );
    expect(screen.getByText(/traz 1 imagem de outro site, que não cabe no editor/)).toBeInTheDocument();
    await write('Depois. ');
    expect(await screen.findByText('2 palavras · não salvo')).toBeInTheDocument();
    await press(user, 'Salvar');
    expect(await screen.findByText('Salvo com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/legislative-processes/list'));
    expect(textOf(id)?.text).toBe('<p>Depois. Antes.</p>');
    expect(writes()).toMatchObject([{ method: 'PUT', body: { id: textOf(id)?.id, processeId: id } }]);
  });

  it('is taken as a Word file as it stands, unsaved, after it said what is still in brackets', async () => {
    const { id, authors } = documentWith(true);
    const { user } = open(id);
    await text();
    await write('Poda de [árvore] já. ');
    await press(user, 'Baixar .docx');
    const question = await panel('Antes de baixar');
    expect(await question.findByText(/^Faltam?: .*\[árvore\]/)).toBeVisible();
    const file = await downloadFrom(() => press(user, 'Baixar assim mesmo'));
    expect(file.name).toMatch(/\.docx$/);
    const parts = unzipped(file.bytes);
    expect(parts.get('word/document.xml')).toContain('Poda de [árvore] já.');
    expect(parts.get('docProps/core.xml')).toContain(authors.join(', '));
    expect(screen.queryByRole('dialog', { name: 'Antes de baixar' })).not.toBeInTheDocument();
    expect(writes()).toEqual([]);
  });

  it('keeps what was typed when saving fails, and does not leave without asking', async () => {
    const { id } = documentWith(true);
    const { user, router, path } = open(id);
    await text();
    await write('Meu. ');
    demoApi.server.use(http.put(script, () => HttpResponse.error()));
    await press(user, 'Salvar');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não sabemos se o texto foi salvo. Ele continua aqui: salve de novo, que antes conferimos.',
    );
    expect(await text()).toHaveTextContent('Meu.');
    void router.navigate('/dashboard');
    const question = await screen.findByRole('alertdialog', { name: 'Descartar o que você digitou?' });
    await waitFor(() => expect(path()).toBe(draftPath(id)));
    await user.click(within(question).getByRole('button', { name: 'Continuar editando' }));
    expect(await text()).toHaveTextContent('Meu.');
  });

  /** Leaves while a response is pending, for a screen whose code is still loading. */
  async function leave({ user, router }: ReturnType<typeof open>) {
    const next = holdScreen(router);
    await next.goThere();
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    next.expectOnTheWay();
    return next;
  }

  it('leads nobody away who left while it was saved', async () => {
    const { id } = documentWith(true);
    const opened = open(id);
    await text();
    await write('Meu. ');
    const held = holdAnswer();
    demoApi.server.use(http.put(script, async () => void (await held.answer), { once: true }));
    await press(opened.user, 'Salvar');
    await waitFor(() => expect(writes()).toHaveLength(1));
    const next = await leave(opened);
    held.give();
    expect(await screen.findByText('Salvo com sucesso!')).toBeInTheDocument();
    next.expectOnTheWay();
    await next.arrive();
  });

  it('leads nobody away from the next screen', async () => {
    const { id } = documentWith(true);
    const opened = open(id);
    await text();
    await write('Meu. ');
    const held = holdAnswer();
    demoApi.server.use(http.put(script, async () => void (await held.answer), { once: true }));
    await press(opened.user, 'Salvar');
    await waitFor(() => expect(writes()).toHaveLength(1));
    const next = await leave(opened);
    await next.arrive();
    held.give();
    expect(await screen.findByText('Salvo com sucesso!')).toBeInTheDocument();
    expect(opened.router.state.navigation.state).toBe('idle');
    expect(screen.getByRole('heading', { name: 'Outra tela' })).toBeInTheDocument();
  });

  it('asks nobody which text stays who left meanwhile', async () => {
    const { id } = documentWith(true);
    const opened = open(id);
    await text();
    await write('Meu. ');
    saved(id, '<p>Deles.</p>');
    const held = holdAnswer();
    demoApi.server.use(http.get(script, async () => void (await held.answer), { once: true }));
    await press(opened.user, 'Salvar');
    const next = await leave(opened);
    held.give();
    await allSent();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(writes()).toHaveLength(0);
    next.expectOnTheWay();
  });

  it('is not said to be unsaved after an error of the server, unless that came before it was sent', async () => {
    const { id } = documentWith(true);
    const { user } = open(id);
    await text();
    await write('Meu. ');
    const broken = () => new HttpResponse(null, { status: 504 });
    demoApi.server.use(http.get(script, broken, { once: true }));
    await press(user, 'Salvar');
    expect(await screen.findByText(/^O texto não foi salvo, e continua aqui\./)).toBeInTheDocument();
    demoApi.server.use(http.put(script, broken, { once: true }));
    await press(user, 'Salvar');
    expect(
      await screen.findByText(/^O sistema teve um problema\. Não sabemos se o texto foi salvo\./),
    ).toBeInTheDocument();
  });

  it('asks which text stays when another one was saved meanwhile', async () => {
    const { id } = documentWith(true);
    saved(id, '<p>Antes.</p>');
    const { user } = open(id);
    await text();
    await write('Meu. ');
    saved(id, '<p>Deles.</p>');
    await press(user, 'Salvar');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'O texto mudou enquanto você escrevia' }),
    );
    expect(question.getByRole('region', { name: 'O seu texto' })).toHaveTextContent('Meu. Antes.');
    expect(question.getByRole('region', { name: 'O texto salvo' })).toHaveTextContent('Deles.');
    await allSent();
    expect(writes()).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Ficar com o meu' }));
    await waitFor(() => expect(textOf(id)?.text).toBe('<p>Meu. Antes.</p>'));
  });

  it('takes no question for a text that the API only wrote in other words', async () => {
    const { id } = documentWith(true);
    saved(id, '<p style="text-align:center">Antes.</p>');
    const { user } = open(id);
    await text();
    await write('Meu. ');
    saved(id, ' <p align="center">Antes.</p>\n');
    await press(user, 'Salvar');
    await waitFor(() => expect(textOf(id)?.text).toBe('<p class="align-center">Meu. Antes.</p>'));
  });
});

describe('a text that is too long or too deep', () => {
  const over = '<blockquote><p>a</p>'.repeat(800);
  const why = 'é longo demais, ou tem partes demais umas dentro das outras.';
  const keep = (id: number, html: string) =>
    demoApi.db.preparedTexts.update(textOf(id)?.id ?? 0, { text: html });

  it('is not opened, which is said, and stays as it is', async () => {
    const { id } = documentWith(true);
    keep(id, over);
    open(id);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Este texto não pode ser aberto aqui: ${why} Ele continua guardado como está.`,
    );
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Começar em branco' })).not.toBeInTheDocument();
    await allSent();
    expect(writes()).toHaveLength(0);
    expect(textOf(id)?.text).toBe(over);
  });

  it('is not written over when somebody else saved it meanwhile', async () => {
    const { id } = documentWith(true);
    keep(id, '<p>Antes.</p>');
    const { user } = open(id);
    await text();
    await write('Meu. ');
    keep(id, over);
    await press(user, 'Salvar');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `O texto não foi salvo, e continua aqui. Outra pessoa salvou um texto que não pode ser mostrado aqui: ${why}`,
    );
    expect(await text()).toHaveTextContent('Meu. Antes.');
    expect(textOf(id)?.text).toBe(over);
  });

  it('comes in from the clipboard line by line, up to the letters that fit', async () => {
    const { id } = documentWith(true);
    keep(id, '<p>Antes.</p>');
    open(id);
    const paste = async (html: string) =>
      fireEvent.paste(await text(), {
        clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'a') },
      });
    await paste(over);
    const box = await text();
    await waitFor(() => expect(box.textContent).toBe(`${'a'.repeat(over.split('<p>').length - 1)}Antes.`));
    expect((await text()).querySelectorAll('p p')).toHaveLength(0);
    await paste(`<p>Tudo ${'a'.repeat(1_000_000)}</p>`);
    await seen(/^O que você colou não coube inteiro: entrou até “a+”\.$/);
  });
});

it('says what is chosen, by button and menu, and gives the help to its title', async () => {
  const { id } = documentWith(true);
  demoApi.db.preparedTexts.update(textOf(id)?.id ?? 0, { text: '<h2><b>Moção</b></h2>' });
  const { user } = open(id);
  const heading = await within(await text()).findByRole('heading', { name: 'Moção' });
  // Below the page's heading, which must be the only one of level 1.
  expect(heading).toHaveAttribute('aria-level', '3');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await screen.findByRole('button', { name: /^Negrito/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Estilo do parágrafo: Título 2' }));
  const menu = within(await screen.findByRole('menu', { name: 'Estilo do parágrafo' }));
  expect(
    menu.getAllByRole('menuitemradio').map((one) => one.ariaChecked ?? one.getAttribute('aria-checked')),
  ).toEqual(['false', 'false', 'true', 'false']);
  await user.click(menu.getByRole('menuitemradio', { name: 'Parágrafo' }));
  expect(await screen.findByRole('button', { name: 'Estilo do parágrafo: Parágrafo' })).toBeVisible();
  const givenToText = vi.spyOn(await text(), 'focus');
  await press(user, 'Atalhos do editor (?)');
  const help = await screen.findByRole('dialog', { name: 'Atalhos do editor' });
  const title = within(help).getByRole('heading', { level: 2 });
  // Layer focuses the text once more.
  await waitFor(() => expect(givenToText).toHaveBeenCalled());
  await waitFor(() => expect(title).toHaveFocus());
  await user.tab();
  expect(title).not.toHaveFocus();
  expect(help).toContainElement(document.activeElement as HTMLElement);
});

it('is for those who may edit documents', async () => {
  giveRules();
  const { path } = open(documentWith(true).id, basic);
  await waitFor(() => expect(path()).toBe('/forbidden'));
});

it.each([
  ['999999', 'Não encontramos esse item.'],
  ['abc', 'Não encontramos esse documento.'],
])('of %s, which does not exist, leads back to the list', async (id, message) => {
  renderRoute(`/legislative-processes/draft/${id}`, { as: administrator.email });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ops! Algo deu errado :(');
  if (id === 'abc') expect(alert).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Fechar' })).toHaveAttribute('href', '/legislative-processes/list');
});
