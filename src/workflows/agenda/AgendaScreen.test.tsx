import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { addDays, formatDate, formatLongDate, today } from '@/formats/dates';
import { capitalised } from '@/formats/text';
import { keysHeard } from '@tests/list';
import { seen } from '@tests/seen';
import { administrator, basic, clientOf, firstOf, giveRules, userOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { fieldNamed, fill, press, type User } from '@tests/typing';

installDemoApi();

beforeAll(
  () =>
    Promise.all([
      loadScreen('/agenda'),
      import('./Agenda'),
      import('./AgendaKeys'),
      import('./AgendaPanels'),
      import('./move/MoveAppointment'),
      import('./move/MoveTask'),
      import('@/features/appointments/AppointmentPanels'),
      import('@/features/tasks/TaskPanels'),
    ]),
  60_000,
);

const address = (script: string) => `${demoApi.baseUrl}/${script}`;
const tasksAsk = () => demoApi.requests.filter(({ script }) => script === 'task.php').length;
const writes = () => demoApi.requestsFor('compromisso.php', 'update').map(({ body }) => body);

/** Today's agenda has only these entries. */
function haveToday() {
  const { db } = demoApi;
  const me = userOf(administrator);
  db.tasks.removeWhere(() => true);
  const kept = db.appointments.filter(({ clientId }) => clientId === clientOf()).slice(0, 2);
  db.appointments.removeWhere(({ id }) => !kept.some((each) => each.id === id));
  const at = (index: number, subject: string, start: string, end: string) =>
    db.appointments.update(firstOf(kept.slice(index)).id, {
      subject,
      startDate: `${today()} ${start}:00`,
      endDate: `${today()} ${end}:00`,
      participantIds: [me.id],
      description: 'Pauta de outra pessoa',
      isExcluded: false,
    });
  const meeting = at(0, 'Reunião', '09:00', '10:00');
  at(1, 'Visita', '09:30', '11:00');
  const task = db.tasks.insert({
    clientId: clientOf(),
    source: null,
    sourceId: null,
    status: 'pending',
    description: 'Levar o ofício',
    taskDate: today(),
    participantIds: [me.id],
    notify: false,
    createdAt: `${today()} 08:00:00`,
    updatedAt: `${today()} 08:00:00`,
  });
  return { meeting, task };
}

let day: ReturnType<typeof haveToday>;
beforeEach(() => {
  day = haveToday();
});

const open = (search = '?view=day&list=true', as = administrator.email) =>
  renderRoute(`/agenda${search}`, { as });
const line = async (name: RegExp) => {
  const link = await screen.findByRole('link', { name });
  return link.closest('li') as HTMLElement;
};
const toMove = async (user: User, name: RegExp) => {
  const row = await line(name);
  await user.click(within(row).getByRole('button', { name: /^Ações de/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Mover…' }));
};

describe('the list of the agenda', () => {
  it('has the day as a heading, its entries by hour, and says in words what clashes', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 2, name: /hoje$/ })).toHaveTextContent(
      capitalised(formatLongDate(today())),
    );
    // Tasks and appointments are two requests: one may be rendered before the other.
    const titles = ['Levar o ofício', 'Reunião', 'Visita'];
    for (const title of titles) await line(new RegExp(title));
    const drawn = screen.getAllByRole('listitem');
    const order = titles.map((title) =>
      drawn.findIndex((row) => within(row).queryByRole('link', { name: new RegExp(title) })),
    );
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order).not.toContain(-1);
    const row = await line(/Reunião/);
    expect(row).toHaveTextContent('09:00 – 10:00');
    expect(row).toHaveTextContent(/Choque de horário: .* também em AG-\d+ \(Visita\), 09:30 – 11:00/);
  });

  it('comes back to today by a button that keeps the focus, as do those that step', async () => {
    const { user } = open();
    await screen.findByRole('heading', { level: 2, name: /hoje$/ });
    const button = screen.getByRole('button', { name: 'Hoje' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const next = screen.getByRole('button', { name: 'Próximo dia' });
    next.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(next).toHaveFocus();
    button.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 2, name: /hoje$/ });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('A agenda já está em hoje.');
  });

  it('opens an entry in its details, where the key S moves it', async () => {
    const { user, path } = open();
    await line(/Reunião/);
    await keysHeard(user);
    await user.click(await screen.findByRole('link', { name: /Reunião/ }));
    await panel(`Compromisso AG-${day.meeting.id}`);
    await waitFor(() => expect(path()).toContain(`panel=details&id=${day.meeting.id}`));
    await screen.findByRole('button', { name: 'Mover…' });
    await user.keyboard('s');
    await panel(`Mover o compromisso AG-${day.meeting.id}`);
    await screen.findByRole('button', { name: 'Mover' });
    await expectSoundPanel();
  });

  it('by keys: J goes to an entry, S moves it, and only date and hours change', async () => {
    const { user } = open();
    // The task comes from another request than the appointments.
    for (const name of [/Levar o ofício/, /Reunião/]) await line(name);
    await keysHeard(user);
    await waitFor(() => expect(screen.getByRole('link', { name: /Levar o ofício/ })).toHaveFocus());
    await user.keyboard('j');
    await waitFor(() => expect(screen.getByRole('link', { name: /Reunião/ })).toHaveFocus());
    await user.keyboard('s');
    await panel(`Mover o compromisso AG-${day.meeting.id}`);
    await fill(user, await screen.findByRole('textbox', { name: 'Data' }), formatDate(addDays(today(), 1)));
    await press(user, 'Mover');
    await seen(/^O compromisso AG-\d+ foi movido para .*, 09:00 – 10:00\.$/);
    expect(writes()).toHaveLength(1);
    expect(writes()[0]).toMatchObject({
      id: day.meeting.id,
      date: addDays(today(), 1),
      hourStart: '09:00',
      description: 'Pauta de outra pessoa',
    });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Reunião/ })).not.toBeInTheDocument());
    await press(user, 'Desfazer');
    expect(await screen.findByRole('link', { name: /Reunião/ })).toBeVisible();
  });

  it('a task moves to another day, and to no hour', async () => {
    const { user } = open();
    await toMove(user, /Levar o ofício/);
    await panel(`Mover a tarefa ${day.task.id}`);
    const date = await screen.findByRole('textbox', { name: 'Data da tarefa' });
    expect(screen.queryByRole('combobox', { name: 'Horário de início' })).not.toBeInTheDocument();
    await fill(user, date, formatDate(addDays(today(), 2)));
    await press(user, 'Mover');
    await seen(/^A tarefa \d+ foi movida para/);
    expect(demoApi.db.tasks.get(day.task.id)?.taskDate).toBe(addDays(today(), 2));
  });

  it('a refusal keeps the form and what was typed, and the entry stays', async () => {
    demoApi.server.use(
      http.post(
        address('compromisso.php'),
        () => HttpResponse.json({ message: 'Agenda fechada.' }, { status: 422 }),
        { once: true },
      ),
    );
    const { user } = open();
    await toMove(user, /Reunião/);
    await fill(user, await screen.findByRole('textbox', { name: 'Data' }), formatDate(addDays(today(), 1)));
    await press(user, 'Mover');
    await seen('Agenda fechada.');
    expect(fieldNamed('Data')).toHaveValue(formatDate(addDays(today(), 1)));
    expect(demoApi.db.appointments.get(day.meeting.id)?.startDate).toBe(`${today()} 09:00:00`);
  });
});

