import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { today, typedDate } from '@/formats/dates';
import { chooseInMenu, rowOf } from '@tests/list';
import { ofOffice } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { atendimento, newestService, openServices, sent, servicesOf, voterOf } from '@tests/services';
import { type User, choose, fill } from '@tests/typing';

installDemoApi();

type Form = Awaited<ReturnType<typeof panel>>;

const save = (form: Form) => form.getByRole('button', { name: 'Salvar' });
const combo = (form: Form, name: string) => form.getByRole('combobox', { name });
const eleitor = (form: Form) => form.getByLabelText('Eleitor');

async function openNew() {
  const { user } = openServices();
  await user.click(await screen.findByRole('button', { name: 'Novo' }));
  return { user, form: await panel('Novo atendimento') };
}

async function openEdit(id = newestService().id) {
  const { user } = openServices();
  await chooseInMenu(user, `AT-${id}`, 'Editar');
  // The panel with the form takes the place of the one that says it is loading.
  await screen.findByLabelText('Descrição');
  return { user, form: await panel('Editar atendimento') };
}

/** What an office has, one of each. */
const office = () => ({
  status: ofOffice(demoApi.db.serviceStatuses),
  category: ofOffice(demoApi.db.serviceCategories),
  origin: ofOffice(demoApi.db.serviceOrigins),
  place: ofOffice(demoApi.db.offices),
  department: ofOffice(demoApi.db.departments),
  type: demoApi.db.documentTypes.all()[0] as { id: number; name: string },
});

/** A voter whose name is nobody else's. */
function someVoter(name = 'Zulmira Xisto Quadros') {
  const voter = voterOf(servicesOf()[5] ?? newestService());
  return demoApi.db.voters.update(voter.id, {
    name,
    telephone: [{ number: '19981234567', type: 2, operator: 1 }],
  });
}

async function fillIn(user: User, form: Form, voterName: string) {
  const { status, category, origin, place } = office();
  await choose(user, combo(form, 'Eleitor'), new RegExp(`^${voterName}`), voterName.slice(0, 6));
  await choose(user, combo(form, 'Status'), status.name);
  await choose(user, combo(form, 'Categoria'), category.name);
  await choose(user, combo(form, 'Origem'), origin.name);
  await choose(user, combo(form, 'Escritório'), place.name);
  await fill(user, form.getByLabelText('Descrição'), ' Poda da árvore. ');
}

