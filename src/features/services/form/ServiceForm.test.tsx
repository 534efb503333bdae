import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { formatDate, today } from '@/formats/dates';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer, refusing } from '@tests/answers';
import { holdScreen } from '@tests/heldScreen';
import { chooseInMenu, idOf, rowOf, texts } from '@tests/list';
import {
  administrator,
  basic,
  colleague,
  firstOf,
  giveRules,
  keyOfPerson,
  ofOffice,
  userOf,
} from '@tests/office';
import { expectSoundPanel } from '@tests/panels';
import { atendimento, newestService, openServices, sent, servicesOf, voterOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { type User, choose, expectFields, fieldNamed, fill, press } from '@tests/typing';

installDemoApi();
beforeAll(() => loadScreen('/services/list', '/dashboard'));

async function showNew(user: User) {
  await press(user, 'Novo');
  await screen.findByLabelText('Descrição');
}

async function showEdit(user: User, id: number) {
  await chooseInMenu(user, `AT-${id}`, 'Editar');
  await screen.findByLabelText('Descrição');
}

async function openNew() {
  const { user } = openServices();
  await showNew(user);
  return user;
}

/** Answers the search for a new service's id this way. */
function onLook(answer: () => Response | Promise<Response | undefined>) {
  const isLook = (request: Request) => new URL(request.url).searchParams.has('reference');
  demoApi.server.use(http.get(atendimento, ({ request }) => (isLook(request) ? answer() : undefined)));
}

/** One option of each of the office's lists. */
const office = () => ({
  status: ofOffice(demoApi.db.serviceStatuses),
  category: ofOffice(demoApi.db.serviceCategories),
  origin: ofOffice(demoApi.db.serviceOrigins),
  place: ofOffice(demoApi.db.offices),
  department: ofOffice(demoApi.db.departments),
  type: firstOf(demoApi.db.documentTypes.all()),
});

/** A voter with a unique name. */
function someVoter(name = 'Zulmira Xisto Quadros') {
  const voter = voterOf(servicesOf()[5] ?? newestService());
  return demoApi.db.voters.update(voter.id, {
    name,
    telephone: [{ number: '19981234567', type: 2, operator: 1 }],
  });
}

async function fillIn(user: User, voterName: string) {
  const { status, category, origin, place } = office();
  await choose(user, fieldNamed('Eleitor'), new RegExp(`^${voterName}`), voterName.slice(0, 6));
  await choose(user, fieldNamed('Status'), status.name);
  await choose(user, fieldNamed('Categoria'), category.name);
  await choose(user, fieldNamed('Origem'), origin.name);
  await choose(user, fieldNamed('Escritório'), place.name);
  await fill(user, fieldNamed('Descrição'), ' Poda da árvore. ');
}

/** Fills in the form again, where the last choices are preselected. */
async function fillInAgain(user: User, voterName: string) {
  const { category, origin, place } = office();
  await waitFor(() => expectFields({ Status: 'Aberto', Origem: origin.name, Escritório: place.name }));
  await choose(user, fieldNamed('Eleitor'), new RegExp(`^${voterName}`), voterName.slice(0, 6));
  await choose(user, fieldNamed('Categoria'), category.name);
  await fill(user, fieldNamed('Descrição'), 'Poda da árvore.');
}

const told = () => screen.findByText(/^O atendimento AT-\d+ foi criado!$/);

describe('the category that the words of the description speak for', () => {
  const words = 'A luz do poste da nossa rua está queimada, muito escuro à noite';
  const wordsAsked = () => sent('search').filter(({ query }) => query['limit'] === '1000');
  const proposal = () => screen.findByRole('group', { name: /^Categorias propostas/ });

  it('is proposed beside the field, never filled in, and a press takes it', async () => {
    const user = await openNew();
    await allSent();
    expect(wordsAsked()).toEqual([]);
    await fill(user, fieldNamed('Descrição'), words);
    const buttons = within(await proposal()).getAllByRole('button');
    expect(buttons.length).toBeLessThanOrEqual(3);
    expect(buttons[0]).toHaveAccessibleName('Iluminação pública');
    expectFields({ Categoria: '' });
    expect(
      screen.getByText(/^Pelas palavras da descrição, a categoria pode ser: Ilumin/),
    ).toBeInTheDocument();
    await user.click(firstOf(buttons));
    expectFields({ Categoria: 'Iluminação pública' });
    expect(firstOf(buttons)).toHaveFocus();
    expect(firstOf(buttons)).toHaveAttribute('aria-pressed', 'true');
    // The services are read once, whatever else is typed.
    await fill(user, fieldNamed('Descrição'), 'Buraco no asfalto da avenida');
    await allSent();
    expect(wordsAsked()).toHaveLength(1);
  });

  it('says nothing against one chosen by hand', async () => {
    const user = await openNew();
    await choose(user, fieldNamed('Categoria'), 'Educação');
    await fill(user, fieldNamed('Descrição'), words);
    await allSent();
    expect(screen.queryByRole('group', { name: /^Categorias propostas/ })).not.toBeInTheDocument();
    expect(wordsAsked()).toEqual([]);
    expectFields({ Categoria: 'Educação' });
  });

  it('is not proposed where the requests cannot be read, which stops nobody', async () => {
    demoApi.server.use(
      http.get(atendimento, ({ request }) =>
        new URL(request.url).searchParams.get('limit') === '1000'
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    );
    const user = await openNew();
    await fill(user, fieldNamed('Descrição'), words);
    expect(await screen.findByText('Não foi possível propor categorias agora.')).toBeVisible();
    await choose(user, fieldNamed('Categoria'), 'Iluminação pública');
    expectFields({ Categoria: 'Iluminação pública', Descrição: words });
  });
});

describe('a voter who is not registered', () => {
  const name = 'Quitéria Vaz';
  const offer = () => screen.findByRole('option', { name: new RegExp(`Cadastrar “${name}”`) });
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cadastrar eleitor' }));

  it('is registered in place by name and telephone, and chosen; what was typed around stays', async () => {
    const user = await openNew();
    await fill(user, fieldNamed('Descrição'), 'Poda da árvore.');
    await user.type(fieldNamed('Eleitor'), name);
    await offer();
    await seen('Nenhum resultado encontrado.');
    await user.keyboard('{Enter}');
    const form = await dialog();
    expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue(name);
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Telefone' })).toHaveFocus());
    await user.keyboard('19987770123{Control>}{Enter}{/Control}');
    await screen.findByText(`O eleitor ${name} foi criado!`);
    await waitFor(() => expect(fieldNamed('Eleitor')).toHaveValue(`${name} · (19) 98777-0123`));
    await waitFor(() => expect(fieldNamed('Eleitor')).toHaveFocus());
    expect(fieldNamed('Descrição')).toHaveValue('Poda da árvore.');
    expect(demoApi.requestsFor('eleitor.php', null).filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { name, genre: 3, telephone: [{ number: '19987770123' }] } },
    ]);
    // The service's form was not submitted with it.
    expect(demoApi.requestsFor('atendimento.php', 'cadastrar')).toEqual([]);
  });

  it('is not registered by Esc, which loses nothing, nor by Tab', async () => {
    const user = await openNew();
    await user.type(fieldNamed('Eleitor'), name);
    await offer();
    await user.keyboard('{Enter}');
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await waitFor(() => expect(fieldNamed('Eleitor')).toHaveFocus());
    expect(fieldNamed('Eleitor')).toHaveValue(name);

    await user.click(fieldNamed('Eleitor'));
    await offer();
    await user.tab();
    expect(screen.queryByRole('dialog', { name: 'Cadastrar eleitor' })).not.toBeInTheDocument();
    expect(fieldNamed('Eleitor')).toHaveValue(name);
  });

  it('may be one of those the API takes for the same person', async () => {
    const alike = someVoter('Quitéria Vaz Dias');
    const message = 'Este eleitor já está cadastrado.';
    const body = { message, errors: [{ fieldName: 'duplicated', message }] };
    demoApi.server.use(
      http.post(`${demoApi.baseUrl}/eleitor.php`, () => HttpResponse.json(body, { status: 400 })),
    );
    const user = await openNew();
    await user.type(fieldNamed('Eleitor'), name);
    // A voter of this name exists; registering is the last option.
    const choices = await screen.findAllByRole('option');
    expect(texts(choices).map((text) => text.includes('Cadastrar'))).toEqual([false, true]);
    await user.click(await offer());
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Cadastrar' }));
    await user.click(await form.findByRole('button', { name: `É ${alike.name}, nº ${alike.id}` }));
    await waitFor(() => expect(fieldNamed('Eleitor')).toHaveValue(`${alike.name} · (19) 98123-4567`));
  });

  it('is offered only to who may register', async () => {
    giveRules('create_treatment');
    const { user } = openServices(basic);
    await showNew(user);
    await user.type(fieldNamed('Eleitor'), name);
    await seen('Nenhum resultado encontrado.');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});

describe('a new service request', () => {
  it('starts today, open, mine, with the origin and office chosen last on this machine, and holds on to its voter', async () => {
    const voter = someVoter();
    const other = voterOf(servicesOf()[8] ?? newestService());
    demoApi.db.voters.update(other.id, { name: 'Wanda Yoko Ximenes' });
    const user = await openNew();
    const { category, origin, place } = office();
    const start = {
      'Data de solicitação': formatDate(today()),
      Status: 'Aberto',
      Responsáveis: userOf(administrator).name,
    };
    await waitFor(() => expect(fieldNamed('Eleitor')).toHaveFocus());
    await waitFor(() => expectFields({ ...start, Origem: '', Escritório: '' }));
    expect(fieldNamed('Status')).toBeEnabled();

    // The chosen voter stays until it is changed.
    await user.click(fieldNamed('Eleitor'));
    await user.paste('Z');
    await seen('Digite 2 caracteres ou mais');
    await user.keyboard('{Escape}');
    await choose(user, fieldNamed('Eleitor'), /^Zulmira Xisto/, 'zulmira');
    expect(fieldNamed('Eleitor')).toHaveValue(`${voter.name} · (19) 98123-4567`);
    expect(fieldNamed('Eleitor')).toHaveAttribute('readonly');
    expect(fieldNamed('Eleitor')).toHaveFocus();

    await press(user, 'Trocar eleitor');
    expect(fieldNamed('Eleitor')).toHaveFocus();
    await press(user, 'Salvar');
    expect(fieldNamed('Eleitor')).toHaveAccessibleDescription('Escolha o eleitor.');
    await choose(user, fieldNamed('Eleitor'), /^Wanda Yoko/, 'wanda');
    expect((fieldNamed('Eleitor') as HTMLInputElement).value).toMatch(/^Wanda Yoko Ximenes/);
    expect(demoApi.requestsFor('eleitor.php', 'search').at(-1)?.query).toMatchObject({
      name: 'wanda',
      isExcluded: 'false',
    });

    await choose(user, fieldNamed('Categoria'), category.name);
    await choose(user, fieldNamed('Origem'), origin.name);
    await choose(user, fieldNamed('Escritório'), place.name);
    await fill(user, fieldNamed('Descrição'), 'Poda');
    await press(user, 'Salvar e criar outro');
    await waitFor(() =>
      expectFields({ ...start, Eleitor: '', Descrição: '', Origem: origin.name, Escritório: place.name }),
    );
    await waitFor(() => expect(fieldNamed('Eleitor')).toHaveFocus());
    expect({ ...localStorage }).toMatchObject({
      [keyOfPerson('tribuna.origem')]: String(origin.id),
      [keyOfPerson('tribuna.escritorio')]: String(place.id),
    });
    // Nothing was typed: the form closes without a question.
    await press(user, 'Cancelar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is saved with its documents and responsible people, and the list is loaded again', async () => {
    const voter = someVoter();
    const { status, category, origin, place, department, type } = office();
    const user = await openNew();
    await fillIn(user, voter.name);
    await choose(user, fieldNamed('Secretária'), department.name);
    await fill(user, fieldNamed('Data de solicitação'), '20/11/2026');
    await fill(user, fieldNamed('Data de conclusão'), '21/11/2026');
    await user.click(fieldNamed('Responsáveis'));
    await user.click(await screen.findByRole('option', { name: colleague().name }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(fieldNamed('Responsáveis')).toHaveValue('2 selecionado(s)'));
    await press(user, 'Adicionar documento');
    await waitFor(() => expect(fieldNamed('Tipo')).toHaveFocus());
    await choose(user, fieldNamed('Tipo'), type.name);
    await user.type(fieldNamed('Número'), '123');
    await fill(user, fieldNamed('Ano'), '2025');
    await press(user, 'Salvar');

    const { textContent } = await told();
    expect(sent('cadastrar').map(({ body }) => body)).toEqual([
      {
        electorId: voter.id,
        statusId: status.id,
        requestDate: '2026-11-20',
        completionDate: '2026-11-21',
        categoryId: category.id,
        originId: origin.id,
        officeId: place.id,
        departmentId: department.id,
        description: 'Poda da árvore.',
        responsibles: [userOf(administrator).id, colleague().id],
        documents: [{ typeId: type.id, number: 123, year: 2025 }],
      },
    ]);
    const id = idOf(textContent);
    const row = await rowOf(`AT-${id}`);
    expect(row).toHaveTextContent('Poda da árvore.');
    expect(row).toHaveTextContent(`${voter.name}(19) 98123-4567`);
    await allSent();
    expect(sent('search')).toHaveLength(2);
    await press(user, 'Abrir');
    expect(await screen.findByRole('dialog', { name: `Detalhes do atendimento AT-${id}` })).toBeVisible();
    // Its details also search for other services of its documents.
    expect(sent('search').map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ reference: `AT-${id}` }),
    );
  });

  it('is opened from its notice on the next screen, too, but for nobody who left meanwhile, and not when it is not found', async () => {
    const { name } = someVoter();
    const { user, router, path } = openServices();
    await showNew(user);
    await fillIn(user, name);
    await press(user, 'Salvar');
    const id = idOf((await told()).textContent);
    await act(() => router.navigate('/dashboard'));
    await screen.findByRole('heading', { name: /^Olá, / });
    await press(user, 'Abrir');
    expect(await screen.findByRole('dialog', { name: `Detalhes do atendimento AT-${id}` })).toBeVisible();
    await waitFor(() => expect(path()).toBe(`/services/list?panel=details&id=${id}`));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await showNew(user);
    await fillInAgain(user, name);
    await press(user, 'Salvar');
    await told();
    await screen.findByRole('table');
    onLook(() => HttpResponse.error());
    await press(user, 'Abrir');
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos falar com o sistema.');

    await showNew(user);
    await fillInAgain(user, name);
    await press(user, 'Salvar');
    await told();
    const held = holdAnswer();
    onLook(() => held.answer);
    await press(user, 'Abrir');
    const next = holdScreen(router);
    await next.goThere();
    held.give();
    await allSent();
    next.expectOnTheWay();
    await next.arrive();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('needs type, number and year of every document, of which rows can be taken away, and tells what the server and the look for its link say', async () => {
    const user = await openNew();
    const add = screen.getByRole('button', { name: 'Adicionar documento' });
    await user.click(add);
    await user.click(add);
    const rows = screen.getAllByRole('listitem', { name: /^Documento / });
    expect(rows).toHaveLength(2);
    await user.clear(within(rows[1] as HTMLElement).getByLabelText('Ano'));
    await press(user, 'Salvar');
    const [, second] = screen.getAllByRole('listitem', { name: /^Documento / });
    const row = within(second as HTMLElement);
    expect(row.getByRole('combobox', { name: 'Tipo' })).toHaveAccessibleDescription('Selecione uma opção.');
    expect(row.getByLabelText('Número')).toHaveAccessibleDescription('Preencha este campo.');
    expect(row.getByLabelText('Ano')).toHaveAccessibleDescription('Preencha este campo.');
    await expectSoundPanel();

    await press(user, 'Retirar documento 2');
    await waitFor(() => expect(fieldNamed('Tipo')).toHaveFocus());
    await press(user, 'Retirar documento 1');
    expect(screen.queryByRole('combobox', { name: 'Tipo' })).not.toBeInTheDocument();
    await waitFor(() => expect(add).toHaveFocus());

    // A person who types elsewhere right after it keeps focus.
    await user.click(add);
    await user.click(add);
    act(() => screen.getByRole('button', { name: 'Retirar documento 2' }).click());
    act(() => fieldNamed('Descrição').focus());
    await user.keyboard('Poda');
    expect(fieldNamed('Descrição')).toHaveValue('Poda');
    expect(fieldNamed('Tipo')).toHaveValue('');

    // Server errors about them are shown beside them.
    await press(user, 'Retirar documento 1');
    demoApi.server.use(http.post(atendimento, refusing('documents.all', 'statusId'), { once: true }));
    await fillIn(user, someVoter().name);
    await press(user, 'Salvar');
    const documents = screen.getByRole('group', { name: 'Requerimentos, ofícios, indicações e moções' });
    const alert = await within(documents).findByRole('alert');
    expect(alert).toHaveTextContent('Recusado: documents.all.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expectSoundPanel();
    await press(user, 'Adicionar documento');
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(fieldNamed('Status')).toHaveAccessibleDescription('Recusado: statusId.');

    await press(user, 'Retirar documento 1');
    await press(user, 'Salvar');
    await told();
    await screen.findByRole('table');
    onLook(() => HttpResponse.error());
    await press(user, 'Copiar link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos falar com o sistema.');
  });
});

it('editing a service request shows what it has, keeps the status, and changes its row in place, its voter too', async () => {
  const service = newestService();
  const { id } = service;
  const { type, category } = office();
  const users = demoApi.db.users.filter(({ clientId }) => clientId === service.clientId);
  const former = firstOf(users.filter(({ status }) => !status));
  demoApi.db.services.update(id, {
    description: 'Poda',
    requestDate: '2026-11-18',
    completionDate: null,
    categoryId: category.id,
    responsibleIds: [former.id],
    documents: [{ typeId: type.id, number: 12, year: 2026 }],
  });
  const voter = voterOf(service);
  demoApi.db.voters.update(voter.id, {
    name: 'José da Silva',
    telephone: [{ number: '1932351400', type: 1, operator: 1 }],
  });
  const status = demoApi.db.serviceStatuses.get(service.statusId);
  const { user } = openServices();
  await showEdit(user, id);
  // Its names arrive with the option lists.
  await waitFor(() =>
    expectFields({
      Eleitor: 'José da Silva · (19) 3235-1400',
      Status: status?.name ?? '',
      Categoria: category.name,
      Tipo: type.name,
      Número: '12',
      Ano: '2026',
    }),
  );
  expect(fieldNamed('Status')).toBeDisabled();
  expect(fieldNamed('Status')).toHaveAccessibleDescription(
    'Para mudar o status, use "Trocar status" na listagem.',
  );

  // Active users are offered, and a person responsible even if inactive.
  await waitFor(() => expectFields({ Responsáveis: former.name }));
  await user.click(fieldNamed('Responsáveis'));
  const offered = users.filter((one) => one.status || one === former).map(({ name }) => name);
  await waitFor(() => expect(texts(screen.getAllByRole('option')).sort()).toEqual(offered.sort()));
  await user.keyboard('{Escape}');

  await fill(user, fieldNamed('Descrição'), 'Poda da árvore');
  await press(user, 'Retirar documento 1');
  await press(user, 'Salvar');
  await seen(`O atendimento AT-${id} foi atualizado!`);
  expect(sent('alterar').map(({ body }) => body)).toEqual([
    {
      id,
      electorId: voter.id,
      statusId: service.statusId,
      requestDate: '2026-11-18',
      completionDate: null,
      categoryId: category.id,
      originId: service.originId,
      officeId: service.officeId,
      departmentId: service.departmentId,
      description: 'Poda da árvore',
      responsibles: [former.id],
      documents: [],
    },
  ]);
  const row = await rowOf(`AT-${id}`);
  expect(row).toHaveTextContent('Poda da árvore');
  await allSent();
  expect(sent('search')).toHaveLength(1);

  const other = someVoter();
  await showEdit(user, id);
  await press(user, 'Trocar eleitor');
  await choose(user, fieldNamed('Eleitor'), /^Zulmira Xisto/, 'zulmira');
  await press(user, 'Salvar');
  await waitFor(() => expect(sent('alterar')).toHaveLength(2));
  await waitFor(() => expect(row).toHaveTextContent(`${other.name}(19) 98123-4567`));
});
