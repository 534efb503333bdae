import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { downloadFrom } from '@tests/downloads';
import { renderRoute } from '@tests/renderRoute';
import { today } from '@/formats/dates';

installDemoApi();

const open = (account: keyof typeof demoAccounts = 'administrator') =>
  renderRoute('/appointments/list', { as: demoAccounts[account].email });
const sent = (action: string) => demoApi.requestsFor('compromisso.php', action);

const table = () => screen.findByRole('table', { name: 'Compromissos' });
const panel = (name: string | RegExp) => screen.findByRole('dialog', { name });
/** The panel once the record it edits has arrived. */
async function loadedForm(name: string) {
  await screen.findByLabelText(/^Assunto/);
  return panel(name);
}

const firstReference = async () =>
  within(await table()).getAllByRole('button', { name: /^AG-\d+$/ })[0]?.textContent ?? '';

type User = ReturnType<typeof open>['user'];

async function chooseInMenu(user: User, item: string) {
  const reference = await firstReference();
  await user.click(screen.getByRole('button', { name: `Ações de ${reference}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return reference;
}

async function choose(user: User, within_: HTMLElement, field: RegExp, option: string) {
  await user.click(within(within_).getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the appointments list', () => {
  it('starts with the appointments from today on, and says so', async () => {
    open();
    expect(within(await table()).getAllByRole('row')).toHaveLength(11);
    expect(sent('search')[0]?.query).toEqual({ startDate: today(), page: '1', limit: '10' });
    expect(screen.getByRole('button', { name: /Remover filtro A partir de/ })).toBeVisible();
    await expectNoAxeViolations();
  });

  it('shows every appointment once the default filter is cleared', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Compromissos · 90'),
    );
    expect(sent('search').at(-1)?.query).toEqual({ page: '1', limit: '10' });
  });

  it('sends every filter, and goes back to the first page', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Próxima' }));
    await waitFor(() => expect(sent('search').at(-1)?.query).toMatchObject({ page: '2' }));
    await user.click(screen.getByRole('button', { name: 'Filtrar compromissos' }));
    const filter = await panel('Filtrar');
    await expectNoAxeViolations();
    await user.clear(within(filter).getByLabelText('Data inicial'));
    await user.type(within(filter).getByLabelText('Data inicial'), '01012026');
    await user.type(within(filter).getByLabelText('Data final'), '31122027');
    await user.type(within(filter).getByLabelText('Referência'), 'AG-1');
    await user.type(within(filter).getByLabelText('Assunto'), ' reunião ');
    const helena = demoApi.db.users.all().find(({ email }) => email === demoAccounts.administrator.email);
    await choose(user, filter, /Participante/, helena?.name ?? '');
    await user.click(within(filter).getByRole('button', { name: 'Buscar' }));
    await waitFor(() =>
      expect(sent('search').at(-1)?.query).toEqual({
        startDate: '2026-01-01',
        endDate: '2027-12-31',
        reference: 'AG-1',
        subject: 'reunião',
        participantId: String(helena?.id),
        page: '1',
        limit: '10',
      }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('an appointment', () => {
  it('is created with exactly the fields the API takes', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Novo' }));
    const form = await panel('Novo compromisso');
    await expectNoAxeViolations();
    await user.type(within(form).getByLabelText(/^Assunto/), 'Visita à creche');
    await choose(user, form, /Horário de início/, '09:00');
    await choose(user, form, /Horário de término/, '10:30');
    await user.type(within(form).getByLabelText('Telefone do solicitante'), '11987654321');
    await user.click(within(form).getByRole('button', { name: 'Salvar' }));

    expect(await screen.findByText(/^O compromisso AG-\d+ foi criado!$/)).toBeVisible();
    expect(sent('create')[0]?.body).toEqual({
      subject: 'Visita à creche',
      date: today(),
      hourStart: '09:00',
      hourEnd: '10:30',
      participant: [],
      requesterName: '',
      requesterPhone: '11987654321',
      location: '',
      description: '',
      notify: false,
      integrate: false,
    });
    expect(sent('search').length).toBeGreaterThan(1);
  });

  it('without what is required is refused, and what was typed stays', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Novo' }));
    const form = await panel('Novo compromisso');
    await user.type(within(form).getByLabelText('Local'), 'Câmara');
    await user.click(within(form).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(within(form).getByLabelText(/^Assunto/)).toHaveFocus());
    expect(within(form).getByLabelText(/^Assunto/)).toHaveAccessibleDescription(/Preencha/);
    expect(within(form).getByLabelText('Local')).toHaveValue('Câmara');
    expect(sent('create')).toHaveLength(0);
  });

  it('that would end before it starts is refused at once', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Novo' }));
    const form = await panel('Novo compromisso');
    await choose(user, form, /Horário de início/, '10:00');
    await choose(user, form, /Horário de término/, '09:30');
    expect(await within(form).findByText('O fim precisa ser depois do início.')).toBeVisible();
    await choose(user, form, /Horário de início/, '08:00');
    await waitFor(() =>
      expect(within(form).queryByText('O fim precisa ser depois do início.')).not.toBeInTheDocument(),
    );
  });

  it('changes its row in place after an edit', async () => {
    const { user } = open();
    const reference = await chooseInMenu(user, 'Editar');
    const form = await loadedForm('Editar compromisso');
    const subject = within(form).getByLabelText(/^Assunto/);
    await user.clear(subject);
    await user.type(subject, 'Assunto novo');
    const before = sent('search').length;
    await user.click(within(form).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(`O compromisso ${reference} foi atualizado!`)).toBeVisible();
    expect(within(await table()).getByText('Assunto novo')).toBeVisible();
    expect(sent('search')).toHaveLength(before);
    expect(sent('update')[0]?.body).toMatchObject({
      id: Number(reference.slice(3)),
      subject: 'Assunto novo',
    });
  });

  it('is copied with everything but its id', async () => {
    const { user } = open();
    const reference = await chooseInMenu(user, 'Copiar');
    const form = await loadedForm('Novo compromisso');
    await user.click(within(form).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/foi criado!$/)).toBeVisible();
    const source = demoApi.db.appointments.all().find(({ id }) => id === Number(reference.slice(3)));
    expect(sent('create')[0]?.body).toMatchObject({
      subject: source?.subject,
      location: source?.location,
      description: source?.description,
      date: source?.startDate.slice(0, 10),
      participant: source?.participantIds,
    });
    expect(sent('create')[0]?.body).not.toHaveProperty('id');
  });

  it('shows its details with the integration of each participant', async () => {
    const appointment = demoApi.db.appointments
      .all()
      .find(
        ({ participantIds, startDate, clientId }) =>
          participantIds.length > 1 && startDate > today() && clientId === 1,
      );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Filtrar compromissos' }));
    await user.type(within(await panel('Filtrar')).getByLabelText('Referência'), String(appointment?.id));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: `AG-${appointment?.id}` }));
    const details = await panel(`Compromisso AG-${appointment?.id}`);
    expect(await within(details).findAllByText(/^Integração/)).toHaveLength(
      appointment?.participantIds.length ?? 0,
    );
    await user.click(within(details).getByRole('button', { name: 'Copiar link público' }));
    expect(await screen.findByText('Link copiado!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`http://tribuna.test/appointment/${appointment?.code}`);
    await expectNoAxeViolations();
  });
});

describe('exports', () => {
  it('give a file to print', async () => {
    const { user } = open();
    await table();
    const file = await downloadFrom(() =>
      user.click(screen.getByRole('button', { name: 'Imprimir resultados' })),
    );
    expect(file.name).toMatch(/^listagem-compromisso-\d\d-\d\d-\d{4}-\d\d-\d\d\.html$/);
    const printed = new DOMParser().parseFromString(file.text, 'text/html');
    expect([...printed.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual([
      'Ref.',
      'Data',
      'Inicia',
      'Termina',
      'Assunto',
    ]);
  });
});
