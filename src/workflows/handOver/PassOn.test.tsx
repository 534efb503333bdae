import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { administrator, basic, clientOf, firstOf, userOf } from '@tests/office';
import { seen } from '@tests/seen';
import { panel } from '@tests/panels';
import { localNow } from '@/formats/dates';
import { storeHandOver } from '@/records/office/handOvers';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, press } from '@tests/typing';

installDemoApi();
beforeAll(() => loadScreen('/settings/user'));

const from = () => userOf(basic);
const to = () => userOf(administrator);
/** A third active user. */
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

const callsToReturn = () =>
  demoApi.db.calls.filter(({ clientId, statusId }) => clientId === clientOf() && statusId === 2);
const comingAppointments = () =>
  demoApi.db.appointments.filter(
    ({ clientId, endDate, isExcluded }) => clientId === clientOf() && !isExcluded && endDate > localNow(),
  );
const callsOf = (userId: number) => callsToReturn().filter(({ userWantedId }) => userWantedId === userId);
const appointmentsOf = (userId: number) =>
  comingAppointments().filter(({ participantIds }) => participantIds.includes(userId));

/** Assigns the given counts of open records; all others belong to someone else. */
function giveFew(serviceCount: number, taskCount: number, callCount = 0, appointmentCount = 0) {
  callsToReturn().forEach(({ id }, place) =>
    demoApi.db.calls.update(id, { userWantedId: place < callCount ? from().id : to().id }),
  );
  comingAppointments().forEach(({ id }, place) =>
    demoApi.db.appointments.update(id, {
      participantIds: place < appointmentCount ? [from().id, colleague().id] : [to().id],
    }),
  );
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
  it('goes to another and then the user loses access, what is over stays', async () => {
    const given = { ...giveFew(3, 2, 1, 1), calls: callsOf(from().id), coming: appointmentsOf(from().id) };
    const finished = firstOf(
      demoApi.db.services.filter(
        ({ clientId, statusId }) => clientId === clientOf() && finalStatuses().includes(statusId),
      ),
    );
    demoApi.db.services.update(finished.id, { responsibleIds: [from().id] });
    const { user } = open();
    await press(user, `Inativar ${from().name}`);
    const ending = await panel('Inativar usuário');
    expect(
      await ending.findByText(
        /3 atendimentos em aberto, 2 tarefas pendentes, 1 ligação a retornar e 1 compromisso futuro/,
      ),
    ).toBeVisible();
    expect(ending.getByRole('button', { name: 'Inativar e deixar' })).toBeVisible();
    await press(user, 'Passar a… e inativar');
    await press(user, 'Passar 7 e inativar');
    expect(await ending.findByText('Selecione uma opção.')).toBeVisible();
    await choose(user, fieldNamed('Passar para'), to().name);
    await press(user, 'Passar 7 e inativar');
    await seen(`O usuário ${from().name} foi inativado!`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(demoApi.db.users.get(from().id)?.status).toBe(false);
    for (const { id } of given.services)
      expect(demoApi.db.services.get(id)?.responsibleIds).toEqual([to().id, colleague().id]);
    for (const { id } of given.tasks) expect(demoApi.db.tasks.get(id)?.participantIds).toContain(to().id);
    for (const { id } of given.calls) expect(demoApi.db.calls.get(id)?.userWantedId).toBe(to().id);
    for (const { id } of given.coming)
      expect(demoApi.db.appointments.get(id)?.participantIds).toEqual([to().id, colleague().id]);
    for (const of of [servicesOf, tasksOf, callsOf, appointmentsOf]) expect(of(from().id)).toEqual([]);
    expect(demoApi.db.services.get(finished.id)?.responsibleIds).toEqual([from().id]);
  });

  it('is given back right after it passed, but what somebody changed since', async () => {
    const given = giveFew(2, 1);
    const { user } = openPanel();
    const passing = await panel('Passar tudo');
    await choose(user, await screen.findByRole('combobox', { name: 'Passar para' }), to().name);
    await press(user, 'Passar 3');
    expect(await passing.findByText('Pronto: 3 feitos.')).toBeVisible();
    const [first, second] = given.services;
    demoApi.db.services.update(first?.id ?? 0, { responsibleIds: [colleague().id] });
    await press(user, `Devolver a ${firstOf(from().name.split(' '))}`);
    const giving = await panel(`Devolver a ${from().name}`);
    expect(await giving.findByText('Terminou: 2 devolvidos, 1 recusado.')).toBeVisible();
    expect(giving.getByText('Foi mudado depois: fica como está agora.')).toBeVisible();
    expect(demoApi.db.services.get(second?.id ?? 0)?.responsibleIds).toEqual([from().id, colleague().id]);
    expect(demoApi.db.services.get(first?.id ?? 0)?.responsibleIds).toEqual([colleague().id]);
    expect(tasksOf(from().id).map(({ id }) => id)).toEqual(given.tasks.map(({ id }) => id));
    expect(giving.queryByRole('button', { name: /^Devolver/ })).not.toBeInTheDocument();
  });

  it('may be left, in the name of somebody who is found by it afterwards', async () => {
    const given = giveFew(1, 0);
    const { user } = open();
    await press(user, `Inativar ${from().name}`);
    const ending = await panel('Inativar usuário');
    expect(await ending.findByText(/1 atendimento em aberto\./)).toBeVisible();
    await press(user, 'Inativar e deixar');
    await seen(`O usuário ${from().name} foi inativado!`);
    expect(servicesOf(from().id)).toEqual(given.services);
  });

  it('keeps the access of whose work did not all pass, until told otherwise', async () => {
    giveFew(0, 2);
    demoApi.server.use(
      http.put(
        '*/task.php',
        () =>
          HttpResponse.json({ errors: [{ message: 'Sem permissão para esta tarefa.' }] }, { status: 422 }),
        { once: true },
      ),
    );
    const { user } = open();
    await press(user, `Inativar ${from().name}`);
    const ending = await panel('Inativar usuário');
    await press(user, 'Passar a… e inativar');
    await choose(user, fieldNamed('Passar para'), to().name);
    await press(user, 'Passar 2 e inativar');
    expect(await ending.findByText(/continua com acesso: 1 item não passou a outra pessoa/)).toBeVisible();
    expect(demoApi.db.users.get(from().id)?.status).toBe(true);
    await press(user, 'Inativar assim mesmo');
    await seen(`O usuário ${from().name} foi inativado!`);
    expect(demoApi.db.users.get(from().id)?.status).toBe(false);
  });

  it('that cannot be read is said, and keeps nobody from being inactivated', async () => {
    giveFew(1, 0);
    demoApi.server.use(http.get('*/task.php', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user } = open();
    await press(user, `Inativar ${from().name}`);
    const ending = await panel('Inativar usuário');
    expect(await ending.findByText(/Não foi possível ler o que .* ainda tem a fazer/)).toBeVisible();
    expect(ending.getByRole('button', { name: 'SIM, Inativar' })).toBeVisible();
    await user.click(ending.getByRole('button', { name: /Tentar/ }));
    expect(await ending.findByText(/1 atendimento em aberto\./)).toBeVisible();
  });

  it('is told where there is nothing', async () => {
    giveFew(0, 0);
    const { user } = open();
    await press(user, `Passar tudo de ${from().name}`);
    const passing = await panel('Passar tudo');
    expect(
      await passing.findByText(
        /não tem atendimentos em aberto, tarefas pendentes, ligações a retornar nem compromissos futuros/,
      ),
    ).toBeVisible();
    expect(passing.queryByRole('combobox')).not.toBeInTheDocument();
    expect(passing.queryByText(/^Para devolver/)).not.toBeInTheDocument();
  });

  it('is told where all was passed on, as after a reload, with the way to give it back', async () => {
    giveFew(0, 0);
    const { user } = open();
    storeHandOver({ from: from().id, to: 1, at: localNow(), items: [{ kind: 'task', id: 1 }] });
    await press(user, `Passar tudo de ${from().name}`);
    expect(
      await (
        await panel('Passar tudo')
      ).findByText(/^Para devolver .*, use ‘Devolver a .*’, em ‘A equipe’\.$/),
    ).toBeVisible();
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
