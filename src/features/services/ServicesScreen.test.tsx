import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { downloadFrom } from '@tests/downloads';
import { chooseInMenu, filterPanel, rowOf } from '@tests/list';
import { ofOffice } from '@tests/office';
import { expectSoundPanel } from '@tests/panels';
import { newestService, openServices, sent, servicesOf, voterOf } from '@tests/services';
import { choose, fill } from '@tests/typing';

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
    const table = await screen.findByRole('table');
    expect(document.title).toBe('Atendimentos · Tribuna');
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual([
      'Ref.',
      'Descrição',
      'Status',
      'Eleitor',
      'Ações',
    ]);
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(texts(within(await rowOf(`AT-${service.id}`)).getAllByRole('cell')).slice(0, 4)).toEqual([
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
    const row = await rowOf(`AT-${id}`);
    const [reference, description, , elector] = within(row).getAllByRole('cell');
    expect(reference).toHaveAttribute('data-below', '992');
    expect(elector).toHaveAttribute('data-below', '992');
    expect(within(description as HTMLElement).getByRole('button')).toBeVisible();
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
    await screen.findByRole('table');
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
    const file = await downloadFrom(() => chooseInMenu(user, `AT-${service.id}`, 'Imprimir'));
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
    const file = await downloadFrom(() => chooseInMenu(user, `AT-${id}`, 'Imprimir'));
    expect(file.text).toContain(name);

    demoApi.server.use(http.get(`${demoApi.baseUrl}/eleitor.php`, () => HttpResponse.error()));
    await chooseInMenu(user, `AT-${id}`, 'Imprimir');
    expect(await screen.findByText('Ops... não conseguimos gerar o arquivo.')).toBeVisible();
  });
});
