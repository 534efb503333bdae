import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { today } from '@/formats/dates';
import { profileShelf } from '@/records/office/officeProfile';
import { addIndication, indication, makeDocument, processe, thisYear } from '@tests/documents';
import { keysOfList, rowOf } from '@tests/list';
import { administrator, basic, giveRules } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { newestService, openServices, sent, voterOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill } from '@tests/typing';

installDemoApi();

beforeAll(
  () =>
    Promise.all([
      loadScreen('/services/list'),
      import('./GenerateDocument'),
      import('@/records/list/deferred/AfterRows'),
    ]),
  60_000,
);
beforeEach(() => localStorage.clear());

const have = (number: number, changes: object = {}) =>
  addIndication(number, { authors: ['Helena Prado'], ...changes });

const made = () => demoApi.requestsFor('legislative.processe.php', null).filter(({ body }) => body);
const texts = () =>
  demoApi
    .requestsFor('legislative.processe.prepare.doc.php', null)
    .flatMap(({ body }) => (body ? [body as { text: string }] : []));

const missesLetterhead = /^Faltam?: .*o cabeçalho do papel/;
const missesPhones = /^Faltam?: .*os telefones do gabinete\.$/;

/** Opens the form with 411 as the highest number of the year. */
async function openForm(account: { email: string } = administrator) {
  for (const { id } of demoApi.db.documents.filter(({ typeId }) => typeId === indication().id))
    demoApi.db.documents.update(id, { year: 2001 });
  have(411);
  const service = newestService();
  const voter = voterOf(service);
  demoApi.db.services.update(service.id, {
    documents: [],
    progress: [],
    description: `${voter.name} pede lâmpadas.\nNa praça.`,
  });
  const { user } = openServices(account);
  await rowOf(`AT-${service.id}`);
  await keysOfList(user);
  await user.keyboard('jd');
  const form = await panel('Gerar documento');
  await waitFor(() => expect(fieldNamed('Número')).toHaveValue('412'));
  await waitFor(() =>
    expect(form.getByRole('button', { name: 'Gerar documento' })).not.toHaveAttribute('aria-disabled'),
  );
  return { user, form, id: service.id, voter };
}