describe('a new service request', () => {
  it('asks for what it needs, starting with the voter', async () => {
    const { user, form } = await openNew();
    expect(combo(form, 'Eleitor')).toHaveFocus();
    expect(form.getByLabelText('Data de solicitação')).toHaveValue(typedDate(today()));
    expect(form.getByLabelText('Descrição')).toHaveAttribute('maxlength', '1000');
    expect(combo(form, 'Status')).toBeEnabled();
    await user.clear(form.getByLabelText('Data de solicitação'));
    await user.click(save(form));
    expect(combo(form, 'Eleitor')).toHaveAccessibleDescription('Escolha o eleitor.');
    for (const name of ['Status', 'Categoria', 'Origem', 'Escritório'])
      expect(combo(form, name)).toHaveAccessibleDescription('Selecione uma opção.');
    expect(form.getByLabelText('Data de solicitação')).toHaveAccessibleDescription('Informe a data.');
    expect(form.getByLabelText('Descrição')).toHaveAccessibleDescription('Preencha este campo.');
    expect(combo(form, 'Secretária')).not.toHaveAccessibleDescription();
    expect(sent('cadastrar')).toHaveLength(0);
    await expectSoundPanel();
  });

  it('is saved with its documents and responsible people, and the list is loaded again', async () => {
    const voter = someVoter();
    const { status, category, origin, place, department, type } = office();
    const [first, second] = demoApi.db.users.filter(
      ({ clientId, status: isActive }) => clientId === newestService().clientId && isActive,
    );
    const { user, form } = await openNew();
    await fillIn(user, form, voter.name);
    await choose(user, combo(form, 'Secretária'), department.name);
    await fill(user, form.getByLabelText('Data de solicitação'), '20/11/2026');
    await fill(user, form.getByLabelText('Data de conclusão'), '21/11/2026');
    await user.click(combo(form, 'Responsáveis'));
    await user.click(await screen.findByRole('option', { name: first?.name ?? '' }));
    await user.click(screen.getByRole('option', { name: second?.name ?? '' }));
    await user.keyboard('{Escape}');
    expect(combo(form, 'Responsáveis')).toHaveValue('2 selecionado(s)');
    await user.click(form.getByRole('button', { name: 'Adicionar documento' }));
    await waitFor(() => expect(combo(form, 'Tipo')).toHaveFocus());
    await choose(user, combo(form, 'Tipo'), type.name);
    await user.type(form.getByLabelText('Número'), '123');
    await fill(user, form.getByLabelText('Ano'), '2025');
    await user.click(save(form));

    const told = await screen.findByText(/^O atendimento AT-\d+ foi criado!$/);
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
        responsibles: [first?.id, second?.id],
        documents: [{ typeId: type.id, number: 123, year: 2025 }],
      },
    ]);
    const id = Number(/\d+/.exec(told.textContent)?.[0]);
    const row = await rowOf(`AT-${id}`);
    expect(row).toHaveTextContent('Poda da árvore.');
    expect(row).toHaveTextContent(`${voter.name}(19) 98123-4567`);
    expect(sent('search')).toHaveLength(2);
  });

  it('holds on to the chosen voter until it is changed', async () => {
    const voter = someVoter();
    const other = voterOf(servicesOf()[8] ?? newestService());
    demoApi.db.voters.update(other.id, { name: 'Wanda Yoko Ximenes' });
    const { user, form } = await openNew();
    await user.click(combo(form, 'Eleitor'));
    await user.paste('Z');
    expect(await screen.findByText('Digite 2 caracteres ou mais')).toBeVisible();
    await user.keyboard('{Escape}');
    await choose(user, combo(form, 'Eleitor'), /^Zulmira Xisto/, 'zulmira');
    expect(eleitor(form)).toHaveValue(`${voter.name} · (19) 98123-4567`);
    expect(eleitor(form)).toHaveAttribute('readonly');
    expect(eleitor(form)).toHaveFocus();

    await user.click(form.getByRole('button', { name: 'Trocar eleitor' }));
    expect(combo(form, 'Eleitor')).toHaveFocus();
    await user.click(save(form));
    expect(combo(form, 'Eleitor')).toHaveAccessibleDescription('Escolha o eleitor.');
    await choose(user, combo(form, 'Eleitor'), /^Wanda Yoko/, 'wanda');
    expect((eleitor(form) as HTMLInputElement).value).toMatch(/^Wanda Yoko Ximenes/);
    expect(demoApi.requestsFor('eleitor.php', 'search').at(-1)?.query).toMatchObject({
      name: 'wanda',
      isExcluded: 'false',
    });
  });

  it('needs type, number and year of every document, and lets rows be taken away', async () => {
    const { user, form } = await openNew();
    const add = form.getByRole('button', { name: 'Adicionar documento' });
    await user.click(add);
    await user.click(add);
    const rows = form.getAllByRole('listitem', { name: /^Documento / });
    expect(rows).toHaveLength(2);
    await user.clear(within(rows[1] as HTMLElement).getByLabelText('Ano'));
    await user.click(save(form));
    const [, second] = form.getAllByRole('listitem', { name: /^Documento / });
    const row = within(second as HTMLElement);
    expect(row.getByRole('combobox', { name: 'Tipo' })).toHaveAccessibleDescription('Selecione uma opção.');
    expect(row.getByLabelText('Número')).toHaveAccessibleDescription('Preencha este campo.');
    expect(row.getByLabelText('Ano')).toHaveAccessibleDescription('Preencha este campo.');
    await expectSoundPanel();

    await user.click(form.getByRole('button', { name: 'Retirar documento 2' }));
    await waitFor(() => expect(combo(form, 'Tipo')).toHaveFocus());
    await user.click(form.getByRole('button', { name: 'Retirar documento 1' }));
    expect(form.queryByRole('combobox', { name: 'Tipo' })).not.toBeInTheDocument();
    await waitFor(() => expect(form.getByRole('button', { name: 'Adicionar documento' })).toHaveFocus());
  });

  it('refuses a completion before the request', async () => {
    const { user, form } = await openNew();
    await fill(user, form.getByLabelText('Data de solicitação'), '20/11/2026');
    await fill(user, form.getByLabelText('Data de conclusão'), '19/11/2026');
    await user.click(save(form));
    expect(form.getByLabelText('Data de conclusão')).toHaveAccessibleDescription(
      'A conclusão não pode ser antes da solicitação.',
    );
  });

  it('has the messages of the server under their fields, those of the documents beside the rows', async () => {
    const voter = someVoter();
    const names = [
      'electorId',
      'statusId',
      'requestDate',
      'completionDate',
      'departmentId',
      'originId',
      'officeId',
      'categoryId',
      'description',
      'documents.all',
    ];
    const errors = names.map((fieldName) => ({ fieldName, message: `Recusado: ${fieldName}.` }));
    demoApi.server.use(http.post(atendimento, () => HttpResponse.json({ errors }, { status: 422 })));
    const { user, form } = await openNew();
    await fillIn(user, form, voter.name);
    await user.click(save(form));
    await waitFor(() => expect(eleitor(form)).toHaveAccessibleDescription('Recusado: electorId.'));
    expect(combo(form, 'Status')).toHaveAccessibleDescription('Recusado: statusId.');
    expect(combo(form, 'Secretária')).toHaveAccessibleDescription('Recusado: departmentId.');
    expect(combo(form, 'Origem')).toHaveAccessibleDescription('Recusado: originId.');
    expect(combo(form, 'Escritório')).toHaveAccessibleDescription('Recusado: officeId.');
    expect(combo(form, 'Categoria')).toHaveAccessibleDescription('Recusado: categoryId.');
    expect(form.getByLabelText('Data de solicitação')).toHaveAccessibleDescription('Recusado: requestDate.');
    expect(form.getByLabelText('Data de conclusão')).toHaveAccessibleDescription('Recusado: completionDate.');
    expect(form.getByLabelText('Descrição')).toHaveAccessibleDescription('Recusado: description.');
    const section = form.getByRole('group', { name: 'Requerimentos, ofícios, indicações e moções' });
    expect(within(section).getByRole('alert')).toHaveTextContent('Recusado: documents.all.');
    expect(form.getAllByRole('alert')).toHaveLength(1);
    await expectSoundPanel();

    await user.click(form.getByRole('button', { name: 'Adicionar documento' }));
    await waitFor(() => expect(within(section).queryByRole('alert')).not.toBeInTheDocument());
    expect(combo(form, 'Status')).toHaveAccessibleDescription('Recusado: statusId.');
  });
});

