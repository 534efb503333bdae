import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { brokenAnswers } from '@tests/brokenAnswers';
import { downloadFrom } from '@tests/downloads';
import { environment } from '@/config/environment';
import {
  administrator,
  atendimento,
  basic,
  choose,
  chooseInMenu,
  expectSoundPanel,
  fill,
  filterPanel,
  giveRules,
  holdAnswer,
  newestService,
  ofOffice,
  openServices,
  panel,
  rowOf,
  sent,
  servicesOf,
  servicesTable,
  trial,
  valueOf,
  voterOf,
} from './servicesTesting';

installDemoApi({ today: '2026-11-20' });

const heading = () => screen.getByRole('heading', { level: 1 });
const texts = (cells: HTMLElement[]) => cells.map((cell) => cell.textContent);

describe('the service requests list', () => {
  it('shows the newest with reference, description, status and voter', async () => {
    const service = newestService();
    const status = demoApi.db.serviceStatuses.get(service.statusId);
    const voter = voterOf(service);
    demoApi.db.services.update(service.id, { description: 'Buraco na via.\nCausa acidentes.' });
    demoApi.db.voters.update(voter.id, {
      name: 'José da Silva',
      telephone: [{ number: '19981234567', type: 2, operator: 1 }],
    });
    openServices();
    const table = await servicesTable();
    expect(document.title).toBe('Atendimentos · Tribuna');
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual([
      'Ref.',
      'Descrição',
      'Status',
      'Eleitor',
      'Ações',
    ]);
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(texts(within(await rowOf(service.id)).getAllByRole('cell')).slice(0, 4)).toEqual([
      `AT-${service.id}`,
      'Buraco na via. Causa acidentes.',
      status?.name,
      'José da Silva(19) 98123-4567',
    ]);
    const total = servicesOf().length;
    expect(heading()).toHaveTextContent(`Atendimentos · ${total}`);
    expect(screen.getByText(`${total} atendimentos`)).toBeInTheDocument();
    expect(sent('search').map(({ query }) => query)).toEqual([{ page: '1', limit: '10' }]);
    await waitFor(() =>
      expect(
        demoApi.requests.filter(({ script }) => script === 'queries.php').map(({ action }) => action),
      ).toEqual(
        expect.arrayContaining([
          'electorGroupList',
          'documentTypeList',
          'treatmentStatusList',
          'treatmentOriginList',
          'treatmentCategoryList',
          'officeList',
          'userList',
          'departmentList',
        ]),
      ),
    );
    await expectNoAxeViolations();
  });

  it('hides reference and voter where there is no room, and keeps the way into the details', async () => {
    const { id } = newestService();
    openServices();
    const row = await rowOf(id);
    const [reference, description, , elector] = within(row).getAllByRole('cell');
    expect(reference).toHaveAttribute('data-below', '992');
    expect(elector).toHaveAttribute('data-below', '992');
    expect(within(description as HTMLElement).getByRole('button')).toBeVisible();
  });

  it('counts a single one in the singular, and turns pages', async () => {
    const { user } = openServices();
    await user.click(await screen.findByRole('button', { name: 'Próxima' }));
    await rowOf(servicesOf()[10]?.id ?? 0);
    expect(sent('search').at(-1)?.query).toEqual({ page: '2', limit: '10' });

    const { id } = newestService();
    demoApi.db.services.removeWhere((service) => service.id !== id);
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(await screen.findByText('1 atendimento')).toBeInTheDocument();
  });

  it('reads what PHP typically sends, and shows hostile texts as texts', async () => {
    resetDemoApi({ today: '2026-11-20', phpTypical: true });
    const { id } = newestService();
    const description = '<img src=x onerror=alert(1)> \u202Eodatnemucod 🗳️';
    demoApi.db.services.update(id, { description });
    const { user } = openServices();
    const row = await rowOf(id);
    expect(row).toHaveTextContent(description);
    await user.click(within(row).getByRole('button', { name: description }));
    const { dialog, findByText } = await panel(`Detalhes do atendimento AT-${id}`);
    await findByText('Descrição', { selector: 'dt' });
    expect(valueOf(dialog, 'Descrição')).toHaveTextContent(description);
  });
});