describe('a document made from a service', () => {
  it('is proposed whole, without who asked, and stands in the service afterwards', async () => {
    const { user, form, id, voter } = await openForm();
    expect(fieldNamed('Tipo')).toHaveValue('Indicação');
    expect(fieldNamed('Ano')).toHaveValue(thisYear);
    const subject = fieldNamed('Assunto') as HTMLTextAreaElement;
    expect(subject.value).toMatch(/: morador\(a\) pede lâmpadas\.$/);
    expect(subject.value).not.toContain(voter.name);
    const text = await form.findByRole('region', { name: 'Texto do documento' });
    await waitFor(() => expect(text).toHaveTextContent(`Indicação nº 412/${thisYear}`));
    await expectSoundPanel();
    await makeDocument(user);
    const print = await form.findByRole('button', { name: 'Imprimir' });
    await waitFor(() => expect(print).toHaveFocus());
    await expectSoundPanel();
    expect(made()[0]?.body).toMatchObject({
      type: indication().id,
      number: 412,
      year: Number(thisYear),
      authors: ['Helena Prado'],
    });
    expect(Object.keys(made()[0]?.body as object)).not.toContain('template');
    expect(texts()[0]?.text).toContain(`Indicação nº 412/${thisYear}`);
    expect(texts()[0]?.text).not.toContain(voter.name);
    const { documents, progress } = demoApi.db.services.get(id) ?? {};
    expect(documents).toEqual([{ typeId: indication().id, number: 412, year: Number(thisYear) }]);
    expect(progress?.[0]?.description).toBe(`Documento gerado: Indicação 412/${thisYear}.`);
  });

  it('is signed by the own author of the office, whoever signed the last one, and shows it over the subject', async () => {
    have(410, { authors: ['Comissão de Educação e Esporte'], createdAt: `${today()} 23:00:00` });
    const { user, form } = await openForm();
    const authors = await form.findByRole('list', { name: 'Autores' });
    expect(authors).toHaveTextContent(/^1\.Helena Prado/);
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(authors.compareDocumentPosition(fieldNamed('Assunto')) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await makeDocument(user);
    await form.findByRole('button', { name: 'Imprimir' });
    expect(made()[0]?.body).toMatchObject({ authors: ['Helena Prado'] });
  });

  it('is signed by nobody where the office has no author that is known, and says so', async () => {
    demoApi.db.authors.removeWhere(({ name }) => name === 'Helena Prado');
    const { user, form } = await openForm();
    expect(await form.findByText(/^Não sabemos qual dos autores é o deste gabinete/)).toBeVisible();
    expect(form.queryByRole('list', { name: 'Autores' })).not.toBeInTheDocument();
    await user.type(fieldNamed('Adicionar autor'), 'Mesa');
    await user.click(await screen.findByRole('option', { name: 'Mesa Diretora' }));
    expect(await form.findByRole('list', { name: 'Autores' })).toHaveTextContent('Mesa Diretora');
    expect(form.queryByText(/^Não sabemos qual dos autores/)).not.toBeInTheDocument();
  });

  it('is filled on the spot where nothing else says it, and the office is known by that from then on', async () => {
    const { user, form } = await openForm();
    onTestFinished(() => void profileShelf.clear());
    expect(await form.findByText(/^Faltam?: .*\[cargo\]/)).toBeVisible();
    await fill(user, form.getByRole('textbox', { name: 'Cargo de quem assina' }), 'Vereadora');
    await waitFor(() => expect(form.queryByText(/^Faltam?: .*\[cargo\]/)).not.toBeInTheDocument());
    expect(form.getByRole('region', { name: 'Texto do documento' })).toHaveTextContent('Vereadora');
    expect(form.getByText(/^A cidade, o cargo.* ficam guardados em/)).toBeVisible();
    expect(profileShelf.value().role).toBe('');
    await makeDocument(user);
    await form.findByRole('button', { name: 'Imprimir' });
    expect(texts()[0]?.text).toContain('Vereadora');
    expect(made()[0]?.body).not.toHaveProperty('typed');
    expect(profileShelf.value()).toMatchObject({ holder: 'Helena Prado', role: 'Vereadora' });
  });

  it('is asked for a letterhead where the office has none: its own name is proposed, and what is typed stands on its papers from then on', async () => {
    const { user, form } = await openForm();
    onTestFinished(() => void profileShelf.clear());
    await waitFor(() => expect(fieldNamed('Cabeçalho')).toHaveValue('Gabinete Helena Prado'));
    const text = form.getByRole('region', { name: 'Texto do documento' });
    await waitFor(() => expect(text).toHaveTextContent(/^Gabinete Helena Prado/));
    expect(form.queryByText(missesLetterhead)).not.toBeInTheDocument();
    await user.clear(fieldNamed('Cabeçalho'));
    expect(await form.findByText(missesLetterhead)).toBeVisible();
    await user.type(fieldNamed('Cabeçalho'), 'Câmara de Campinas{Enter}Gabinete 12');
    await waitFor(() => expect(text).toHaveTextContent(/^Câmara de CampinasGabinete 12/));
    expect(form.queryByText(missesLetterhead)).not.toBeInTheDocument();
    const stored = form.getByText(/o cabeçalho ficam guardados em .* só neste computador/);
    expect(within(stored).getByRole('link', { name: 'O gabinete' })).toHaveAttribute(
      'href',
      '/settings?panel=gabinete',
    );
    await makeDocument(user);
    await form.findByRole('button', { name: 'Imprimir' });
    expect(profileShelf.value().letterhead).toBe('Câmara de Campinas\nGabinete 12');
    expect(made()[0]?.body).not.toHaveProperty('letterhead');
    expect(texts()[0]?.text).not.toContain('Câmara de Campinas');
  });

  it('is asked for the telephones of the office under its letterhead, which misses them until they are typed', async () => {
    const { user, form } = await openForm();
    onTestFinished(() => void profileShelf.clear());
    act(() => void profileShelf.change((now) => ({ ...now, letterhead: 'Câmara de Campinas' })));
    await waitFor(() => expect(form.queryByRole('textbox', { name: 'Cabeçalho' })).not.toBeInTheDocument());
    expect(await form.findByText(missesPhones)).toBeVisible();
    await user.type(fieldNamed('Telefones do gabinete'), '(19) 3333-4444');
    const text = form.getByRole('region', { name: 'Texto do documento' });
    await waitFor(() => expect(text).toHaveTextContent(/^Câmara de CampinasTel\. \(19\) 3333-4444/));
    expect(form.queryByText(missesPhones)).not.toBeInTheDocument();
    await makeDocument(user);
    await form.findByRole('button', { name: 'Imprimir' });
    expect(profileShelf.value().phones).toBe('(19) 3333-4444');
  });

  it('shows the text as it will be made, also by whom it is typed to be addressed', async () => {
    const { user, form } = await openForm();
    onTestFinished(() => void profileShelf.clear());
    await choose(user, fieldNamed('Tipo'), 'Ofício');
    await fill(
      user,
      await form.findByRole('textbox', { name: 'Cargo do destinatário' }),
      'Secretário Municipal de Serviços Públicos',
    );
    const text = form.getByRole('region', { name: 'Texto do documento' });
    await waitFor(() => expect(text).toHaveTextContent(/Senhor Secretário.*Cumprimentando-o/));
    await makeDocument(user);
    await form.findByRole('button', { name: 'Imprimir' });
    expect(texts()[0]?.text).toMatch(/Senhor Secretário[\s\S]*Cumprimentando-o/);
  });

  it('is made without a letterhead all the same', async () => {
    demoApi.db.displayProfiles.removeWhere(() => true);
    const { user, form } = await openForm();
    expect(await form.findByText(missesLetterhead)).toBeVisible();
    expect(fieldNamed('Cabeçalho')).toHaveValue('');
    await makeDocument(user);
    await form.findByRole('button', { name: 'Imprimir' });
    expect(profileShelf.value().letterhead).toBe('');
  });

  it('asks for no letterhead where the office has one', async () => {
    const { form } = await openForm();
    expect(await form.findByRole('textbox', { name: 'Cabeçalho' })).toBeVisible();
    onTestFinished(() => void profileShelf.clear());
    act(() => void profileShelf.change((now) => ({ ...now, letterhead: 'Câmara de Campinas' })));
    await waitFor(() => expect(form.queryByRole('textbox', { name: 'Cabeçalho' })).not.toBeInTheDocument());
    expect(form.queryByText(missesLetterhead)).not.toBeInTheDocument();
    const text = form.getByRole('region', { name: 'Texto do documento' });
    await waitFor(() => expect(text).toHaveTextContent(/^Câmara de Campinas/));
  });

  it('says who writes the letterhead to those who may not', async () => {
    giveRules('create_legislative_process', 'edit_legislative_process');
    const { form } = await openForm(basic);
    expect(await form.findByText(missesLetterhead)).toBeVisible();
    expect(
      form.getByText(/^Quem administra escreve o cabeçalho e os telefones em ‘O gabinete’/),
    ).toBeVisible();
    expect(form.queryByRole('textbox', { name: 'Cabeçalho' })).not.toBeInTheDocument();
  });

  it('is signed by whoever the office said once, and says what is still missing before it is made', async () => {
    demoApi.db.authors.removeWhere(({ name }) => name === 'Helena Prado');
    const { user, form } = await openForm();
    expect(await form.findByText(/^Faltam: .*\[nome\], \[cargo\]/)).toBeVisible();
    onTestFinished(() => void profileShelf.clear());
    act(() => void profileShelf.change((now) => ({ ...now, holder: 'Lia Paz', role: 'Vereadora' })));
    expect(await form.findByRole('list', { name: 'Autores' })).toHaveTextContent(/^1\.Lia Paz/);
    await waitFor(() => expect(form.queryByText(/\[cargo\]/)).not.toBeInTheDocument());
    await makeDocument(user);
    await form.findByRole('button', { name: 'Imprimir' });
    expect(made()[0]?.body).toMatchObject({ authors: ['Lia Paz'] });
    expect(texts()[0]?.text).toContain('Vereadora');
  });

  it('names who asked only where that is ticked', async () => {
    const { user, form, voter } = await openForm();
    await user.click(form.getByRole('checkbox', { name: /^Pôr no texto o nome/ }));
    await makeDocument(user);
    await form.findByRole('button', { name: 'Imprimir' });
    expect(texts()[0]?.text).toContain(`Solicitante: ${voter.name}.`);
  });

  it('is not made with a number taken meanwhile: the next one is proposed', async () => {
    const { user, form } = await openForm();
    have(412);
    await makeDocument(user);
    expect(await form.findByText(/O número 412 foi tomado enquanto isso\. O próximo é 413/)).toBeVisible();
    expect(fieldNamed('Número')).toHaveValue('413');
    expect(made()).toEqual([]);
    await makeDocument(user);
    await form.findByRole('button', { name: 'Imprimir' });
    expect(made()[0]?.body).toMatchObject({ number: 413 });
  });

  it('warns of another with the same number, and leads to both', async () => {
    const { user, form } = await openForm();
    demoApi.server.use(
      http.post(
        processe,
        () => {
          have(412);
          return undefined;
        },
        { once: true },
      ),
    );
    await makeDocument(user);
    expect(await form.findByText(new RegExp(`Há outro documento 412/${thisYear} deste tipo`))).toBeVisible();
    expect(await form.findByRole('link', { name: 'Ver este' })).toBeVisible();
    expect(await form.findByRole('link', { name: /^Ver o outro/ })).toBeVisible();
  });

  it('repeats alone the step that failed', async () => {
    const { user, form, id } = await openForm();
    const atendimento = `${demoApi.baseUrl}/atendimento.php`;
    demoApi.server.use(
      http.post(
        atendimento,
        ({ request }) =>
          request.headers.get('action') === 'alterar' ? new HttpResponse(null, { status: 500 }) : undefined,
        { once: true },
      ),
    );
    await makeDocument(user);
    await user.click(await form.findByRole('button', { name: 'Tentar de novo' }));
    expect(await form.findByText(/: tudo feito\.$|veja o que precisa de atenção/)).toBeVisible();
    await waitFor(() => expect(demoApi.db.services.get(id)?.documents).toHaveLength(1));
    await waitFor(() => expect(sent('createProgressComment')).toHaveLength(1));
    expect(made()).toHaveLength(1);
    expect(texts()).toHaveLength(1);
  });

  it('looks for one whose answer was lost, and makes it once', async () => {
    const { user, form } = await openForm();
    demoApi.server.use(http.post(processe, () => HttpResponse.error(), { once: true }));
    await makeDocument(user);
    expect(await form.findByText(/^Não se sabe se o documento foi gravado/)).toBeVisible();
    have(412, { menu: (fieldNamed('Assunto') as HTMLTextAreaElement).value });
    await makeDocument(user);
    await form.findByRole('button', { name: 'Imprimir' });
    expect(
      demoApi.db.documents.filter(({ number, typeId }) => number === 412 && typeId === indication().id),
    ).toHaveLength(1);
  });

  it('says what to note where the service may not be changed', async () => {
    giveRules('create_legislative_process', 'edit_legislative_process');
    const { user, form, id } = await openForm(basic);
    await makeDocument(user);
    expect(
      await form.findByText(new RegExp(`editar atendimentos.*Anote em AT-${id}: Indicação 412/${thisYear}`)),
    ).toBeVisible();
    expect(sent('alterar')).toEqual([]);
    expect(sent('createProgressComment')).toEqual([]);
    expect(await form.findByRole('button', { name: 'Imprimir' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps what was typed when it is refused', async () => {
    const { user, form } = await openForm();
    await user.selectOptions(fieldNamed('Modelo do texto'), 'Sem texto por enquanto');
    await fill(user, fieldNamed('Assunto'), 'Lâmpadas');
    demoApi.server.use(
      http.post(
        processe,
        () =>
          HttpResponse.json({ errors: [{ fieldName: 'menu', message: 'Curto demais.' }] }, { status: 422 }),
        { once: true },
      ),
    );
    await makeDocument(user);
    expect(await form.findByText('Curto demais.')).toBeVisible();
    expect(fieldNamed('Assunto')).toHaveValue('Lâmpadas');
    await fill(user, fieldNamed('Assunto'), 'Lâmpadas da praça');
    await makeDocument(user);
    expect(await form.findByRole('link', { name: 'Elaborar doc.' })).toBeVisible();
    expect(texts()).toEqual([]);
  });
});