describe('editing a service request', () => {
  it('shows what it has, keeps the status, and changes its row in place', async () => {
    const service = newestService();
    const { id } = service;
    const { type, category } = office();
    demoApi.db.services.update(id, {
      description: 'Poda',
      requestDate: '2026-11-18',
      completionDate: null,
      categoryId: category.id,
      responsibleIds: [],
      documents: [{ typeId: type.id, number: 12, year: 2026 }],
    });
    const voter = voterOf(service);
    demoApi.db.voters.update(voter.id, {
      name: 'José da Silva',
      telephone: [{ number: '1932351400', type: 1, operator: 1 }],
    });
    const status = demoApi.db.serviceStatuses.get(service.statusId);
    const { user, form } = await openEdit(id);
    expect(eleitor(form)).toHaveValue('José da Silva · (19) 3235-1400');
    expect(combo(form, 'Status')).toBeDisabled();
    expect(combo(form, 'Status')).toHaveValue(status?.name);
    expect(combo(form, 'Status')).toHaveAccessibleDescription(
      'Para mudar o status, use "Trocar status" na listagem.',
    );
    expect(combo(form, 'Categoria')).toHaveValue(category.name);
    expect(combo(form, 'Tipo')).toHaveValue(type.name);
    expect(form.getByLabelText('Número')).toHaveValue('12');
    expect(form.getByLabelText('Ano')).toHaveValue('2026');
    await expectSoundPanel();

    await fill(user, form.getByLabelText('Descrição'), 'Poda da árvore');
    await user.click(form.getByRole('button', { name: 'Retirar documento 1' }));
    await user.click(save(form));
    expect(await screen.findByText(`O atendimento AT-${id} foi atualizado!`)).toBeVisible();
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
        responsibles: [],
        documents: [],
      },
    ]);
    expect(await rowOf(`AT-${id}`)).toHaveTextContent('Poda da árvore');
    expect(sent('search')).toHaveLength(1);
  });

  it('with another voter shows that one in the row', async () => {
    const { id } = newestService();
    const voter = someVoter();
    const { user, form } = await openEdit(id);
    await user.click(form.getByRole('button', { name: 'Trocar eleitor' }));
    await choose(user, combo(form, 'Eleitor'), /^Zulmira Xisto/, 'zulmira');
    await user.click(save(form));
    await screen.findByText(`O atendimento AT-${id} foi atualizado!`);
    expect(await rowOf(`AT-${id}`)).toHaveTextContent(`${voter.name}(19) 98123-4567`);
  });

  it('offers the active users, and the responsible even when no longer active', async () => {
    const service = newestService();
    const users = demoApi.db.users.filter(({ clientId }) => clientId === service.clientId);
    const inactive = users.filter((user) => !user.status);
    const held = inactive[0];
    if (!held) throw new Error('The demo office has no inactive user.');
    demoApi.db.services.update(service.id, { responsibleIds: [held.id] });
    const { user, form } = await openEdit(service.id);
    await waitFor(() => expect(combo(form, 'Responsáveis')).toHaveValue(held.name));
    await user.click(combo(form, 'Responsáveis'));
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(offered).toHaveLength(users.length - inactive.length + 1);
    expect(offered).toContain(held.name);
  });
});
