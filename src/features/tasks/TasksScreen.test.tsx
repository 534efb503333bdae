import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { addDays, formatDate, today } from '@/formats/dates';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer } from '@tests/answers';
import {
  chips,
  chooseInMenu,
  expectValues,
  heading,
  openerIn,
  references,
  rowOf,
  texts,
  valueOf,
} from '@tests/list';
import { downloadFrom } from '@tests/downloads';
import { administrator, userNamed, userOf } from '@tests/office';
import { expectSoundPanel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { choose, expectFields, fieldNamed, fill, press } from '@tests/typing';

installDemoApi();

const open = () => renderRoute('/tasks/list', { as: administrator.email });
const address = `${demoApi.baseUrl}/task.php`;
const writes = () =>
  demoApi.requests
    .filter(({ script, method }) => script === 'task.php' && method !== 'GET')
    .map(({ method, action, body }) => [method, action, body]);

/** The office's only task, after these changes. */
function onlyTask(changes: object = {}) {
  const [only, ...others] = demoApi.db.tasks.filter(
    ({ clientId }) => clientId === userOf(administrator).clientId,
  );
  if (!only) throw new Error('There is no task.');
  for (const { id } of others) demoApi.db.tasks.remove(id);
  return demoApi.db.tasks.update(only.id, { status: 'pending', ...changes });
}

it('the list begins with what is due, whatever page the API has it on', async () => {
  const { id: _, ...task } = onlyTask();
  demoApi.db.tasks.removeWhere(() => true);
  const ids = (status: 'pending' | 'finished', days: readonly number[]) =>
    days.map((day) => demoApi.db.tasks.insert({ ...task, status, taskDate: addDays(today(), day) }).id);
  const ahead = ids('pending', [30, 20, 10, 9, 8, 7, 6, 5, 4, 3]);
  const done = ids('finished', [2, -400]);
  const due = ids('pending', [0, -300]);
  const { user } = open();
  const order = [...due.toReversed(), ...ahead.toReversed(), ...done].map(String);
  await waitFor(async () => expect(await references()).toEqual(order.slice(0, 10)));
  expect(heading()).toHaveTextContent('Tarefas · 14');
  await press(user, 'Próxima');
  await waitFor(async () => expect(await references()).toEqual(order.slice(10)));
});

it('a task is finished by one press, once, and that is taken back by another', async () => {
  const { id } = onlyTask({ taskDate: '2099-01-01' });
  const { user } = open();
  const row = await rowOf(String(id));
  const finish = () => within(row).getByRole('button', { name: `Finalizar ${id}` });
  expect(row).toHaveTextContent('A vencer');
  const held = holdAnswer();
  demoApi.server.use(http.post(address, async () => void (await held.answer), { once: true }));
  await user.dblClick(finish());
  expect(finish()).toHaveAttribute('aria-disabled', 'true');
  held.give();
  await seen(`A tarefa ${id} foi finalizada!`);
  await waitFor(() => expect(row).toHaveTextContent('Finalizada'));
  expect(row).not.toHaveTextContent('A vencer');
  await waitFor(() => expect(openerIn(row)).toHaveFocus());

  await press(user, 'Desfazer');
  await seen(`A tarefa ${id} voltou a ficar pendente!`);
  await waitFor(() => expect(finish()).toBeVisible());
  const change = (status: string) => ['POST', 'changeStatus', { id, status }];
  expect(writes()).toEqual([change('finished'), change('pending')]);

  demoApi.server.use(http.post(address, () => HttpResponse.json({}, { status: 500 }), { once: true }));
  await user.click(finish());
  await seen(/continua como estava\. O sistema teve um problema/);
  await waitFor(() => expect(finish()).not.toHaveAttribute('aria-disabled'));

  // Only the response is lost: the row shows the result.
  demoApi.server.use(
    http.post(
      address,
      () => {
        demoApi.db.tasks.update(id, { status: 'finished' });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.click(finish());
  await seen(/^A tarefa \d+: .*Não sabemos se a operação foi concluída/);
  await waitFor(() => expect(row).toHaveTextContent('Finalizada'));
});

it('the details say all of it, lead to what it was made from, and finish it', async () => {
  const voter = demoApi.db.voters.find(({ clientId }) => clientId === userOf(administrator).clientId);
  const { id } = onlyTask({
    ...{ source: 'voter', sourceId: voter?.id, description: 'Primeira linha\nsegunda', notify: true },
    participantIds: [userOf(administrator).id, userNamed('Ícaro Brandão').id],
  });
  demoApi.db.users.update(userOf(administrator).id, { telephone: '19981234567' });
  const { user, path } = open();
  await user.click(await rowOf(String(id)));
  await screen.findByText('Data da tarefa', { selector: 'dt' });
  expectValues({ Status: 'Pendente', Referência: String(id), 'Notificar por WhatsApp': 'Sim' });
  expect(valueOf('Descrição').textContent).toContain('Primeira linha\nsegunda');
  const people = within(screen.getByRole('list', { name: 'Responsáveis' })).getAllByRole('listitem');
  expect(texts(people)[0]).toContain('(19) 98123-4567');
  expect(texts(people)[1]).toBe('Ícaro Brandãosem celular');
  await expectSoundPanel();

  await press(user, 'Finalizar');
  expect(await screen.findByRole('button', { name: 'Reabrir' })).toBeVisible();
  expectValues({ Status: 'Finalizada' });
  await user.click(screen.getByRole('link', { name: `Eleitor ${voter?.id}` }));
  await waitFor(() => expect(path()).toBe(`/voters/${voter?.id}`));
});

it('a new task is for oneself in two days; a copy says the same, without what it was made from', async () => {
  const { id, description, participantIds, notify, taskDate } = onlyTask({
    ...{ source: 'service', sourceId: 1, status: 'finished', taskDate: '2099-01-01' },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Nova' }));
  await waitFor(() => expectFields({ Responsáveis: userOf(administrator).name }));
  expectFields({ Data: formatDate(addDays(today(), 2)), Descrição: '' });
  expect(screen.getByRole('radio', { name: 'Pendente' })).toBeChecked();
  await expectSoundPanel();
  await press(user, 'Cancelar');

  const [first = ''] = await references();
  await chooseInMenu(user, first, 'Copiar');
  await screen.findByLabelText('Descrição');
  await press(user, 'Salvar');
  await seen(/^A tarefa \d+ foi criada!$/);
  expect(first).toBe(String(id));
  const copied = { description, participants: participantIds, notify, taskDate, status: 'pending' };
  expect(writes()).toEqual([['POST', null, copied]]);
});

it('is saved only once it has somebody responsible, a day and a description', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Nova' }));
  const save = await screen.findByRole('button', { name: 'Salvar' });
  expect(save).toHaveAccessibleDescription('Preencha os responsáveis, a data, a descrição e o status.');
  await fill(user, fieldNamed('Descrição'), ' ');
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.type(fieldNamed('Descrição'), 'Ligar');
  expect(save).not.toHaveAttribute('aria-disabled');
  await user.clear(fieldNamed('Data'));
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await fill(user, fieldNamed('Data'), formatDate(today()));
  expect(save).not.toHaveAttribute('aria-disabled');
  await press(user, 'Limpar seleção');
  await user.click(save);
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await allSent();
  expect(writes()).toEqual([]);
});

it('an edit changes the row in place, and keeps who is no longer active', async () => {
  const gone = userNamed('Édson Quirino');
  const { id } = onlyTask({ participantIds: [gone.id], taskDate: '2099-01-01' });
  const { user } = open();
  await chooseInMenu(user, String(id), 'Editar');
  await waitFor(() => expectFields({ Responsáveis: gone.name }));
  await choose(user, fieldNamed('Responsáveis'), userOf(administrator).name);
  await user.keyboard('{Escape}');
  await fill(user, fieldNamed('Descrição'), 'Ligar de volta');
  await fill(user, fieldNamed('Data'), formatDate(today()));
  await user.click(screen.getByRole('radio', { name: 'Pendente' }));
  await press(user, 'Salvar');
  await seen(`A tarefa ${id} foi atualizada!`);
  const row = await rowOf(String(id));
  for (const text of ['Ligar de volta', 'Hoje', 'Pendente']) expect(row).toHaveTextContent(text);
  expect(writes()).toEqual([
    [
      'PUT',
      null,
      expect.objectContaining({ id, participants: [gone.id, userOf(administrator).id], taskDate: today() }),
    ],
  ]);
});

it('those overdue are one press away, as filters that the address, the pages and the export have', async () => {
  const yesterday = addDays(today(), -1);
  const late = onlyTask({ taskDate: yesterday });
  for (let count = 0; count < 10; count += 1) demoApi.db.tasks.insert({ ...late, id: undefined });
  // All are read, as the API returns the latest date first and has no order parameter.
  const whole = { page: '1', limit: '1000' };
  const isOverdue = ({ clientId, status, taskDate }: typeof late) =>
    clientId === late.clientId && status === 'pending' && taskDate < today();
  const total = demoApi.db.tasks.filter(isOverdue).length;

  const { user, path } = open();
  await references();
  // Additional requests of a filter or menu may be sent after the search.
  const searched = () =>
    demoApi.requests.filter(({ script, method }) => script === 'task.php' && method === 'GET').at(-1)?.query;
  const overdue = { status: 'pending', endTaskDate: yesterday };
  const address = `/tasks/list?status=pending&endTaskDate=${yesterday}`;
  await press(user, 'Atrasadas');
  await waitFor(() => expect(searched()).toEqual({ ...overdue, ...whole }));
  expect(texts(screen.getAllByRole('button', { pressed: true }))).toEqual(['Atrasadas']);
  expect(texts(chips())).toEqual(['Status: Pendente', `Até: ${formatDate(yesterday)}`, 'Limpar filtros']);
  await waitFor(() => expect(path()).toBe(address));
  await waitFor(() => expect(heading()).toHaveTextContent(`Tarefas · ${total}`));
  await press(user, 'Próxima');
  await waitFor(async () => expect(await references()).toHaveLength(1));
  await downloadFrom(() => press(user, 'Download Excel (.csv)'));
  await waitFor(() => expect(searched()).toEqual({ ...overdue, page: '1', limit: String(total) }));

  // Its filter is removed with it.
  await press(user, 'Hoje');
  const day = { startTaskDate: today(), endTaskDate: today() };
  await waitFor(() => expect(searched()).toEqual({ ...day, page: '1', limit: '10' }));
  await press(user, 'Atrasadas');
  await waitFor(() => expect(path()).toBe(address));
  await press(user, 'Atrasadas');
  await waitFor(() => expect(path()).toBe('/tasks/list'));
});
