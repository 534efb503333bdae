import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { brokenAnswers } from '@tests/brokenAnswers';
import { downloadFrom } from '@tests/downloads';
import { preloadStaffShell } from '@tests/preload';
import {
  administrator,
  basic,
  chooseInMenu,
  eleitor,
  expectSoundPanel,
  fill,
  firstVoter,
  giveRules,
  heading,
  holdAnswer,
  openMenu,
  openVoters,
  panelNamed,
  rowOf,
  sent,
  trial,
  votersOf,
  votersTable,
  type User,
} from './votersTesting';

installDemoApi({ today: '2026-11-20' });

// Their code takes longer to load on a busy machine than one test may.
beforeAll(() => Promise.all([preloadStaffShell(), import('./VotersScreen'), import('./VoterPanels')]));

const texts = (cells: HTMLElement[]) => cells.map((cell) => cell.textContent);

async function search(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Filtrar eleitores' }));
  await fill(user, (await panelNamed('Filtrar')).getByLabelText('Nome'), name);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
}

describe('the voters list', () => {
  it('shows reference, name, address, phone and e-mail', async () => {
    const { id, name } = firstVoter();
    demoApi.db.voters.update(id, {
      withLocation: true,
      address: 'Rua das Flores',
      addressNumber: '10',
      additionalAddress: '',
      district: 'Cambuí',
      city: 'Campinas',
      state: 'SP',
      email: 'a@b.example',
      telephone: [{ number: '19981234567', type: 2, operator: 6 }],
    });
    openVoters();
    const table = await votersTable();
    expect(document.title).toBe('Eleitores · Tribuna');
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual([
      'Ref.',
      'Nome',
      'Endereço',
      'Telefone',
      'E-mail',
      'Ações',
    ]);
    expect(texts(within(await rowOf(id)).getAllByRole('cell')).slice(0, 5)).toEqual([
      String(id),
      name,
      'Rua das Flores, 10Cambuí - Campinas/SP',
      '(19) 98123-4567',
      'a@b.example',
    ]);
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText(/^[\d.]+ eleitores$/)).toHaveAttribute('role', 'status');
    expect(sent('search').map(({ query }) => query)).toEqual([
      { isExcluded: 'false', page: '1', limit: '10' },
    ]);
    await expectNoAxeViolations();
  });

  it('counts a single voter in the singular', async () => {
    const { id } = firstVoter();
    demoApi.db.voters.removeWhere((voter) => voter.id !== id);
    openVoters();
    await rowOf(id);
    expect(heading()).toHaveTextContent('Eleitores · 1');
    expect(screen.getByText('1 eleitor')).toBeInTheDocument();
  });

  it('turns its pages, and a new search starts again', async () => {
    const { id } = firstVoter();
    const { user } = openVoters();
    await user.click(await screen.findByRole('button', { name: 'Próxima' }));
    await waitFor(() =>
      expect(sent('search').at(-1)?.query).toEqual({ isExcluded: 'false', page: '2', limit: '10' }),
    );
    await search(user, 'Aaliyah');
    await rowOf(id);
    expect(sent('search').at(-1)?.query).toEqual({
      name: 'Aaliyah',
      isExcluded: 'false',
      page: '1',
      limit: '10',
    });
  });

  it('reads what PHP typically sends', async () => {
    resetDemoApi({ today: '2026-11-20', phpTypical: true });
    const { id, name } = firstVoter();
    const { user } = openVoters();
    await user.click(await rowOf(id));
    const details = await panelNamed('Detalhes do eleitor');
    expect(await details.findByText(name)).toBeVisible();
  });

  it('shows hostile texts as texts', async () => {
    const { id } = firstVoter();
    const hostile = '<img src=x onerror=alert(1)> \u202Eodatnemucod 🗳️';
    demoApi.db.voters.update(id, { name: hostile, email: 'javascript:alert(1)', telephone: [] });
    const { user } = openVoters();
    await search(user, '<img');
    const cells = texts(within(await rowOf(id)).getAllByRole('cell'));
    expect([cells[1], cells[3], cells[4]]).toEqual([hostile, '', 'javascript:alert(1)']);
  });

  it('leads to the screens of a new voter and of one that exists', async () => {
    const voter = firstVoter();
    const { user, path, router } = openVoters();
    await chooseInMenu(user, voter, 'Editar');
    await waitFor(() => expect(path()).toBe(`/voters/edit/${voter.id}`));
    await router.navigate('/voters/list');
    await user.click(await screen.findByRole('button', { name: 'Novo' }));
    await waitFor(() => expect(path()).toBe('/voters/create'));
  });
});

