import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { sampleBytes } from '@mocks/testing/sampleFiles';
import { addDays, formatDate, formatShortDate, today } from '@/formats/dates';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer } from '@tests/answers';
import { expectValues, rowOf, texts, valueOf } from '@tests/list';
import { newestDocument } from '@tests/documents';
import { administrator, basic, colleague, firstOf, giveRules, userOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { atendimento, newestService, openFromMenu, openServices, sent } from '@tests/services';
import { choose, expectFields, fieldNamed, fill, follow, press, type User } from '@tests/typing';

installDemoApi();

const me = () => userOf(administrator);
const picture = (name = 'foto.png') => new File([sampleBytes('png')], name, { type: 'image/png' });
/** Another status of the office than a service's. */
const otherStatus = ({ statusId, clientId }: { statusId: number; clientId: number }) =>
  firstOf(demoApi.db.serviceStatuses.filter((one) => one.clientId === clientId && one.id !== statusId));

describe('the details of a service request', () => {
  async function openDetails(account = administrator) {
    const { id } = newestService();
    const { user } = openServices(account);
    await rowOf(`AT-${id}`);
    await follow(user, `Detalhes de AT-${id}`);
    return { user, details: await panel(`Detalhes do atendimento AT-${id}`) };
  }

  it('tell everything, with its progress as a timeline, the newest first, and lead to the voter', async () => {
    const service = newestService();
    const type = firstOf(demoApi.db.documentTypes.all());
    const day = today();
    demoApi.db.voters.update(service.electorId, {
      name: 'José da Silva',
      telephone: [{ number: '19981234567', type: 2, operator: 1 }],
    });
    demoApi.db.services.update(service.id, {
      description: 'Buraco na via.\nCausa acidentes.',
      requestDate: '2024-11-18',
      completionDate: '2024-11-20',
      // Still the newest, on any day.
      createdAt: `${day} 23:59:00`,
      updatedAt: '2026-11-20 10:00:00',
      departmentId: null,
      responsibleIds: [me().id, colleague().id],
      documents: [{ typeId: type.id, number: 12, year: 2026 }],
      progress: [
        { progressDate: '2026-11-18 14:00:00', userResponsibleId: me().id, description: 'Ofício enviado.' },
        { progressDate: '2026-11-19 15:30:00', userResponsibleId: colleague().id, description: 'Feito.' },
      ],
    });
    const { user, details } = await openDetails();
    await details.findByText('Categoria');
    const { db } = demoApi;
    expectValues({
      Status: db.serviceStatuses.get(service.statusId)?.name,
      Eleitor: 'José da Silva',
      Categoria: db.serviceCategories.get(service.categoryId)?.name,
      Origem: db.serviceOrigins.get(service.originId)?.name,
      Escritório: db.offices.get(service.officeId)?.name,
      Secretária: 'Não informado',
      'Data de solicitação': '18 nov 2024',
      'Data de conclusão': '20 nov 2024',
      'Data de cadastro': `${formatShortDate(day)} 23:59`,
      'Última atualização': '20 nov 2026 10:00',
    });
    expect(valueOf('Descrição').textContent).toContain('Buraco na via.\nCausa acidentes.');
    const phone = details.getByRole('link', { name: '(19) 98123-4567' });
    expect(phone).toHaveAttribute('href', 'tel:+5519981234567');
    for (const text of ['2 responsáveis', colleague().email]) expect(details.getByText(text)).toBeVisible();
    const entries = within(details.getByRole('list', { name: 'Andamentos' })).getAllByRole('listitem');
    expect(texts(entries)).toEqual([
      `${colleague().name}19 nov 2026 15:30Feito.`,
      `${me().name}18 nov 2026 14:00Ofício enviado.`,
    ]);
    await user.click(details.getByRole('link', { name: 'José da Silva' }));
    expect(await screen.findByRole('heading', { level: 1, name: /José da Silva/ })).toBeVisible();
  });

  it('lead to each document that is linked, also from the entry that says it was made, and not to one that is gone', async () => {
    const { documents } = demoApi.db;
    const service = newestService();
    const type = firstOf(demoApi.db.documentTypes.all());
    const document = { ...newestDocument(), typeId: type.id, year: 2026 };
    documents.removeWhere(({ typeId, year }) => typeId === type.id && year === 2026);
    const twelve = documents.insert({ ...document, id: 90_012, number: 12 });
    documents.insert({ ...document, id: 90_120, number: 120 });
    const name = `${type.name} 12/2026`;
    demoApi.db.services.update(service.id, {
      documents: [12, 13].map((number) => ({ typeId: type.id, number, year: 2026 })),
      progress: [
        {
          progressDate: '2026-11-18 14:00:00',
          userResponsibleId: me().id,
          description: `Documento gerado: ${name}.`,
        },
      ],
    });
    const { user, details } = await openDetails();
    const address = `/legislative-processes/list?panel=details&id=${twelve.id}`;
    await waitFor(() => {
      const links = details.getAllByRole('link', { name });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address]);
    });
    await waitFor(() =>
      expect(details.queryByRole('link', { name: `${type.name} 13/2026` })).not.toBeInTheDocument(),
    );
    expect(details.getByText(`${type.name} 13/2026`)).toBeVisible();
    await user.click(firstOf(details.getAllByRole('link', { name })));
    expect(await (await panel('Detalhes do documento')).findByText('12/2026')).toBeVisible();
  });

  it('lead to the list of the documents of a number that several have', async () => {
    const { documents } = demoApi.db;
    const type = firstOf(demoApi.db.documentTypes.all());
    const document = { ...newestDocument(), typeId: type.id, year: 2026, number: 12 };
    documents.removeWhere(({ typeId, year }) => typeId === type.id && year === 2026);
    for (const id of [90_012, 90_013]) documents.insert({ ...document, id });
    demoApi.db.services.update(newestService().id, {
      documents: [{ typeId: type.id, number: 12, year: 2026 }],
      progress: [],
    });
    const { user, details } = await openDetails();
    await user.click(await details.findByRole('link', { name: `${type.name} 12/2026` }));
    expect(await screen.findByRole('button', { name: 'Remover filtro Número: 12' })).toBeVisible();
    expect(screen.getByRole('button', { name: `Remover filtro Tipo: ${type.name}` })).toBeVisible();
  });

  it.each([
    ['Aberto', /^Gerar documento/],
    ['Aguardando a secretaria', /^Trocar status$/],
    ['Concluído', /^Dar retorno/],
  ])('show the making of a document among the buttons whatever the status: %s', async (name, first) => {
    const { id, clientId } = newestService();
    const status = demoApi.db.serviceStatuses.insert({ clientId, name, color: '#5484ed' });
    demoApi.db.services.update(id, { statusId: status.id, documents: [], progress: [] });
    const { details } = await openDetails();
    expect(await details.findByRole('button', { name: 'Gerar documento' })).toBeVisible();
    const buttons = details.getAllByRole('button', { name: /^(Gerar|Trocar status$|Dar)/ });
    expect(buttons[0]).toHaveAccessibleName(first);
  });

  it('say of a completion that has not come that it is foreseen', async () => {
    const promised = addDays(today(), 28);
    demoApi.db.services.update(newestService().id, { completionDate: promised });
    const { details } = await openDetails();
    await details.findByText('Categoria');
    expectValues({ 'Data de conclusão': `${formatShortDate(promised)} (prevista)` });
  });

  it('open its files in a new tab, those with a safe address', async () => {
    const { id } = newestService();
    const record = { id, reference: `AT-${id}`, statusId: 1, categoryId: 1, originId: 1, officeId: 1 };
    const files = [
      { id: 1, fileName: 'foto.png', url: 'https://arquivos.tribuna.test/foto.png' },
      { id: 2, name: 'perigo.pdf', url: 'javascript:alert(1)' },
      { id: 3, name: 'fatura\u202Efdp.exe', url: 'https://arquivos.tribuna.test/fatura' },
    ];
    const { user } = openServices();
    await rowOf(`AT-${id}`);
    demoApi.server.use(http.get(atendimento, () => HttpResponse.json({ ...record, files })));
    await follow(user, `Detalhes de AT-${id}`);
    const { findByRole, getByRole, getByText, queryByRole } = await panel(`Detalhes do atendimento AT-${id}`);
    const link = await findByRole('link', { name: 'foto.png' });
    expect(link).toHaveAttribute('href', 'https://arquivos.tribuna.test/foto.png');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(getByText('perigo.pdf')).toBeVisible();
    // Not in right-to-left order, 'faturaexe.pdf'.
    expect(await findByRole('link', { name: 'fatura\uFFFDfdp.exe' })).toBeVisible();
    expect(queryByRole('link', { name: 'perigo.pdf' })).not.toBeInTheDocument();
    await user.click(getByRole('button', { name: /^Mostrar \d+ campos sem informação$/ }));
    expect(getByText('Nenhum andamento registrado.')).toBeVisible();
    await expectSoundPanel();
  });

  it('say who may not', async () => {
    giveRules();
    const { user, details } = await openDetails(basic);
    for (const [name, may] of [
      [/^Comentar/, 'comentar atendimentos'],
      [/^Anexar/, 'enviar arquivos de atendimentos'],
      [/^Trocar status/, 'trocar o status de atendimentos'],
    ] as const)
      expect(await details.findByRole('button', { name })).toHaveAccessibleDescription(
        `Você não tem permissão para ${may}.`,
      );
    await user.click(await details.findByRole('button', { name: 'Mais' }));
    expect(await screen.findByRole('menuitem', { name: 'Imprimir' })).toHaveAccessibleDescription(
      'Você não tem permissão para imprimir atendimentos.',
    );
    await user.keyboard('{Escape}');
    fireEvent.paste(document.body, { clipboardData: { files: [picture()] } });
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Detalhes/);
  });

  it('lead to commenting, go on being read after the status was changed from them, or not, and take a file that is dropped or pasted', async () => {
    const { user, details } = await openDetails();
    const status = otherStatus(newestService());
    await user.click(await details.findByRole('button', { name: /^Trocar status: / }));
    await panel('Trocar status');
    await press(user, 'Cancelar');
    await user.click(await details.findByRole('button', { name: /^Trocar status: / }));
    await (await panel('Trocar status')).findByRole('textbox', { name: 'Motivo' });
    await choose(user, fieldNamed('Novo status'), status.name);
    await fill(user, fieldNamed('Motivo'), 'Feito.');
    await press(user, 'Salvar');
    expect(await details.findByRole('button', { name: `Trocar status: ${status.name}` })).toBeVisible();
    expect(await details.findByText(/Feito\./)).toBeVisible();

    await user.click(await details.findByRole('button', { name: 'Comentar' }));
    await panel('Comentar atendimento');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await press(user, 'Cancelar');

    fireEvent.drop(await details.findByText('Categoria'), { dataTransfer: { files: [picture()] } });
    const upload = await panel('Enviar arquivo do atendimento');
    expect(await upload.findByText('foto.png')).toBeVisible();
    await press(user, 'Salvar');
    expect(await details.findByRole('link', { name: 'foto.png' })).toBeVisible();
    fireEvent.paste(document.body, { clipboardData: { files: [picture('tela.png')] } });
    expect(await upload.findByText('tela.png')).toBeVisible();
  });
});

