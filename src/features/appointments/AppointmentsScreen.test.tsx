import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { expectNoAxeViolations } from '@tests/axe';
import { chooseInMenu, filterPanel, idOf, references, rowOf, texts } from '@tests/list';
import { administrator, clientOf, firstOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { choose, fieldNamed, fill, follow, press } from '@tests/typing';
import { compareLocal, today } from '@/formats/dates';
import { quickRanges } from '@/records/list/quickRanges';
import { dayGroup } from '@/ui/table/rowGroups';

installDemoApi();

const sent = (action: string) => demoApi.requestsFor('compromisso.php', action);
const open = () => renderRoute('/appointments/list', { as: administrator.email });

async function openNew() {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Novo' }));
  await screen.findByLabelText('Assunto');
  return user;
}

/** The form that a menu item opens for the first appointment. */
async function openFromMenu(item: string) {
  const { user } = open();
  const [reference = ''] = await references();
  await chooseInMenu(user, reference, item);
  await screen.findByLabelText('Assunto');
  return { user, reference };
}

describe('an appointment', () => {
  it('is created with exactly the fields the API takes', async () => {
    const user = await openNew();
    await expectSoundPanel();
    await fill(user, fieldNamed('Assunto'), 'Visita à creche');
    await choose(user, fieldNamed('Horário de início'), '09:00');
    await choose(user, fieldNamed('Horário de término'), '10:30');
    await fill(user, fieldNamed('Telefone do solicitante'), '11987654321');
    await press(user, 'Salvar');
    await seen(/^O compromisso AG-\d+ foi criado!$/);
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
    await waitFor(() => expect(sent('search')).toHaveLength(2));
  });

  it('that would end before it starts is refused at once', async () => {
    const user = await openNew();
    const problem = 'O fim precisa ser depois do início.';
    await choose(user, fieldNamed('Horário de início'), '10:00');
    await choose(user, fieldNamed('Horário de término'), '09:30');
    await seen(problem);
    await choose(user, fieldNamed('Horário de início'), '08:00');
    await waitFor(() => expect(screen.queryByText(problem)).not.toBeInTheDocument());
  });

  it('changes its row in place after an edit', async () => {
    const { user, reference } = await openFromMenu('Editar');
    await fill(user, fieldNamed('Assunto'), 'Assunto novo');
    await press(user, 'Salvar');
    await seen(`O compromisso ${reference} foi atualizado!`);
    expect(await rowOf(reference)).toHaveTextContent('Assunto novo');
    await allSent();
    expect(sent('search')).toHaveLength(1);
    expect(sent('update')[0]?.body).toMatchObject({ id: idOf(reference), subject: 'Assunto novo' });
  });

  it('is copied with everything but its id', async () => {
    const { user, reference } = await openFromMenu('Copiar');
    expect(screen.getByRole('dialog', { name: 'Novo compromisso' })).toBeVisible();
    await press(user, 'Salvar');
    await seen(/foi criado!$/);
    const source = demoApi.db.appointments.get(idOf(reference));
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
    const { id, code, participantIds } = firstOf(
      demoApi.db.appointments.filter(
        ({ clientId, participantIds, startDate }) =>
          clientId === 1 && participantIds.length > 1 && startDate > today(),
      ),
    );
    const { user } = open();
    await fill(user, (await filterPanel(user)).getByLabelText('Referência'), String(id));
    await user.keyboard('{Enter}');
    await follow(user, `AG-${id}`);
    const details = await panel(`Compromisso AG-${id}`);
    expect(await details.findAllByText(/^Integração/)).toHaveLength(participantIds.length);
    await press(user, 'Copiar link público');
    await seen('Link copiado!');
    expect(await navigator.clipboard.readText()).toBe(`http://tribuna.test/appointment/${code}`);
    await expectSoundPanel();
  });
});

it('says that the list starts with the appointments from today on', async () => {
  open();
  expect(await screen.findByRole('button', { name: /^Remover filtro A partir de/ })).toBeVisible();
});

it('tells who finds nothing that only the days ahead were searched, and searches all in one press', async () => {
  const past = firstOf(
    demoApi.db.appointments.filter((one) => one.clientId === clientOf() && one.startDate < today()),
  );
  demoApi.db.appointments.update(past.id, { subject: 'Inauguração do coreto' });
  const { user } = open();
  await references();
  await user.click(screen.getByRole('searchbox'));
  await user.paste('coreto');
  await seen('Procuramos só de hoje em diante.');
  await expectNoAxeViolations();
  await press(user, 'Procurar em todas as datas');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await references()).toEqual([`AG-${past.id}`]);
  expect(screen.getByRole('searchbox')).toHaveValue('coreto');
});

describe('the days of the list', () => {
  it('stand over their appointments, in order', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Compromissos' });
    const listed = demoApi.db.appointments
      .filter(({ clientId, startDate }) => clientId === clientOf() && startDate >= today())
      .sort((one, other) => compareLocal(one.startDate, other.startDate))
      .slice(0, 10);
    const days = [...new Set(listed.map(({ startDate }) => startDate.slice(0, 10)))];
    const groups = within(table).getAllByRole('rowgroup').slice(1);
    expect(texts(within(table).getAllByRole('rowheader'))).toEqual(days.map((day) => dayGroup(day).label));
    expect(groups.map((group) => within(group).getAllByLabelText(/^Ações de /).length)).toEqual(
      days.map((day) => listed.filter(({ startDate }) => startDate.startsWith(day)).length),
    );
  });

  it('are those of today, of the week or of the month by one press, and of the start again by another', async () => {
    const { user, path } = open();
    await references();
    const ranges = quickRanges();
    const lastSearch = () => sent('search').at(-1)?.query;
    for (const { label, from, to } of ranges) {
      await press(user, label);
      await waitFor(() => expect(lastSearch()).toMatchObject({ startDate: from, endDate: to, page: '1' }));
      const pressed = screen.getAllByRole('button', { pressed: true });
      expect(texts(pressed)).toEqual([label]);
      await waitFor(() => expect(path()).toContain(`endDate=${to}`));
    }
    await expectNoAxeViolations();
    await press(user, 'Mês');
    await waitFor(() => expect(lastSearch()).toEqual({ startDate: today(), page: '1', limit: '10' }));
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/appointments/list'));
  });
});