describe('a search that fails', () => {
  it.each(brokenAnswers)('by %s is told, and can be made again', async (_, answer, told) => {
    demoApi.server.use(http.get(eleitor, answer, { once: true }));
    const { user } = openVoters();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ops! Algo deu errado :(');
    expect(alert).toHaveTextContent(told);
    expect(screen.getByRole('button', { name: 'Abrir filtros' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await votersTable()).toBeVisible();
  });
});

describe('a list without voters', () => {
  it('offers the filters and a new voter', async () => {
    demoApi.db.voters.removeWhere(() => true);
    const { user, path } = openVoters();
    expect(await screen.findByText('Não encontramos nada :(')).toBeVisible();
    for (const name of ['Download Excel (.csv)', 'Gerar Etiqueta', 'Imprimir'])
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
        'Não há eleitores para exportar.',
      );
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Novo eleitor' }));
    await waitFor(() => expect(path()).toBe('/voters/create'));
  });

  it('welcomes a trial client', async () => {
    const { user, path } = openVoters(trial);
    expect(await screen.findByRole('heading', { name: 'Bem-vindo ao módulo de eleitores' })).toBeVisible();
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Começar, Cadastrar alguém' }));
    await waitFor(() => expect(path()).toBe('/voters/create'));
  });

  it('welcomes without the start where creating is not allowed', async () => {
    openVoters({ email: 'natalia.arruda@mandatobrandao.example' });
    expect(
      await screen.findByRole('button', { name: 'Começar, Cadastrar alguém' }),
    ).toHaveAccessibleDescription('Você não tem permissão para cadastrar pessoas.');
  });
});

describe('who may do what', () => {
  const header = ['Download Excel (.csv)', 'Gerar Etiqueta', 'Imprimir', 'Novo'];
  const menu = ['Editar', 'Imprimir', 'Novo atendimento', 'Excluir'];

  it('is told where it is missing', async () => {
    giveRules([]);
    const voter = firstVoter();
    const { user, path } = openVoters(basic);
    await rowOf(voter.id);
    for (const name of header) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAccessibleDescription(/^Você não tem permissão para /);
      await user.click(button);
    }
    await openMenu(user, voter);
    for (const name of menu) {
      const item = screen.getByRole('menuitem', { name });
      expect(item.title).toMatch(/^Você não tem permissão para /);
      await user.click(item);
    }
    expect(path()).toBe('/voters/list');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Criar lembrete' })).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('menuitem', { name: 'Enviar mensagem' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Comunicação com eleitor' })).toBeVisible(),
    );
  });

  it.each([
    ['create_voter', ['Novo'], []],
    ['edit_voter', [], ['Editar']],
    ['delete_voter', [], ['Excluir']],
    ['print_voter', ['Imprimir'], ['Imprimir']],
    ['export_voter', ['Download Excel (.csv)'], []],
    ['create_label_voter', ['Gerar Etiqueta'], []],
    ['create_treatment', [], ['Novo atendimento']],
  ])('%s', async (rule, buttons, items) => {
    giveRules([rule]);
    const voter = firstVoter();
    const { user } = openVoters(basic);
    await rowOf(voter.id);
    const isFree = (element: HTMLElement) => !element.hasAttribute('aria-disabled');
    expect(header.filter((name) => isFree(screen.getByRole('button', { name })))).toEqual(buttons);
    await openMenu(user, voter);
    expect(menu.filter((name) => isFree(screen.getByRole('menuitem', { name })))).toEqual(items);
  });
});