describe('searching', () => {
  it('sends exactly what was filled in, from the first page', async () => {
    const office = ofOffice(demoApi.db.offices);
    const status = ofOffice(demoApi.db.serviceStatuses);
    const category = ofOffice(demoApi.db.serviceCategories);
    const origin = ofOffice(demoApi.db.serviceOrigins);
    const group = ofOffice(demoApi.db.voterGroups);
    const responsible = ofOffice(demoApi.db.users);
    const department = demoApi.db.departments.all()[0];
    const documentType = demoApi.db.documentTypes.all()[0];
    const [district] = demoApi.db.districts.all();
    const city = demoApi.db.cities.get(district?.cityId ?? 0);
    const { user } = openServices();
    await user.click(await screen.findByRole('button', { name: 'Próxima' }));
    const filters = await filterPanel(user);
    await expectSoundPanel();

    await fill(user, filters.getByLabelText('Referência'), ' AT-1 ');
    await fill(user, filters.getByLabelText('Descrição'), 'poda');
    await choose(user, filters.getByRole('combobox', { name: 'Status' }), status.name);
    await choose(user, filters.getByRole('combobox', { name: 'Categoria' }), category.name);
    await choose(user, filters.getByRole('combobox', { name: 'Origem' }), origin.name);
    await choose(user, filters.getByRole('combobox', { name: 'Escritório' }), office.name);
    await choose(user, filters.getByRole('combobox', { name: 'Secretária' }), department?.name ?? '');
    await choose(user, filters.getByRole('combobox', { name: 'Responsável' }), responsible.name);
    await fill(user, filters.getByLabelText('Data de cadastro, de'), '01/11/2026');
    await fill(user, filters.getByLabelText('Data de cadastro, até'), '30/11/2026');
    await fill(user, filters.getByLabelText('Ref. eleitor'), '12');
    await fill(user, filters.getByLabelText('Nome do eleitor'), 'josé');
    await choose(user, filters.getByRole('combobox', { name: 'Grupo' }), group.name);
    const districts = filters.getByRole('combobox', { name: 'Bairros' });
    expect(districts).toBeDisabled();
    expect(districts).toHaveAttribute('placeholder', 'Selecione uma cidade antes...');
    await choose(
      user,
      filters.getByRole('combobox', { name: 'Cidade' }),
      new RegExp(`^${city?.name}/`),
      city?.name,
    );
    await choose(user, districts, district?.name ?? '', district?.name);
    await user.keyboard('{Escape}');
    await choose(
      user,
      filters.getByRole('combobox', { name: 'Tipo de documento' }),
      documentType?.name ?? '',
    );
    await user.type(filters.getByLabelText('Número'), '12a3');
    await user.type(filters.getByLabelText('Ano'), '20265');
    await user.click(filters.getByRole('button', { name: 'Buscar' }));

    await waitFor(() =>
      expect(sent('search').at(-1)?.query).toEqual({
        reference: 'AT-1',
        description: 'poda',
        statusId: String(status.id),
        categoryId: String(category.id),
        originId: String(origin.id),
        officeId: String(office.id),
        departmentId: String(department?.id),
        responsibleId: String(responsible.id),
        startCreatedDate: '2026-11-01',
        endCreatedDate: '2026-11-30',
        electorReference: '12',
        electorName: 'josé',
        groupId: String(group.id),
        'districtIds[]': [String(district?.id)],
        documentId: String(documentType?.id),
        documentNumber: '123',
        documentYear: '2026',
        page: '1',
        limit: '10',
      }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const chips = within(screen.getByRole('list', { name: 'Filtros ativos' }));
    expect(chips.getAllByRole('listitem')).toHaveLength(18);
    expect(chips.getByRole('button', { name: `Remover filtro Bairros: ${district?.name}` })).toBeVisible();
    expect(await screen.findByText('Não encontramos nada :(')).toBeVisible();
  });

  it('takes a filter back by its chip', async () => {
    const status = ofOffice(demoApi.db.serviceStatuses);
    const { user } = openServices();
    const filters = await filterPanel(user);
    await choose(user, filters.getByRole('combobox', { name: 'Status' }), status.name);
    await user.click(filters.getByRole('button', { name: 'Buscar' }));
    await user.click(await screen.findByRole('button', { name: `Remover filtro Status: ${status.name}` }));
    await waitFor(() => expect(sent('search').at(-1)?.query).toEqual({ page: '1', limit: '10' }));
    expect(screen.queryByRole('list', { name: 'Filtros ativos' })).not.toBeInTheDocument();
  });

  it('asks for the districts of a chosen city, and forgets those of another', async () => {
    const [district] = demoApi.db.districts.all();
    const city = demoApi.db.cities.get(district?.cityId ?? 0);
    const { user } = openServices();
    const filters = await filterPanel(user);
    const cityField = filters.getByRole('combobox', { name: 'Cidade' });
    const districts = filters.getByRole('combobox', { name: 'Bairros' });
    await choose(user, cityField, new RegExp(`^${city?.name}/`), city?.name);
    await user.click(filters.getByRole('button', { name: 'Buscar' }));
    expect(districts).toHaveAccessibleDescription('Escolha também os bairros.');
    await choose(user, districts, district?.name ?? '', district?.name);
    await user.keyboard('{Escape}');
    expect(districts).toHaveValue(district?.name);
    await user.click(filters.getAllByRole('button', { name: 'Limpar seleção' })[0] as HTMLElement);
    await waitFor(() => expect(districts).toHaveValue(''));
    expect(districts).toBeDisabled();
  });

  it('refuses a period that ends before it begins', async () => {
    const { user } = openServices();
    const filters = await filterPanel(user);
    await fill(user, filters.getByLabelText('Data de cadastro, de'), '30/11/2026');
    await fill(user, filters.getByLabelText('Data de cadastro, até'), '01/11/2026');
    await user.click(filters.getByRole('button', { name: 'Buscar' }));
    expect(await filters.findByText('A data final vem antes da inicial.')).toBeVisible();
    expect(sent('search')).toHaveLength(1);
  });

  it('that finds nothing offers the filters, and a new request to those who may create one', async () => {
    giveRules(['create_treatment']);
    demoApi.db.services.removeWhere(() => true);
    const { user } = openServices(basic);
    expect(await screen.findByText('Não encontramos nada :(')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Novo' })).toHaveLength(2);
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Abrir filtros' }));
    expect(await panel('Filtrar')).toBeDefined();
  });

  it('tells that the filters were opened, and nothing personal', async () => {
    const beacon = vi.fn(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    const { user } = openServices();
    await filterPanel(user);
    expect(beacon).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    environment.usageEventsUrl = 'https://uso.tribuna.test/eventos';
    try {
      await filterPanel(user);
    } finally {
      environment.usageEventsUrl = '';
      Reflect.deleteProperty(navigator, 'sendBeacon');
    }
    expect(beacon.mock.calls).toEqual([
      [
        'https://uso.tribuna.test/eventos',
        JSON.stringify({ event: 'filter_opened', screen: '/services/list' }),
      ],
    ]);
  });
});

describe('a search that fails', () => {
  it.each(brokenAnswers)('by %s is told, and can be made again', async (_, answer, told) => {
    demoApi.server.use(http.get(atendimento, answer, { once: true }));
    const { user } = openServices();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ops! Algo deu errado :(');
    expect(alert).toHaveTextContent(told);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await servicesTable()).toBeVisible();
    expect(heading()).toHaveFocus();
  });
});

describe('what leaves the list as a file', () => {
  const excel = () => screen.getByRole('button', { name: 'Download Excel (.csv)' });
  const print = () => screen.getByRole('button', { name: 'Imprimir resultados' });

  it('is the Excel download, with every column of every request found', async () => {
    const service = newestService();
    const voter = voterOf(service);
    demoApi.db.services.update(service.id, {
      description: '=cmd|calc\n\n fim',
      createdAt: '2026-11-19 09:05:00',
      updatedAt: '2026-11-19 10:00:00',
      requestDate: '2026-11-18',
      completionDate: null,
      departmentId: null,
    });
    demoApi.db.voters.update(voter.id, {
      name: 'José da Silva',
      telephone: [
        { number: '19981234567', type: 2, operator: 1 },
        { number: '1932351400', type: 1, operator: 1 },
      ],
      address: 'Rua das Flores',
      addressNumber: '12',
      additionalAddress: 'Casa 2',
      district: 'Centro',
      city: 'Campinas',
      state: 'SP',
      zipcode: '13010000',
    });
    const { user } = openServices();
    await servicesTable();
    const file = await downloadFrom(() => user.click(excel()));
    expect(file.name).toMatch(/^listagem-atendimentos-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = file.text.slice(1).split('\r\n');
    expect(head).toBe(
      'Ref. atendimento;Descrição;Categoria;Origem;Status;Escritório;Secretária;Data de cadastro;' +
        'Última atualização;Data de solicitação;Data de conclusão;Ref. eleitor;Eleitor;Telefone(s);' +
        'Endereço;Número;Complemento;Bairro;Cidade;Estado;CEP',
    );
    expect(lines).toHaveLength(servicesOf().length);
    const { db } = demoApi;
    expect(lines.find((line) => line.startsWith(`AT-${service.id};`))).toBe(
      [
        `AT-${service.id}`,
        `"'=cmd|calc fim"`,
        db.serviceCategories.get(service.categoryId)?.name,
        db.serviceOrigins.get(service.originId)?.name,
        db.serviceStatuses.get(service.statusId)?.name,
        db.offices.get(service.officeId)?.name,
        '',
        '19/11/2026 09:05',
        '19/11/2026 10:00',
        '18/11/2026',
        '',
        voter.id,
        'José da Silva',
        '(19) 98123-4567, (19) 3235-1400',
        'Rua das Flores',
        '12',
        'Casa 2',
        'Centro',
        'Campinas',
        'SP',
        '13010-000',
      ].join(';'),
    );
    expect(sent('search').at(-1)?.query).toEqual({ page: '1', limit: String(servicesOf().length) });
  });

  it('says when the Excel failed', async () => {
    const { user } = openServices();
    await servicesTable();
    const held = holdAnswer();
    demoApi.server.use(http.get(atendimento, () => held.answer));
    await user.dblClick(excel());
    expect(await screen.findByText('Gerando Excel. Aguarde...')).toBeVisible();
    held.give(HttpResponse.error());
    expect(await screen.findByText('Ops... não conseguimos gerar o Excel.')).toBeVisible();
    expect(sent('search')).toHaveLength(2);
  });

  it('is the listing as a PDF of the server, by the filters in force', async () => {
    const { user } = openServices();
    const filters = await filterPanel(user);
    await fill(user, filters.getByLabelText('Descrição'), 'a');
    await user.click(filters.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(sent('search')).toHaveLength(2));
    await waitFor(() => expect(print()).not.toHaveAttribute('aria-disabled', 'true'));
    const file = await downloadFrom(() => user.click(print()));
    expect(file.name).toMatch(/^listagem-atendimentos-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/);
    expect(file.text.startsWith('%PDF')).toBe(true);
    const [request] = demoApi.requestsFor('service.print.php', 'search');
    expect(request?.query).toMatchObject({ description: 'a', page: '1' });
  });

  it('says when the PDF failed', async () => {
    const { user } = openServices();
    await servicesTable();
    demoApi.server.use(
      http.get(`${demoApi.baseUrl}/service.print.php`, () => HttpResponse.json({ message: 'x' })),
    );
    await user.click(print());
    expect(await screen.findByText('Ops... não conseguimos gerar o arquivo.')).toBeVisible();
  });

  it('is one request with its voter, everything in it escaped', async () => {
    const service = newestService();
    const voter = voterOf(service);
    demoApi.db.services.update(service.id, {
      description: '<script>alert(1)</script>',
      documents: [{ typeId: demoApi.db.documentTypes.all()[0]?.id ?? 0, number: 12, year: 2026 }],
    });
    demoApi.db.voters.update(voter.id, {
      name: 'José & Filhos',
      individualRegistration: '52998224725',
      address: 'Rua das Flores',
    });
    const { user } = openServices();
    const file = await downloadFrom(() => chooseInMenu(user, service.id, 'Imprimir'));
    expect(file.name).toBe(`atendimento-AT-${service.id}.html`);
    expect(file.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(file.text).not.toContain('<script');
    expect(file.text).toContain('José &amp; Filhos');
    expect(file.text).toContain('529.***.***-25');
    expect(file.text).toContain('Rua das Flores');
    expect(file.text).toContain('12/2026');
    expect(demoApi.requestsFor('eleitor.php', null).map(({ query }) => query)).toEqual([
      { id: String(voter.id) },
    ]);
  });

  it('is one request even when its voter is gone, and says when it cannot be made', async () => {
    const { id, electorId } = newestService();
    const { name } = voterOf({ electorId });
    demoApi.db.voters.update(electorId, { isExcluded: true });
    const { user } = openServices();
    const file = await downloadFrom(() => chooseInMenu(user, id, 'Imprimir'));
    expect(file.text).toContain(name);

    demoApi.server.use(http.get(`${demoApi.baseUrl}/eleitor.php`, () => HttpResponse.error()));
    await chooseInMenu(user, id, 'Imprimir');
    expect(await screen.findByText('Ops... não conseguimos gerar o arquivo.')).toBeVisible();
  });

  it('is not offered without requests', async () => {
    demoApi.db.services.removeWhere(() => true);
    openServices();
    await screen.findByText('Não encontramos nada :(');
    expect(excel()).toHaveAccessibleDescription('Não há atendimentos para exportar.');
    expect(print()).toHaveAccessibleDescription('Não há atendimentos para exportar.');
  });
});

describe('who may do what', () => {
  const refused = {
    Editar: 'Você não tem permissão para editar atendimentos.',
    'Trocar status': 'Você não tem permissão para trocar o status de atendimentos.',
    Comentar: 'Você não tem permissão para comentar atendimentos.',
    'Upload arquivo': 'Você não tem permissão para enviar arquivos de atendimentos.',
    Imprimir: 'Você não tem permissão para imprimir atendimentos.',
    Excluir: 'Você não tem permissão para excluir atendimentos.',
  };

  it('is told where it is missing; a reminder is for everybody', async () => {
    giveRules([]);
    const { user } = openServices(basic);
    const { id } = newestService();
    await rowOf(id);
    const create = screen.getByRole('button', { name: 'Novo' });
    expect(create).toHaveAccessibleDescription('Você não tem permissão para cadastrar atendimentos.');
    await user.click(create);
    expect(screen.getByRole('button', { name: 'Download Excel (.csv)' })).toHaveAccessibleDescription(
      'Você não tem permissão para exportar atendimentos.',
    );
    expect(screen.getByRole('button', { name: 'Imprimir resultados' })).toHaveAccessibleDescription(
      'Você não tem permissão para imprimir atendimentos.',
    );
    await user.click(screen.getByRole('button', { name: `Ações de AT-${id}` }));
    expect(texts(screen.getAllByRole('menuitem'))).toEqual([
      'Editar',
      'Trocar status',
      'Comentar',
      'Upload arquivo',
      'Imprimir',
      'Criar lembrete',
      'Excluir',
    ]);
    await expectNoAxeViolations();
    for (const [item, reason] of Object.entries(refused)) {
      const choice = screen.getByRole('menuitem', { name: item });
      expect(choice).toHaveAttribute('title', reason);
      await user.click(choice);
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Criar lembrete' }));
    expect((await panel('Criar lembrete')).dialog).toBeVisible();
  });

  it.each([
    ['edit_treatment', ['Editar', 'Trocar status', 'Upload arquivo', 'Criar lembrete']],
    ['create_commet_treatment', ['Comentar', 'Criar lembrete']],
    ['print_search_treatment', ['Imprimir', 'Criar lembrete']],
    ['delete_treatment', ['Criar lembrete', 'Excluir']],
  ])('is given by %s', async (rule, allowed) => {
    giveRules([rule]);
    const { user } = openServices(basic);
    const { id } = newestService();
    await user.click(within(await rowOf(id)).getByRole('button', { name: `Ações de AT-${id}` }));
    const open = screen
      .getAllByRole('menuitem')
      .filter((item) => item.getAttribute('aria-disabled') !== 'true');
    expect(texts(open)).toEqual(allowed);
  });
});

describe('a trial client without service requests', () => {
  it('is welcomed and led to the first one', async () => {
    const { user } = openServices(trial);
    expect(await screen.findByRole('heading', { name: 'Bem-vindo ao módulo de atendimentos' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Começar, Cadastrar atendimento' }));
    expect((await panel('Novo atendimento')).dialog).toBeVisible();
  });

  it('is welcomed without the start where creating is not allowed', async () => {
    const { user } = openServices({ email: 'natalia.arruda@mandatobrandao.example' });
    const start = await screen.findByRole('button', { name: 'Começar, Cadastrar atendimento' });
    expect(start).toHaveAccessibleDescription('Você não tem permissão para cadastrar atendimentos.');
    await user.click(start);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of another office sees nothing of this one', () => {
    expect(servicesOf(trial)).toEqual([]);
    expect(servicesOf(administrator).length).toBeGreaterThan(10);
  });
});
