import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { sampleBytes } from '@mocks/testing/sampleFiles';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { addDays, formatShortDate, today } from '@/formats/dates';
import { newestDocument, openDocuments, openFromMenu, processe, sent, titleOf } from '@tests/documents';
import { seen } from '@tests/seen';
import { downloadFrom } from '@tests/downloads';
import { chooseInMenu, expectValues, rowOf, texts } from '@tests/list';
import { administrator, basic, giveRules, ofOffice, userOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { unzipped } from '@tests/unzip';
import { choose, expectFields, fieldNamed, fill, follow, press } from '@tests/typing';

installDemoApi();

const prepared = `${demoApi.baseUrl}/legislative.processe.prepare.doc.php`;
const report = () => new File([sampleBytes('pdf')], 'parecer.pdf', { type: 'application/pdf' });

describe('the details of a document', () => {
  async function openDetails(account = administrator) {
    const reference = titleOf(newestDocument());
    const { user, path } = openDocuments(account);
    await rowOf(reference);
    await follow(user, `Detalhes de ${reference}`);
    return { user, path, details: await panel('Detalhes do documento') };
  }

  it('tell everything: authors in their order, what happened as a timeline, the newest first', async () => {
    const { db } = demoApi;
    const department = ofOffice(db.departments);
    const { id, statusId, createdAt } = newestDocument();
    db.documents.update(id, {
      menu: 'Abrigo no ponto.\nLinha 212.',
      region: '',
      proceeding: true,
      areaInterestId: department.id,
      authors: ['Zilda', 'Ana'],
      comments: [
        { date: '2026-11-18', note: 'Enviado.' },
        { date: '2026-11-19', note: 'Respondido.' },
      ],
    });
    const { details } = await openDetails();
    await details.findByText('Região');
    expectValues({
      Status: db.legislativeStatuses.get(statusId)?.name,
      'Em tramitação': 'Sim',
      Região: 'Não informado',
      'Área de interesse': department.name,
      'Data de cadastro': formatShortDate(createdAt),
    });
    expect(details.getByRole('heading', { name: '2 autores' })).toBeVisible();
    expect(texts(details.getAllByText(/^(Ana|Zilda)$/))).toEqual(['Zilda', 'Ana']);
    const entries = within(details.getByRole('list', { name: 'Andamentos' })).getAllByRole('listitem');
    expect(texts(entries)).toEqual(['19 nov 2026Respondido.', '18 nov 2026Enviado.']);
    await expectSoundPanel();
  });

  it('say what there is none of, and link no file whose address runs', async () => {
    const reference = titleOf(newestDocument());
    const { user } = openDocuments();
    await rowOf(reference);
    const record = {
      id: newestDocument().id,
      statusId: 1,
      typeId: 1,
      archives: [{ name: 'perigo.pdf', url: 'javascript:alert(1)', description: 'Anexo' }],
    };
    demoApi.server.use(http.get(processe, () => HttpResponse.json(record)));
    await follow(user, `Detalhes de ${reference}`);
    const details = await panel('Detalhes do documento');
    expect(await details.findByText('perigo.pdf')).toBeVisible();
    expect(texts(details.getAllByRole('link'))).toEqual(['Elaborar doc.']);
    await user.click(details.getByRole('button', { name: /^Mostrar \d+ campos sem informação$/ }));
    for (const none of ['Nenhum autor.', 'Nenhum andamento registrado.'])
      expect(details.getByText(none)).toBeVisible();
  });

  it('lead to the drafting of its text, for those who may edit', async () => {
    const { user, path } = await openDetails();
    const link = await screen.findByRole('link', { name: 'Elaborar doc.' });
    expect(link).toHaveAttribute('href', `/legislative-processes/draft/${newestDocument().id}`);
    await user.click(link);
    await waitFor(() => expect(path()).toBe(`/legislative-processes/draft/${newestDocument().id}`));
  });

  it('offer nothing but reading to those without rights', async () => {
    giveRules();
    const { user, details } = await openDetails(basic);
    expect(await details.findByRole('button', { name: 'Elaborar doc.' })).toHaveAccessibleDescription(
      'Você não tem permissão para elaborar documentos.',
    );
    expect(details.getByRole('button', { name: 'Imprimir' })).toHaveAccessibleDescription(
      'Você não tem permissão para imprimir documentos.',
    );
    await user.click(details.getByRole('button', { name: 'Mais' }));
    expect(await screen.findByRole('menuitem', { name: 'Criar lembrete' })).toHaveAccessibleDescription(
      'Você não tem permissão para criar lembretes de documentos.',
    );
  });
});

describe('from the row of a document', () => {
  it('its status is changed, and the row shows it', async () => {
    const { db } = demoApi;
    const { id, statusId, clientId } = newestDocument();
    const mine = db.legislativeStatuses.filter((status) => status.clientId === clientId);
    const [other] = mine.filter((status) => status.id !== statusId);
    const reference = titleOf(newestDocument());
    const { user } = openDocuments();
    await openFromMenu(user, reference, 'Trocar status', 'Trocar status');
    await press(user, 'Salvar');
    expect(fieldNamed('Novo status')).toHaveAccessibleDescription('Selecione uma opção.');
    await user.click(fieldNamed('Novo status'));
    const current = mine.find((status) => status.id === statusId)?.name ?? '';
    expect(
      await screen.findByRole('option', { name: new RegExp(`^${current}.*Status atual`) }),
    ).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await choose(user, fieldNamed('Novo status'), other?.name ?? '');
    await press(user, 'Salvar');
    await seen('O status do documento foi alterado!');
    expect(sent('changeStatus').map(({ body }) => body)).toEqual([{ id, status: other?.id }]);
    expect(await rowOf(reference)).toHaveTextContent(other?.name ?? '');
  });

  it('a comment is written down, of today unless told otherwise', async () => {
    const { id } = newestDocument();
    const { user } = openDocuments();
    await openFromMenu(user, titleOf(newestDocument()), 'Comentar', 'Andamento/Resposta órgão responsável');
    await fill(user, fieldNamed('Descrição'), ' A secretaria respondeu. ');
    await press(user, 'Salvar');
    await seen('Comentário salvo com sucesso!');
    expect(sent('createComment').map(({ body }) => body)).toEqual([
      { id, date: today(), note: 'A secretaria respondeu.' },
    ]);
  });

  it('a file is stored first and then saved on it; only the second step is done again', async () => {
    const { id } = newestDocument();
    const { user } = openDocuments();
    await openFromMenu(user, titleOf(newestDocument()), 'Upload arquivo', 'Enviar arquivo do documento');
    await user.upload(screen.getByLabelText('Arquivo'), report());
    await seen('Clique em salvar para finalizar o processo de upload do arquivo.');
    expect(screen.getByText('parecer.pdf')).toBeVisible();
    expect(screen.getByText(/PDF · 16 bytes/)).toBeVisible();
    demoApi.server.use(http.post(processe, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await press(user, 'Salvar');
    expect(await screen.findByRole('alert')).toHaveTextContent('O sistema teve um problema');
    await press(user, 'Salvar');
    await seen('O arquivo foi salvo no documento!');
    expect(demoApi.requestsFor('object.php', 'create')).toHaveLength(1);
    expect(demoApi.db.documents.get(id)?.archives.at(-1)?.name).toBe('parecer.pdf');
  });

  it('a reminder is made, with the documented text', async () => {
    const { id } = newestDocument();
    const reference = titleOf(newestDocument());
    const { user } = openDocuments();
    await openFromMenu(user, reference, 'Criar lembrete', 'Criar lembrete');
    await waitFor(() => expectFields({ Descrição: `Lembrete ${reference}.` }));
    await press(user, 'Salvar');
    await seen('Lembrete criado!');
    expect(demoApi.requestsFor('task.php', null).at(-1)?.body).toEqual({
      id: 0,
      sourceId: id,
      source: 'legislative',
      status: 'pending',
      description: `Lembrete ${reference}.`,
      taskDate: addDays(today(), 5),
      participants: [userOf(administrator).id],
      notify: false,
    });
  });

  it('its text is printed, and saved as a file named by type, number and year', async () => {
    const document = newestDocument();
    demoApi.db.preparedTexts.removeWhere(({ documentId }) => documentId === document.id);
    const { clientId, id: documentId } = document;
    const { user } = openDocuments();
    const reference = titleOf(document);
    await chooseInMenu(user, reference, 'Imprimir');
    await seen('Não foi elaborado documento para esse processo.');
    demoApi.db.preparedTexts.insert({ clientId, documentId, text: '<p>Senhor <b>Presidente</b></p>' });
    const file = await downloadFrom(() => chooseInMenu(user, reference, 'Baixar documento (.html)'));
    const type = demoApi.db.documentTypes.get(document.typeId)?.name;
    expect(file.name).toBe(`${type}-${document.number}-${document.year}_document.html`);
    expect(file.text).toContain('Senhor');
    expect(file.text).toContain('Presidente');

    const word = await downloadFrom(() => chooseInMenu(user, reference, 'Baixar .docx'));
    expect(word.name).toBe(`${type}-${document.number}-${document.year}.docx`);
    const parts = unzipped(word.bytes);
    expect(parts.get('word/document.xml')).toMatch(/Senhor .*Presidente/);
    expect(parts.get('docProps/core.xml')).toContain(
      `<dc:creator>${document.authors.join(', ')}</dc:creator>`,
    );
    await waitFor(() => expect(screen.queryByText('Gerando arquivo. Aguarde...')).not.toBeInTheDocument());
    demoApi.server.use(http.get(prepared, () => new HttpResponse(null, { status: 500 }), { once: true }));
    await chooseInMenu(user, reference, 'Baixar .docx');
    await seen('Ops... não conseguimos gerar o arquivo.');
  });

  it('what its text has in brackets is asked about before a file is made of it', async () => {
    const document = newestDocument();
    const { clientId, id: documentId } = document;
    demoApi.db.preparedTexts.removeWhere((one) => one.documentId === documentId);
    demoApi.db.preparedTexts.insert({ clientId, documentId, text: '<p>Senhor [cargo] [nome]</p>' });
    const { user } = openDocuments();
    const reference = titleOf(document);
    await chooseInMenu(user, reference, 'Baixar .docx');
    const question = { name: 'Antes de gerar o arquivo' };
    expect(await screen.findByRole('dialog', question)).toHaveTextContent('Faltam: [cargo], [nome].');
    expect(screen.queryByText('Gerando arquivo. Aguarde...')).not.toBeInTheDocument();
    await press(user, 'Cancelar');
    await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());

    await chooseInMenu(user, reference, 'Baixar .docx');
    await screen.findByRole('dialog', question);
    const word = await downloadFrom(() => press(user, 'Gerar assim mesmo'));
    expect(unzipped(word.bytes).get('word/document.xml')).toContain('[cargo]');
    await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());
  });
});
