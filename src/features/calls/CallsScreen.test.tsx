import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { brokenAnswers } from '@tests/brokenAnswers';
import { downloadFrom } from '@tests/downloads';
import { formatShortDateTime } from '@/formats/dates';
import {
  administrator,
  basic,
  callsOf,
  callsTable,
  chooseInMenu,
  expectSoundPanel,
  fill,
  filterPanel,
  holdAnswer,
  newestCall,
  openCalls,
  rowOf,
  sent,
  telefonema,
  trial,
} from './callsTesting';

installDemoApi({ today: '2026-11-20' });

const heading = () => screen.getByRole('heading', { level: 1 });
const texts = (cells: HTMLElement[]) => cells.map((cell) => cell.textContent);

/** Takes rules away from the basic account, or gives it others. */
function giveRules(rules: string[]) {
  const user = demoApi.db.users.find(({ email }) => email === basic.email);
  demoApi.db.users.update(user?.id ?? 0, { rules });
}

describe('the calls list', () => {
  it('shows the newest calls with who wrote them down, when, who called and the status', async () => {
    const call = newestCall();
    demoApi.db.calls.update(call.id, { telephone: '19981234567' });
    openCalls();
    const table = await callsTable();
    expect(document.title).toBe('Ligações · Tribuna');
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual([
      'Ref.',
      'Cadastrado por',
      'Data cadastro',
      'Quem ligou',
      'Status',
      'Ações',
    ]);
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(texts(within(await rowOf(call.id)).getAllByRole('cell')).slice(0, 5)).toEqual([
      `LI-${call.id}`,
      demoApi.db.users.get(call.createdById)?.name,
      formatShortDateTime(call.createdAt),
      `${call.name}(19) 98123-4567`,
      { 1: 'Pendente', 2: 'Retornar ligação', 3: 'Finalizada' }[call.statusId],
    ]);
    expect(heading()).toHaveTextContent(`Ligações · ${callsOf().length}`);
    expect(screen.getByText(`${callsOf().length} ligações`)).toBeInTheDocument();
    expect(sent('search').map(({ query }) => query)).toEqual([{ page: '1', limit: '10' }]);
    await expectNoAxeViolations();
  });

  it('counts a single call in the singular', async () => {
    const { id } = newestCall();
    demoApi.db.calls.removeWhere((call) => call.id !== id);
    openCalls();
    await rowOf(id);
    expect(heading()).toHaveTextContent('Ligações · 1');
    expect(screen.getByText('1 ligação')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Paginação' })).not.toBeInTheDocument();
  });

  it('turns its pages', async () => {
    const { user } = openCalls();
    await user.click(await screen.findByRole('button', { name: 'Próxima' }));
    await rowOf(callsOf()[10]?.id ?? 0);
    expect(sent('search').at(-1)?.query).toEqual({ page: '2', limit: '10' });
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await rowOf(newestCall().id);
  });

  it('goes back a page when the last call of the last one is removed', async () => {
    const [, , , , , , , , , , eleventh, ...rest] = callsOf();
    const gone = new Set(rest.map(({ id }) => id));
    demoApi.db.calls.removeWhere(({ id }) => gone.has(id));
    const { user } = openCalls();
    await user.click(await screen.findByRole('button', { name: 'Próxima' }));
    await chooseInMenu(user, eleventh?.id ?? 0, 'Excluir');
    await user.click(await screen.findByRole('button', { name: 'SIM, Remover' }));
    await rowOf(newestCall().id);
    expect(heading()).toHaveTextContent('Ligações · 10');
  });

  it('reads what PHP typically sends', async () => {
    resetDemoApi({ today: '2026-11-20', phpTypical: true });
    const { user } = openCalls();
    const { id, name } = newestCall();
    const row = await rowOf(id);
    expect(heading()).toHaveTextContent(`Ligações · ${callsOf().length}`);
    await user.click(within(row).getByRole('button', { name: `LI-${id}` }));
    const details = within(await screen.findByRole('dialog', { name: `Ligação LI-${id}` }));
    expect(await details.findByText(name)).toBeVisible();
  });

  it('shows hostile texts as texts, and records that lack something', async () => {
    const { id } = newestCall();
    demoApi.db.calls.update(id, {
      name: '<img src=x onerror=alert(1)> \u202Eodatnemucod 🗳️',
      telephone: '',
      createdAt: '9999-00-00 00:00:00',
      statusId: 9,
    });
    openCalls();
    const cells = texts(within(await rowOf(id)).getAllByRole('cell'));
    expect(cells.slice(2, 5)).toEqual(['', '<img src=x onerror=alert(1)> \u202Eodatnemucod 🗳️', 'Status 9']);
  });
});

describe('searching', () => {
  it('sends exactly what was filled in, name and telephone too, from the first page', async () => {
    const wanted = demoApi.db.users.find(({ email }) => email === administrator.email);
    const { user } = openCalls();
    await user.click(await screen.findByRole('button', { name: 'Próxima' }));
    const panel = await filterPanel(user);
    await expectSoundPanel();
    await fill(user, panel.getByLabelText('Referência'), 'LI-1');
    await fill(user, panel.getByLabelText('Nome'), ' josé ');
    await fill(user, panel.getByLabelText('Telefone'), '+55 (19) 98123-4567');
    await fill(user, panel.getByLabelText('Data de cadastro, de'), '01/11/2026');
    await fill(user, panel.getByLabelText('Data de cadastro, até'), '30/11/2026');
    await user.click(panel.getByRole('radio', { name: 'Retornar ligação' }));
    await fill(user, panel.getByLabelText('Assunto'), 'poda');
    await user.click(panel.getByRole('combobox', { name: 'Com quem deseja falar' }));
    await user.click(await screen.findByRole('option', { name: wanted?.name ?? '' }));
    await user.click(panel.getByRole('button', { name: 'Buscar' }));

    await waitFor(() =>
      expect(sent('search').at(-1)?.query).toEqual({
        reference: 'LI-1',
        name: 'josé',
        telephone: '19981234567',
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        status: '2',
        subject: 'poda',
        participantId: String(wanted?.id),
        page: '1',
        limit: '10',
      }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Filtros ativos' })).getAllByRole('listitem'),
    ).toHaveLength(9);
  });

  it('says what it searched for, and each filter can be taken back', async () => {
    const { user } = openCalls();
    const panel = await filterPanel(user);
    await fill(user, panel.getByLabelText('Nome'), 'a');
    await user.click(panel.getByRole('radio', { name: 'Finalizada' }));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remover filtro Status: Finalizada' }));
    await waitFor(() => expect(sent('search').at(-1)?.query).toEqual({ name: 'a', page: '1', limit: '10' }));
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(sent('search').at(-1)?.query).toEqual({ page: '1', limit: '10' }));
    expect(screen.queryByRole('list', { name: 'Filtros ativos' })).not.toBeInTheDocument();
  });

  it('offers to take the status back, and to empty everything', async () => {
    const { user } = openCalls();
    const panel = await filterPanel(user);
    await user.click(panel.getByRole('radio', { name: 'Pendente' }));
    await user.click(
      within(panel.getByRole('radiogroup', { name: 'Status' }).parentElement as HTMLElement).getByRole(
        'button',
        { name: 'Limpar' },
      ),
    );
    expect(panel.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await fill(user, panel.getByLabelText('Assunto'), 'poda');
    await user.click(panel.getByRole('button', { name: 'Limpar' }));
    expect(panel.getByLabelText('Assunto')).toHaveValue('');
  });

  it('refuses what could find nothing', async () => {
    const { user } = openCalls();
    const panel = await filterPanel(user);
    await fill(user, panel.getByLabelText('Telefone'), 'abc');
    await fill(user, panel.getByLabelText('Data de cadastro, de'), '30/11/2026');
    await fill(user, panel.getByLabelText('Data de cadastro, até'), '01/11/2026');
    await user.click(panel.getByRole('button', { name: 'Buscar' }));
    expect(await panel.findByText('Digite os números do telefone.')).toBeVisible();
    expect(panel.getByText('A data final vem antes da inicial.')).toBeVisible();
    expect(sent('search')).toHaveLength(1);
  });

  it('that finds nothing offers the filters and a new call', async () => {
    const { user } = openCalls();
    await user.type((await filterPanel(user)).getByLabelText('Nome'), 'ninguém com este nome');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Não encontramos nada :(')).toBeVisible();
    await expectNoAxeViolations();
    expect(screen.getAllByRole('button', { name: 'Nova' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Abrir filtros' }));
    expect(await screen.findByRole('dialog', { name: 'Filtrar' })).toBeVisible();
  });

  it('that finds nothing offers no new call to those who may not create one', async () => {
    giveRules([]);
    demoApi.db.calls.removeWhere(() => true);
    openCalls(basic);
    expect(await screen.findByText('Não encontramos nada :(')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Nova' })).toHaveLength(1);
  });
});

describe('a search that fails', () => {
  it.each(brokenAnswers)('by %s is told, and can be made again', async (_, answer, told) => {
    demoApi.server.use(http.get(telefonema, answer, { once: true }));
    const { user } = openCalls();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ops! Algo deu errado :(');
    expect(alert).toHaveTextContent(told);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await callsTable()).toBeVisible();
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('offers to change the filters', async () => {
    demoApi.server.use(http.get(telefonema, () => HttpResponse.json({ data: [{ id: {} }] }), { once: true }));
    const { user } = openCalls();
    await screen.findByRole('alert');
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Abrir filtros' }));
    await user.click(await screen.findByRole('button', { name: 'Buscar' }));
    expect(await callsTable()).toBeVisible();
  });
});

describe('the Excel download', () => {
  const button = () => screen.getByRole('button', { name: 'Download Excel (.csv)' });

  it('writes every call the filters find', async () => {
    const { id } = newestCall();
    demoApi.db.calls.update(id, {
      name: '=cmd|calc',
      telephone: '19981234567',
      subject: '+1\n\n  dois; "três"',
      createdAt: '2026-11-20 09:05:00',
      statusId: 1,
    });
    const pendingCalls = callsOf().filter((call) => call.statusId === 1);
    const writer = demoApi.db.users.get(newestCall().createdById)?.name;
    const { user } = openCalls();
    await user.click((await filterPanel(user)).getByRole('radio', { name: 'Pendente' }));
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(heading()).toHaveTextContent(`Ligações · ${pendingCalls.length}`));

    const file = await downloadFrom(() => user.click(button()));
    expect(file.name).toMatch(/^listagem-ligacoes-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    expect(file.text.startsWith('\uFEFF')).toBe(true);
    const [head, ...lines] = file.text.slice(1).split('\r\n');
    expect(head).toBe('Ref.;Assunto;Cadastrado por;Data cadastro;Quem ligou;Telefone de quem ligou;Status');
    expect(lines.map((line) => line.split(';')[0])).toEqual(pendingCalls.map((call) => `LI-${call.id}`));
    expect(lines[0]).toBe(
      `LI-${id};"'+1 dois; ""três""";${writer};20/11/2026 09:05;"'=cmd|calc";(19) 98123-4567;Pendente`,
    );
    expect(sent('search').at(-1)?.query).toEqual({
      status: '1',
      page: '1',
      limit: String(pendingCalls.length),
    });
  });

  it('says that it works, and when it failed', async () => {
    const { user } = openCalls();
    await callsTable();
    const held = holdAnswer();
    demoApi.server.use(http.get(telefonema, () => held.answer));
    await user.dblClick(button());
    expect(await screen.findByText('Gerando Excel. Aguarde...')).toBeVisible();
    held.give(HttpResponse.error());
    expect(await screen.findByText('Ops... não conseguimos gerar o Excel.')).toBeVisible();
    expect(sent('search')).toHaveLength(2);
  });

  it('is not offered without calls', async () => {
    demoApi.db.calls.removeWhere(() => true);
    openCalls();
    await screen.findByText('Não encontramos nada :(');
    expect(button()).toHaveAccessibleDescription('Não há ligações para exportar.');
  });
});

describe('who may do what', () => {
  it('is told where it is missing', async () => {
    giveRules([]);
    const { user } = openCalls(basic);
    const { id } = newestCall();
    await rowOf(id);
    const create = screen.getByRole('button', { name: 'Nova' });
    expect(create).toHaveAccessibleDescription('Você não tem permissão para cadastrar ligações.');
    await user.click(create);
    expect(screen.getByRole('button', { name: 'Download Excel (.csv)' })).toHaveAccessibleDescription(
      'Você não tem permissão para exportar ligações.',
    );
    await user.click(within(await rowOf(id)).getByRole('button', { name: `Ações de LI-${id}` }));
    await expectNoAxeViolations();
    for (const [item, action] of [
      ['Editar', 'editar'],
      ['Excluir', 'excluir'],
    ] as const) {
      const choice = screen.getByRole('menuitem', { name: item });
      expect(choice).toHaveAttribute('title', `Você não tem permissão para ${action} ligações.`);
      await user.click(choice);
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: `LI-${id}` }));
    expect(await screen.findByRole('button', { name: 'Editar' })).toHaveAccessibleDescription(
      'Você não tem permissão para editar ligações.',
    );
  });

  it('is each rule by itself', async () => {
    giveRules(['create_call', 'delete_call', 'print_call']);
    const { user } = openCalls(basic);
    const { id } = newestCall();
    await rowOf(id);
    expect(screen.getByRole('button', { name: 'Nova' })).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Download Excel (.csv)' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('button', { name: `Ações de LI-${id}` }));
    expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menuitem', { name: 'Excluir' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('a trial client without calls', () => {
  it('is welcomed and led to the first one', async () => {
    const { user } = openCalls(trial);
    expect(await screen.findByRole('heading', { name: 'Bem-vindo ao módulo de ligações' })).toBeVisible();
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Começar, Cadastrar ligação' }));
    expect(await screen.findByRole('dialog', { name: 'Nova ligação' })).toBeVisible();
  });

  it('is welcomed without the start where creating is not allowed', async () => {
    const { user } = openCalls({ email: 'natalia.arruda@mandatobrandao.example' });
    const start = await screen.findByRole('button', { name: 'Começar, Cadastrar ligação' });
    expect(start).toHaveAccessibleDescription('Você não tem permissão para cadastrar ligações.');
    await user.click(start);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('who searched for something is told that nothing was found', async () => {
    const { user } = openCalls(trial);
    await user.type((await filterPanel(user)).getByLabelText('Nome'), 'x');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Não encontramos nada :(')).toBeVisible();
  });
});