it('one source that fails leaves the others, and is asked again alone', async () => {
  demoApi.server.use(
    http.get(address('compromisso.php'), () => new HttpResponse(null, { status: 500 }), { once: true }),
  );
  const { user } = open();
  await line(/Levar o ofício/);
  const again = await screen.findByRole('button', { name: 'Compromissos: tentar de novo' });
  expect(screen.queryByRole('link', { name: /Reunião/ })).not.toBeInTheDocument();
  // An unknown count is different from 0.
  expect(screen.getByRole('button', { name: 'Compromissos' })).toBeVisible();
  const tasksAsked = tasksAsk();
  await user.click(again);
  await line(/Reunião/);
  expect(screen.getByRole('button', { name: 'Compromissos · 2' })).toBeVisible();
  expect(tasksAsk()).toBe(tasksAsked);
});

it('kinds, view, date and whose it is stand in the address, and Back undoes them', async () => {
  const { user, path, router } = open('?view=week&list=true');
  await line(/Reunião/);
  await press(user, /^Tarefas/);
  await waitFor(() => expect(path()).toContain('tasks=false'));
  expect(screen.queryByRole('link', { name: /Levar o ofício/ })).not.toBeInTheDocument();
  await press(user, 'Próxima semana');
  await waitFor(() => expect(path()).toContain(`date=${addDays(today(), 7)}`));
  await user.selectOptions(screen.getByRole('combobox', { name: 'De quem' }), 'Só os meus');
  const me = userOf(administrator).id;
  await waitFor(() => expect(path()).toContain(`participantId=${me}`));
  await waitFor(() =>
    expect(demoApi.requestsFor('compromisso.php', 'search').at(-1)?.query).toMatchObject({
      participantId: String(me),
    }),
  );
  await router.navigate(-1);
  await router.navigate(-1);
  await line(/Reunião/);
  await waitFor(() => expect(path()).not.toContain('date='));
});

it('who may not edit appointments moves tasks only; who may not create them is told so', async () => {
  giveRules();
  open('?view=day&list=true', basic.email);
  const row = await line(/Reunião/);
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  expect(within(await line(/Levar o ofício/)).getByRole('button', { name: /^Ações de/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Novo' })).toHaveAttribute('aria-disabled', 'true');
});

it('nothing in a period is said', async () => {
  open('?view=month&list=true&date=2031-02-10');
  await seen('Nada neste período.');
});