describe('changing the status', () => {
  async function openStatus(user: User, id: number) {
    const form = await openFromMenu(user, id, 'Trocar status', 'Trocar status');
    await form.findByRole('textbox', { name: 'Motivo' });
  }
  const expectInRow = (id: number, text: string) =>
    waitFor(async () => expect(await rowOf(`AT-${id}`)).toHaveTextContent(text));

  it('asks for another one and why, needs no completion date, and changes the row in place, also where the API answers with the reference alone', async () => {
    const service = newestService();
    const { id } = service;
    const status = otherStatus(service);
    const current = demoApi.db.serviceStatuses.get(service.statusId)?.name ?? '';
    const { user } = openServices();
    await openStatus(user, id);
    await expectSoundPanel();
    await user.click(fieldNamed('Novo status'));
    const present = await screen.findByRole('option', { name: new RegExp(`^${current}`) });
    expect(present).toHaveAttribute('aria-disabled', 'true');
    expect(present).toHaveTextContent('Status atual');
    await user.keyboard('{Escape}');
    await choose(user, fieldNamed('Novo status'), status.name);
    await fill(user, fieldNamed('Motivo'), ' Obra concluída. ');
    await fill(user, fieldNamed('Data de conclusão'), formatDate(today()));
    await press(user, 'Salvar');
    await seen(`O status do atendimento AT-${id} foi alterado!`);
    expect(sent('changeStatus').map(({ body }) => body)).toEqual([
      { treatmentId: id, statusNewId: status.id, comment: 'Obra concluída.', completionDate: today() },
    ]);
    await expectInRow(id, status.name);
    await allSent();
    expect(sent('search')).toHaveLength(1);

    await openStatus(user, id);
    demoApi.server.use(http.post(atendimento, () => HttpResponse.json({ reference: 'AT-x' })));
    await choose(user, fieldNamed('Novo status'), current);
    await fill(user, fieldNamed('Motivo'), 'Fim');
    await press(user, 'Salvar');
    await seen('O status do atendimento AT-x foi alterado!');
    // The existing date is kept.
    expect(sent('changeStatus')[1]?.body).toMatchObject({ completionDate: today() });
    await expectInRow(id, current);
  });

  it('takes three presses of the mouse: the status, the other one from the list that has opened, and Salvar', async () => {
    const service = newestService();
    const { user } = renderRoute(`/services/list?panel=details&id=${service.id}`, {
      as: administrator.email,
    });
    await user.click(await screen.findByRole('button', { name: /^Trocar status:/ }));
    await panel('Trocar status');
    await user.click(await screen.findByRole('option', { name: otherStatus(service).name }));
    await waitFor(() => expect(fieldNamed('Motivo')).toHaveFocus());
    await user.keyboard('Obra concluída.');
    await press(user, 'Salvar');
    await seen(`O status do atendimento AT-${service.id} foi alterado!`);
  });
});

