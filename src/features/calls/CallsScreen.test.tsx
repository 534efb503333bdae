import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { formatShortDateTime } from '@/formats/dates';
import { callsOf, newestCall, openCalls, sent, telefonema } from '@tests/calls';
import { filterPanel, rowOf } from '@tests/list';
import { administrator } from '@tests/office';
import { expectSoundPanel } from '@tests/panels';
import { fill } from '@tests/typing';

installDemoApi({ today: '2026-11-20' });

const heading = () => screen.getByRole('heading', { level: 1 });
const texts = (cells: HTMLElement[]) => cells.map((cell) => cell.textContent);

describe('the calls list', () => {
  it('shows the newest calls with who wrote them down, when, who called and the status', async () => {
    const call = newestCall();
    demoApi.db.calls.update(call.id, { telephone: '19981234567' });
    openCalls();
    const table = await screen.findByRole('table');
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
    expect(texts(within(await rowOf(`LI-${call.id}`)).getAllByRole('cell')).slice(0, 5)).toEqual([
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

  it('shows hostile texts as texts, and records that lack something', async () => {
    const id = 7;
    const row = {
      id,
      name: '<img src=x onerror=alert(1)> \u202Eodatnemucod 🗳️',
      telephone: null,
      subject: '',
      createdAt: '9999-00-00 00:00:00',
      createdBy: null,
      statusId: '9',
      statusName: null,
    };
    demoApi.server.use(http.get(telefonema, () => HttpResponse.json({ data: [row], total: '1' })));
    openCalls();
    const cells = texts(within(await rowOf(`LI-${id}`)).getAllByRole('cell'));
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
});
