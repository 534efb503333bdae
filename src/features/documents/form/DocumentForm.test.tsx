import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { refusing } from '@tests/answers';
import { newestDocument, openDocuments, openFromMenu, processe, sent, titleOf } from '@tests/documents';
import { rowOf, texts } from '@tests/list';
import { firstOf, ofOffice } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { choose, expectFields, fieldNamed, fill, press, type User } from '@tests/typing';

installDemoApi();

const writes = (method: string) => sent(null).filter((request) => request.method === method);
const authors = () =>
  texts(within(screen.getByRole('list', { name: 'Autores' })).getAllByRole('listitem')).map((text) =>
    text?.replace(/^\d+\./, ''),
  );
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const add = (user: User, typed: string, name: string | RegExp = new RegExp(`^${typed}`)) =>
  choose(user, fieldNamed('Adicionar autor'), name, typed);

async function openNew() {
  const { user } = openDocuments();
  await user.click(await screen.findByRole('button', { name: 'Novo' }));
  await panel('Novo documento');
  return user;
}

async function openEdit(changes: Parameters<typeof demoApi.db.documents.update>[1] = {}) {
  const document = demoApi.db.documents.update(newestDocument().id, changes);
  const { user } = openDocuments();
  await openFromMenu(user, titleOf(document), 'Editar', 'Editar dados do documento');
  await screen.findByLabelText('Assunto');
  return { user, document };
}

describe('a new document', () => {
  it('is of this year and not under way, and is sent as it was filled in', async () => {
    const { db } = demoApi;
    const [type, status, department] = [
      firstOf(db.documentTypes.all()),
      ofOffice(db.legislativeStatuses),
      firstOf(db.departments.all()),
    ];
    const user = await openNew();
    expectFields({ Ano: String(new Date().getFullYear()) });
    expect(screen.getByRole('radio', { name: 'Não' })).toBeChecked();
    await choose(user, fieldNamed('Tipo'), type.name);
    await choose(user, fieldNamed('Status'), status.name);
    await choose(user, fieldNamed('Área de interesse'), department.name);
    await fill(user, fieldNamed('Número'), '12');
    await fill(user, fieldNamed('Ano'), '2025');
    await fill(user, fieldNamed('Assunto'), ' Faixa elevada. ');
    await fill(user, fieldNamed('Região'), ' Sul ');
    await user.click(screen.getByRole('radio', { name: 'Sim' }));
    await add(user, 'iris', 'Vereadora Íris Nakamura');
    await add(user, 'Frente pela mobilidade');
    await expectSoundPanel();
    await press(user, 'Salvar');
    await seen(`O documento (${type.name}) foi criado!`);
    expect(writes('POST').map(({ body }) => body)).toEqual([
      {
        type: type.id,
        status: status.id,
        number: 12,
        year: 2025,
        areaInterest: department.id,
        region: 'Sul',
        proceeding: true,
        menu: 'Faixa elevada.',
        authors: ['Vereadora Íris Nakamura', 'Frente pela mobilidade'],
      },
    ]);
    await press(user, 'Abrir');
    expect(await screen.findByRole('dialog', { name: 'Detalhes do documento' })).toBeVisible();
  });
});

describe('the authors', () => {
  it('are added by two letters or more, each once, also when they cannot be looked up', async () => {
    const user = await openNew();
    await user.click(fieldNamed('Adicionar autor'));
    await user.paste('A');
    await seen('Digite 2 caracteres ou mais');
    await user.keyboard('{Escape}');
    await add(user, 'mesa', 'Mesa Diretora');
    expect(fieldNamed('Adicionar autor')).toHaveValue('');
    demoApi.server.use(http.get(processe, () => HttpResponse.error()));
    await add(user, 'MESA DIRETORA');
    expect(told()).toContain('MESA DIRETORA já está entre os autores.');
    await add(user, 'Ana Prado');
    expect(authors()).toEqual(['Mesa Diretora', 'Ana Prado']);
  });

  it('are moved by button and by key, the focus with them, and taken away', async () => {
    const { user } = await openEdit({ authors: ['Ana', 'Bento', 'Célia'] });
    expect(authors()).toEqual(['Ana', 'Bento', 'Célia']);
    await press(user, 'Mover Célia para cima');
    expect(authors()).toEqual(['Ana', 'Célia', 'Bento']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mover Célia para cima' })).toHaveFocus());
    expect(told()).toContain('Célia: 2º de 3.');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(authors()).toEqual(['Célia', 'Ana', 'Bento']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mover Célia para cima' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Mover Célia para cima' })).toHaveAccessibleDescription(
      'Já é o primeiro.',
    );
    await press(user, 'Mover Ana para baixo');
    expect(authors()).toEqual(['Célia', 'Bento', 'Ana']);

    await press(user, 'Retirar Ana');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retirar Bento' })).toHaveFocus());
    await press(user, 'Retirar Bento');
    await press(user, 'Retirar Célia');
    expect(screen.queryByRole('list', { name: 'Autores' })).not.toBeInTheDocument();
    await waitFor(() => expect(fieldNamed('Adicionar autor')).toHaveFocus());
  });

  it.each(['authors', 'options'])('have what the server says of "%s" beside them', async (name) => {
    const { user } = await openEdit({ authors: ['Ana'] });
    demoApi.server.use(http.put(processe, refusing(name, 'menu')));
    await fill(user, fieldNamed('Região'), 'Sul');
    await press(user, 'Salvar');
    const group = screen.getByRole('group', { name: 'Autores' });
    expect(await within(group).findByRole('alert')).toHaveTextContent(`Recusado: ${name}.`);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(fieldNamed('Assunto')).toHaveAccessibleDescription('Recusado: menu.');
    await expectSoundPanel();
  });
});

it('an edit shows what the document has, sends all of it back, and changes its row in place', async () => {
  const { db } = demoApi;
  const { user, document } = await openEdit({
    menu: 'Poda',
    region: 'Sul',
    authors: ['Ana'],
    proceeding: true,
  });
  expectFields({
    Tipo: db.documentTypes.get(document.typeId)?.name ?? '',
    Status: db.legislativeStatuses.get(document.statusId)?.name ?? '',
    Número: String(document.number),
    Ano: String(document.year),
    Região: 'Sul',
    Assunto: 'Poda',
  });
  await fill(user, fieldNamed('Assunto'), 'Poda das árvores');
  await press(user, 'Salvar');
  const type = db.documentTypes.get(document.typeId)?.name;
  await seen(`O documento (${type}) foi atualizado!`);
  expect(writes('PUT').map(({ body }) => body)).toEqual([
    {
      id: document.id,
      type: document.typeId,
      status: document.statusId,
      number: document.number,
      year: document.year,
      areaInterest: document.areaInterestId,
      region: 'Sul',
      proceeding: true,
      menu: 'Poda das árvores',
      authors: ['Ana'],
    },
  ]);
  expect(await rowOf(titleOf(document))).toHaveTextContent('Poda das árvores');
  await allSent();
  expect(sent(null).filter(({ query }) => 'page' in query)).toHaveLength(1);
});
