import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { administrator, basic, clientOf, firstOf, userOf } from '@tests/office';
import { panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, press } from '@tests/typing';

installDemoApi();
beforeAll(() => loadScreen('/settings/user'));

const from = () => userOf(basic);
const to = () => userOf(administrator);
/** An active third one. */
const colleague = () =>
  firstOf(
    demoApi.db.users.filter(
      ({ id, clientId, status }) => clientId === clientOf() && status && ![from().id, to().id].includes(id),
    ),
  );
const open = (address = '') => renderRoute(`/settings/user${address}`, { as: administrator.email });
const openPanel = () => open(`?panel=passOn&id=${from().id}`);
const finalStatuses = () =>
  demoApi.db.serviceStatuses
    .filter(({ name }) => /^(conclu|finaliz|encerr|resolv|cancel|arquiv|indefer|recus|não atend)/i.test(name))
    .map(({ id }) => id);
const openServices = () =>
  demoApi.db.services.filter(
    ({ clientId, statusId }) => clientId === clientOf() && !finalStatuses().includes(statusId),
  );
const pendingTasks = () =>
  demoApi.db.tasks.filter(({ clientId, status }) => clientId === clientOf() && status === 'pending');
const servicesOf = (userId: number) =>
  openServices().filter(({ responsibleIds }) => responsibleIds.includes(userId));
const tasksOf = (userId: number) =>
  pendingTasks().filter(({ participantIds }) => participantIds.includes(userId));

/** Gives them so many open ones; all others are somebody else's. */
function giveFew(serviceCount: number, taskCount: number) {
  openServices().forEach(({ id }, place) =>
    demoApi.db.services.update(id, {
      responsibleIds: place < serviceCount ? [from().id, colleague().id] : [to().id],
    }),
  );
  pendingTasks().forEach(({ id }, place) =>
    demoApi.db.tasks.update(id, { participantIds: [place < taskCount ? from().id : to().id] }),
  );
  return { services: servicesOf(from().id), tasks: tasksOf(from().id) };
}

describe('what a user still has to do', () => {
  it('goes to another before the user loses access, what is over stays', async () => {
    const given = giveFew(3, 2);
    const finished = firstOf(
      demoApi.db.services.filter(
        ({ clientId, statusId }) => clientId === clientOf() && finalStatuses().includes(statusId),
      ),
    );
    demoApi.db.services.update(finished.id, { responsibleIds: [from().id] });
    const { user } = open();
    await press(user, `Inativar ${from().name}`);
    await panel('Inativar usuário');
    await press(user, 'Passar tudo a outra pessoa');
    const passing = await panel('Passar tudo');
    expect(await passing.findByText(/3 atendimentos em aberto e 2 tarefas pendentes/)).toBeVisible();
    await press(user, 'Passar 5');
    expect(await passing.findByText('Selecione uma opção.')).toBeVisible();
    await choose(user, fieldNamed('Passar para'), to().name);
    await press(user, 'Passar 5');
    expect(await passing.findByText('Pronto: 5 feitos.')).toBeVisible();
    for (const { id } of given.services)
      expect(demoApi.db.services.get(id)?.responsibleIds).toEqual([to().id, colleague().id]);
    for (const { id } of given.tasks) expect(demoApi.db.tasks.get(id)?.participantIds).toContain(to().id);
    expect(servicesOf(from().id)).toEqual([]);
    expect(tasksOf(from().id)).toEqual([]);
    expect(demoApi.db.services.get(finished.id)?.responsibleIds).toEqual([from().id]);
  });

  it('is told where there is nothing', async () => {
    giveFew(0, 0);
    demoApi.db.users.update(from().id, { status: false });
    const { user } = open();
    await press(user, `Passar tudo de ${from().name}`);
    const passing = await panel('Passar tudo');
    expect(await passing.findByText(/não tem atendimentos em aberto nem tarefas pendentes/)).toBeVisible();
    expect(passing.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is read again after a failure, and one refusal does not stop the others', async () => {
    const given = giveFew(3, 2);
    demoApi.server.use(
      http.get('*/task.php', () => new HttpResponse(null, { status: 500 }), { once: true }),
      http.put(
        '*/task.php',
        () =>
          HttpResponse.json({ errors: [{ message: 'Sem permissão para esta tarefa.' }] }, { status: 422 }),
        { once: true },
      ),
    );
    const { user } = openPanel();
    const passing = await panel('Passar tudo');
    await user.click(await passing.findByRole('button', { name: /Tentar/ }));
    await choose(user, await screen.findByRole('combobox', { name: 'Passar para' }), to().name);
    await press(user, 'Passar 5');
    expect(await passing.findByText('Terminou: 4 feitos, 1 recusado.')).toBeVisible();
    expect(passing.getByText('Sem permissão para esta tarefa.')).toBeVisible();
    await waitFor(() => expect(tasksOf(from().id)).toHaveLength(1));
    expect(given.tasks.map(({ id }) => id)).toContain(tasksOf(from().id)[0]?.id);
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: /resultado/ })).toBeVisible();
  });
});