describe('the files', () => {
  it('Excel holds every voter found, with the middle of the CPF hidden', async () => {
    const { id, name } = firstVoter();
    demoApi.db.voters.update(id, {
      individualRegistration: '12345678909',
      nickName: '=1+1',
      genre: 2,
      dateOfBirth: '1980-02-29',
      telephone: [
        { number: '19981234567', type: 2, operator: 6 },
        { number: '1932324545', type: 1, operator: 6 },
      ],
      groupsId: [],
      withLocation: true,
      address: 'Rua das Flores',
      addressNumber: '10',
      additionalAddress: 'fundos',
      district: 'Cambuí',
      city: 'Campinas',
      state: 'SP',
      zipcode: '13024000',
      note: 'uma\nduas; "três"',
      email: 'a@b.example',
      school: 'EMEF Centro',
      electoralZone: '33',
      votingSection: '12',
      status: false,
      createdAt: '2026-01-02 03:04:00',
      updatedAt: '2026-02-03 04:05:00',
    });
    const found = votersOf().filter((voter) => /Silva/.test(voter.name)).length;
    const { user } = openVoters();
    await search(user, 'Silva');
    await waitFor(() => expect(heading()).toHaveTextContent(`Eleitores · ${found}`));
    const file = await downloadFrom(() =>
      user.click(screen.getByRole('button', { name: 'Download Excel (.csv)' })),
    );
    expect(file.name).toMatch(/^listagem-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const [head, first, ...others] = file.text.slice(1).split('\r\n');
    expect(head).toBe(
      'Ref.;CPF;Nome;Apelido;Gênero;Data de nascimento;Telefone;Grupo;Endereço;Número;Complemento;Bairro;Cidade;Estado;CEP;Observações;E-mail;Local de votação;Zona eleitoral;Seção;Status;Data de cadastro;Última atualização',
    );
    expect(first).toBe(
      `${id};123.***.***-09;${name};"'=1+1";Feminino;29/02/1980;(19) 98123-4567, (19) 3232-4545;;Rua das Flores;10;fundos;Cambuí;Campinas;SP;13024-000;"uma duas; ""três""";a@b.example;EMEF Centro;33;12;Inativo;02/01/2026 03:04;03/02/2026 04:05`,
    );
    expect(others).toHaveLength(found - 1);
    expect(sent('search').at(-1)?.query).toEqual({
      name: 'Silva',
      isExcluded: 'false',
      page: '1',
      limit: String(found),
    });
  });

  it('the printed list comes from the server, with the filters', async () => {
    firstVoter();
    const { user } = openVoters();
    await search(user, 'Aaliyah');
    await waitFor(() => expect(heading()).toHaveTextContent('Eleitores · 1'));
    const file = await downloadFrom(() => user.click(screen.getByRole('button', { name: 'Imprimir' })));
    expect(file.name).toMatch(/^listagem-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/);
    expect(file.text).toMatch(/^%PDF/);
    expect(demoApi.requestsFor('voter.print.php', 'search').map(({ query }) => query)).toEqual([
      { name: 'Aaliyah', isExcluded: 'false', page: '1', limit: '1' },
    ]);
  });

  it('one voter is printed as a page of escaped data, named by the id', async () => {
    const { id } = firstVoter();
    const voter = demoApi.db.voters.update(id, {
      name: 'Aaliyah <b>"Lia"</b>',
      individualRegistration: '12345678909',
      voterRegistration: '004356870906',
    });
    const { user } = openVoters();
    const file = await downloadFrom(() => chooseInMenu(user, voter, 'Imprimir'));
    expect(file.name).toBe(`${id}.html`);
    expect(file.text).toContain('Aaliyah &lt;b&gt;&quot;Lia&quot;&lt;/b&gt;');
    expect(file.text).not.toContain('<b>');
    expect(file.text).toContain('123.***.***-09');
    expect(file.text).toContain('0043 **** **06');
    expect(sent(null).map(({ query }) => query)).toEqual([{ id: String(id) }]);
  });

  it('that cannot be made are told', async () => {
    const voter = firstVoter();
    const { user } = openVoters();
    await votersTable();
    const held = holdAnswer();
    demoApi.server.use(
      http.get(eleitor, () => held.answer, { once: true }),
      http.get(`${demoApi.baseUrl}/voter.print.php`, () => HttpResponse.html('<h1>Erro</h1>'), {
        once: true,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Download Excel (.csv)' }));
    expect(await screen.findByText('Gerando Excel. Aguarde...')).toBeVisible();
    held.give(HttpResponse.error());
    expect(await screen.findByText('Ops... não conseguimos gerar o Excel.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(await screen.findByText('Ops... não conseguimos gerar o arquivo.')).toBeVisible();
    demoApi.db.voters.remove(voter.id);
    await chooseInMenu(user, voter, 'Imprimir');
    await waitFor(() =>
      expect(screen.getAllByText('Ops... não conseguimos gerar o arquivo.')).toHaveLength(2),
    );
  });
});

describe('removing a voter', () => {
  it('warns, removes the voter with the requests, and says so', async () => {
    const voter = firstVoter();
    const { user } = openVoters();
    const before = votersOf().length;
    await chooseInMenu(user, voter, 'Excluir');
    const panel = await panelNamed('Remover eleitor');
    expect(await panel.findByText(voter.name)).toBeVisible();
    expect(
      panel.getByText('Após a confirmação o eleitor e seus atendimentos serão PERMANENTEMENTE excluidos.'),
    ).toBeVisible();
    await expectSoundPanel();
    await user.click(panel.getByRole('button', { name: 'SIM, Remover' }));
    expect(await screen.findByText('O eleitor foi removido!')).toBeVisible();
    expect(sent('deletar').map(({ body }) => body)).toEqual([{ id: voter.id }]);
    await waitFor(() => expect(heading()).toHaveTextContent(String(before - 1)));
  });

  it('tells why it was refused and keeps the panel', async () => {
    const voter = firstVoter();
    demoApi.server.use(
      http.post(eleitor, () =>
        HttpResponse.json(
          { message: 'Não', errors: [{ fieldName: 'id', message: 'Este eleitor está em uma campanha.' }] },
          { status: 400 },
        ),
      ),
    );
    const { user } = openVoters();
    await chooseInMenu(user, voter, 'Excluir');
    await user.click(await screen.findByRole('button', { name: 'SIM, Remover' }));
    expect(await screen.findByText('Este eleitor está em uma campanha.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('from the menu of a voter', () => {
  it('a reminder starts with who it is about', async () => {
    const voter = firstVoter();
    const { user } = openVoters();
    await chooseInMenu(user, voter, 'Criar lembrete');
    const panel = await panelNamed('Criar lembrete');
    expect(await panel.findByLabelText('Descrição')).toHaveValue(
      `Lembrete eleitor ${voter.id} - ${voter.name}.`,
    );
    await user.click(panel.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Lembrete criado!')).toBeVisible();
    expect(demoApi.requestsFor('task.php', null).at(-1)?.body).toMatchObject({
      id: 0,
      source: 'voter',
      sourceId: voter.id,
    });
  });

  it('a service request is made for this voter', async () => {
    const voter = firstVoter();
    const { user } = openVoters(administrator);
    await chooseInMenu(user, voter, 'Novo atendimento');
    const chosen = await screen.findByRole('textbox', { name: 'Eleitor' });
    expect((chosen as HTMLInputElement).value).toContain(voter.name);
    expect(chosen).toHaveAttribute('readonly');
  });
});