it('a comment is of today and of oneself unless told otherwise, and stands in the details', async () => {
  const { id } = newestService();
  const { user } = openServices();
  await openFromMenu(user, id, 'Comentar', 'Comentar atendimento');
  await waitFor(() => expect(fieldNamed('Comentário')).toHaveFocus());
  expectFields({ Data: formatDate(today()) });
  await waitFor(() => expectFields({ Responsável: me().name }));
  await expectSoundPanel();
  await fill(user, fieldNamed('Comentário'), ' Vistoria marcada. ');
  await choose(user, fieldNamed('Responsável'), colleague().name);
  await press(user, 'Salvar');
  await seen(`Comentário incluido no atendimento AT-${id}!`);
  expect(sent('createProgressComment').map(({ body }) => body)).toEqual([
    { treatmentId: id, responsibleId: colleague().id, date: today(), comment: 'Vistoria marcada.' },
  ]);
  await allSent();
  expect(sent('search')).toHaveLength(1);
  await follow(user, `Detalhes de AT-${id}`);
  await seen('Vistoria marcada.');
});

describe('a file of the request', () => {
  const object = `${demoApi.baseUrl}/object.php`;
  async function openUpload() {
    const { id } = newestService();
    const { user } = openServices();
    const form = await openFromMenu(user, id, 'Upload arquivo', 'Enviar arquivo do atendimento');
    return { user, id, form, file: await form.findByLabelText('Arquivo') };
  }

  // Other types and a dropped file: see FileField.test.tsx.
  it('that is too large is refused before it is sent', async () => {
    const { form, file, user } = await openUpload();
    expect(file).toHaveAccessibleDescription('Extensões permitidas: .jpg, .png, .pdf');
    await expectSoundPanel();
    fireEvent.change(file, { target: { files: [new File([new Uint8Array(1_048_577)], 'grande.pdf')] } });
    expect(await form.findByText('Arquivo não pode passar de 1MB.')).toBeVisible();
    await press(user, 'Salvar');
    await allSent();
    expect(demoApi.requestsFor('object.php', 'create')).toHaveLength(0);
  });

  it('that the server finds too large says so at the field, goes into the store first, then onto the request, and is not sent twice when only the second step fails', async () => {
    const errors = [{ fieldName: 'size', message: 'Recusado: size.' }];
    const refuses = () => HttpResponse.json({ errors }, { status: 400 });
    demoApi.server.use(http.post(object, refuses, { once: true }));
    const { user, id, form, file } = await openUpload();
    await user.upload(file, picture());
    expect(await form.findByText('foto.png')).toBeVisible();
    expect(form.getByText('Clique em salvar para finalizar o processo de upload do arquivo.')).toBeVisible();
    await press(user, 'Salvar');
    await waitFor(() =>
      expect(file).toHaveAccessibleDescription('Recusado: size. Extensões permitidas: .jpg, .png, .pdf'),
    );

    demoApi.server.use(http.post(atendimento, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await press(user, 'Salvar');
    expect(await form.findByRole('alert')).toHaveTextContent('O sistema teve um problema');
    expect(form.getByText('foto.png')).toBeVisible();
    await press(user, 'Salvar');
    await seen('O arquivo foi salvo no atendimento!');
    expect(demoApi.requestsFor('object.php', 'create').map(({ body }) => body)).toEqual([
      ['foto.png'],
      ['foto.png'],
    ]);
    const saved = { id, name: 'foto.png', url: expect.stringMatching(/^https:/) as string };
    expect(sent('saveDocument').map(({ body }) => body)).toEqual([saved, saved]);
    expect(demoApi.db.services.get(id)?.files.at(-1)?.name).toBe('foto.png');
  });

  it('shows its progress meanwhile', async () => {
    const held = holdAnswer();
    demoApi.server.use(http.post(object, () => held.answer));
    const { user, form, file } = await openUpload();
    await user.upload(file, picture());
    await press(user, 'Salvar');
    expect(await form.findByRole('progressbar', { name: 'Envio do arquivo' })).toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Salvando...' })).toBeVisible();
    await expectSoundPanel();
    held.give(HttpResponse.json({ name: 'foto.png', url: '' }));
    expect(await form.findByRole('alert')).toHaveTextContent('não conseguimos entender');
  });
});
