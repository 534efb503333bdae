import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { addDays, today } from '@/formats/dates';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer } from '@tests/answers';
import { expectNoAxeViolations } from '@tests/axe';
import { texts } from '@tests/list';
import { administrator, basic, giveRules, trial, userOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { tickStatuses } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { installTab } from '@tests/tab';
import { press } from '@tests/typing';

installDemoApi();
const comeBackAfter = installTab();
beforeAll(async () => {
  await loadScreen('/dashboard');
  await import('@/features/tasks/UpcomingTasks');
  await import('./firstSteps/FirstSteps');
});

const open = ({ email }: { email: string } = administrator) => renderRoute('/dashboard', { as: email });

/** A card by its title. */
const card = (name: RegExp) => screen.findByRole('region', { name });

const addressOf = (script: string) => `${demoApi.baseUrl}/${script}`;

/** Answers the next such request this way. */
const nextCall = (script: string, action: string | null, answer: () => Response | Promise<void>) => {
  let isUsed = false;
  demoApi.server.use(
    http.all(addressOf(script), ({ request }) => {
      if (isUsed || request.headers.get('action') !== action) return undefined;
      isUsed = true;
      return answer();
    }),
  );
};

/** Only these tasks of the administrator, by their offset in days from today. */
function haveTasks(...days: number[]) {
  const [kept] = demoApi.db.tasks.all();
  if (!kept) throw new Error('There is no task.');
  demoApi.db.tasks.removeWhere(() => true);
  const mine = { participantIds: [userOf(administrator).id], clientId: userOf(administrator).clientId };
  const plain = { ...mine, status: 'pending', source: null, sourceId: null, notify: false } as const;
  return days.map((day) =>
    demoApi.db.tasks.insert({
      ...plain,
      description: `Tarefa de ${day}`,
      taskDate: addDays(today(), day),
      createdAt: kept.createdAt,
      updatedAt: kept.updatedAt,
    }),
  );
}

describe('the home page', () => {
  it('greets by the whole name who bears a title before it', async () => {
    const user = demoApi.db.users.filter(({ email }) => email === administrator.email)[0];
    demoApi.db.users.update(user?.id ?? 0, { name: 'Dra. Helena Prado' });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Dra. Helena Prado!' })).toBeVisible();
  });

  it('greets, counts what the office has, and leads to the lists filtered by it', async () => {
    const { db } = demoApi;
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Helena!' })).toBeVisible();
    const voters = await card(/^Eleitores/);
    const total = db.voters.filter(({ clientId, isExcluded }) => clientId === 1 && !isExcluded).length;
    expect(await within(voters).findByRole('link', { name: `${total} eleitores` })).toHaveAttribute(
      'href',
      '/voters/list',
    );
    const districts = await within(voters).findByRole('table', { name: 'Bairros com mais eleitores' });
    const [first] = within(districts).getAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(/^\/voters\/list\?city=\d+-.*&districts=\d+-/);

    const services = await card(/^Atendimentos/);
    expect(await within(services).findByRole('link', { name: '120 atendimentos' })).toBeVisible();
    const waiting = db.serviceStatuses.find(
      ({ clientId, name }) => clientId === 1 && name === 'Em andamento',
    );
    const bar = within(services).getByRole('link', { name: 'Em andamento' });
    await waitFor(() => expect(bar).toHaveAttribute('href', `/services/list?statusId=${waiting?.id}`));
    const counted = db.services.filter(
      ({ clientId, statusId }) => clientId === 1 && statusId === waiting?.id,
    );
    expect(bar.closest('tr')).toHaveTextContent(`Em andamento${counted.length}`);

    expect(await screen.findByRole('link', { name: 'Ver mais no Analytics' })).toBeVisible();
    await expectNoAxeViolations();
  });

  it('shows the day: appointments, tasks due, calls to return and the own open requests', async () => {
    open();
    const ways = {
      'Compromissos de hoje': `/appointments/list?endDate=${today()}`,
      'Ligações a retornar': '/phonecalls/list?status=2',
      'Tarefas até hoje': `/tasks/list?status=pending&endTaskDate=${today()}&participants=1`,
      'Meus atendimentos abertos': '/services/queue?whose=mine&view=open',
    };
    for (const [title, way] of Object.entries(ways)) {
      const shown = await card(new RegExp(`^${title} · [1-9]`));
      const [entry, ...others] = within(shown)
        .getAllByRole('link')
        .filter((link) => !/^\d+ vencidos?$/.test(link.textContent ?? ''));
      expect(entry?.getAttribute('href'), title).toMatch(/\/list\?panel=details&id=\d+$/);
      expect(others.at(-1)?.getAttribute('href'), title).toEqual(way);
    }
  });

  it('counts the own open requests as the queue does, the late ones first', async () => {
    const { db } = demoApi;
    const statuses = db.serviceStatuses.filter(({ clientId }) => clientId === 1);
    const idOf = (wanted: string) => statuses.find(({ name }) => name === wanted)?.id ?? 0;
    const [begun, waiting, ended] = [idOf('Aberto'), idOf('Em andamento'), idOf('Concluído')];
    const own = db.services.filter(({ clientId }) => clientId === 1);
    for (const { id } of own) db.services.update(id, { responsibleIds: [2] });
    const days = (ago: number) => addDays(today(), -ago);
    const plan = [
      [begun, days(3)],
      [waiting, days(128)],
      [waiting, days(31)],
      [ended, days(300)],
    ] as const;
    const made = plan.map(([statusId, requestDate], index) =>
      db.services.update(own[index]?.id ?? 0, { responsibleIds: [1], statusId, requestDate }),
    );
    open();
    const shown = await card(/^Meus atendimentos abertos · 3$/);
    expect(within(shown).getByRole('link', { name: '2 vencidos' })).toHaveAttribute(
      'href',
      '/services/queue?whose=mine&view=overdue',
    );
    expect(within(shown).getByText('venceu há 98 dias')).toBeVisible();
    const ids = within(shown)
      .getAllByRole('listitem')
      .map((item) => /AT-(\d+)/.exec(item.textContent ?? '')?.[1]);
    expect(ids).toEqual([made[1], made[2], made[0]].map((one) => String(one?.id)));
  });

  it('follows what the office ticked as open', async () => {
    const ended = demoApi.db.serviceStatuses.filter(({ clientId }) => clientId === 1).map(({ id }) => id);
    tickStatuses({ ended });
    open();
    const shown = await card(/^Meus atendimentos abertos · 0$/);
    expect(within(shown).getByText(/^Nenhum status está marcado como aberto/)).toBeVisible();
  });

  it('tells of each call by itself that it failed, and asks it again', async () => {
    const held = holdAnswer();
    nextCall('dashboard.php', 'getDetailsVoters', async () => void (await held.answer));
    nextCall('dashboard.php', 'getDetailsServices', () => HttpResponse.json({}, { status: 500 }));
    nextCall('telefonema.php', 'search', () => new HttpResponse('<html>'));
    const { user } = open();
    expect(await card(/^Compromissos de hoje · /)).toBeVisible();
    for (const name of [/^Atendimentos/, /^Ligações/]) {
      const failed = await card(name);
      const alert = await within(failed).findByRole('alert');
      await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
      await waitFor(() => expect(within(failed).queryByRole('alert')).not.toBeInTheDocument());
      expect(within(failed).getByRole('heading', { level: 3 })).toHaveFocus();
    }
    expect(await within(await card(/^Atendimentos/)).findByRole('table')).toBeVisible();
    const voters = await card(/^Eleitores/);
    expect(await within(voters).findByRole('table')).toBeVisible();
    expect(within(voters).queryByRole('link', { name: /eleitores$/ })).toHaveTextContent('Ver eleitores');
    held.give();
    expect(await within(voters).findByRole('link', { name: /^\d+ eleitores$/ })).toBeVisible();
  });

  it('is asked again, unseen, when its tab comes back after a minute', async () => {
    haveTasks(0);
    open();
    const due = await card(/^Tarefas até hoje · 1/);
    const services = await card(/^Atendimentos/);
    expect(await within(services).findByRole('table')).toBeVisible();
    expect(await screen.findByRole('button', { name: '1 tarefa pendente' })).toBeVisible();
    // One is requested once its code has loaded, the other once the statuses have.
    await within(await card(/^Aniversariantes/)).findByRole('link', { name: /^Hoje:/ });
    await card(/^Meus atendimentos abertos · /);
    await waitFor(() => expect(demoApi.underWay()).toBe(0));
    await allSent();
    const asked = demoApi.requests.length;
    comeBackAfter(59);
    await allSent();
    expect(demoApi.requests).toHaveLength(asked);

    haveTasks(-1, 0);
    nextCall('dashboard.php', 'getDetailsServices', () => HttpResponse.json({}, { status: 500 }));
    comeBackAfter(60);
    expect(within(services).getByRole('table')).toBeVisible();
    await waitFor(() => expect(due).toHaveAccessibleName('Tarefas até hoje · 2'));
    expect(await screen.findByRole('button', { name: '2 tarefas pendentes' })).toBeVisible();
    // What cannot be refetched stays unchanged.
    expect(within(services).getByRole('table')).toBeVisible();
    expect(within(services).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads to the lists as they are where the figures carry no ids, or a name nobody has', async () => {
    nextCall('dashboard.php', 'getDetailsVotersDistrict', () =>
      HttpResponse.json({ data: [{ name: 'Cambuí', total: '3' }] }),
    );
    nextCall('dashboard.php', 'getDetailsServices', () =>
      HttpResponse.json({ total: 2, status: [{ name: 'Extinto', color: null, total: 2 }] }),
    );
    open();
    expect(await screen.findByRole('link', { name: 'Cambuí' })).toHaveAttribute('href', '/voters/list');
    expect(await screen.findByRole('link', { name: 'Extinto' })).toHaveAttribute('href', '/services/list');
  });

  it('leads an office without records to where they begin, and only administrators to the Analytics', async () => {
    const { user, path } = open(trial);
    await press(user, 'Deixar os primeiros passos');
    const begin = await screen.findByRole('link', { name: 'Ir para atendimentos' });
    expect(await screen.findByRole('link', { name: 'Ir para eleitores' })).toBeVisible();
    for (const none of [
      'Nenhum compromisso hoje.',
      'Nenhuma tarefa para hoje.',
      'Nenhuma ligação a retornar.',
    ])
      await seen(none);
    expect(screen.queryByRole('link', { name: 'Ver mais no Analytics' })).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await press(user, '0 tarefas pendentes');
    const none = await panel('Próximas tarefas');
    expect(await none.findByText('Oba! Nenhuma tarefa pendente :)')).toBeVisible();
    await expectSoundPanel();
    await user.keyboard('{Escape}');
    await user.click(begin);
    await waitFor(() => expect(path()).toBe('/services/list'));
  });

  it('says nothing of the Analytics to the basic profile', async () => {
    giveRules('access_analytic');
    open(basic);
    expect(await screen.findByRole('link', { name: '120 atendimentos' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver mais no Analytics' })).not.toBeInTheDocument();
  });
});

describe('what there is to do', () => {
  const items = (of: { getAllByRole: typeof screen.getAllByRole }) =>
    texts(of.getAllByRole('listitem')).map((text) => text?.replace('Finalizar', ''));

  it('is grouped by date, and finished at once, wherever it stands', async () => {
    haveTasks(-3, 3, 0, 0, 9);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '5 tarefas pendentes' }));
    const shown = await panel('Próximas tarefas');
    await shown.findAllByRole('listitem');
    expect(items(shown)).toEqual([
      'Tarefa de -3',
      'Tarefa de 0',
      'Tarefa de 0',
      'Tarefa de 3',
      'Tarefa de 9',
    ]);
    const days = texts(shown.getAllByRole('heading', { level: 3 }));
    expect(days).toHaveLength(4);
    expect(days[0]).toContain('Atrasada');
    expect(days[1]).toMatch(/^Hoje · /);
    await expectSoundPanel();

    const held = holdAnswer();
    nextCall('task.php', 'changeStatus', async () => void (await held.answer));
    await user.click(shown.getByRole('button', { name: 'Finalizar: Tarefa de -3' }));
    await waitFor(() =>
      expect(items(shown)).toEqual(['Tarefa de 0', 'Tarefa de 0', 'Tarefa de 3', 'Tarefa de 9']),
    );
    expect(screen.queryByText(/ foi finalizada!$/)).not.toBeInTheDocument();
    expect(shown.getAllByRole('button', { name: 'Finalizar: Tarefa de 0' })[0]).toHaveFocus();
    await waitFor(() => expect(screen.getByText('4 tarefas pendentes')).toBeInTheDocument());
    held.give();
    await seen(/ foi finalizada!$/);
    await press(user, 'Desfazer');
    await waitFor(() => expect(items(shown)).toHaveLength(5));
    await waitFor(() => expect(screen.getByText('5 tarefas pendentes')).toBeInTheDocument());
  });

  it('comes back, with the reason, when it could not be finished, the others as they are by then', async () => {
    haveTasks(-3, 0, 3);
    const { user } = open();
    const due = await card(/^Tarefas até hoje · 2/);
    await user.click(await screen.findByRole('button', { name: '3 tarefas pendentes' }));
    const shown = await panel('Próximas tarefas');
    await shown.findAllByRole('listitem');
    const held = holdAnswer();
    nextCall('task.php', 'changeStatus', async () => {
      await held.answer;
      return HttpResponse.json({ message: 'Só amanhã.' }, { status: 422 }) as never;
    });
    await user.click(shown.getByRole('button', { name: 'Finalizar: Tarefa de -3' }));
    // The held response is this one's.
    await waitFor(() => expect(demoApi.requestsFor('task.php', 'changeStatus')).toHaveLength(1));
    await user.click(shown.getByRole('button', { name: 'Finalizar: Tarefa de 0' }));
    await waitFor(() => expect(items(shown)).toEqual(['Tarefa de 3']));
    await waitFor(() => expect(due).toHaveAccessibleName('Tarefas até hoje · 0'));
    await seen(/ foi finalizada!$/);
    held.give();
    await seen(/continua como estava\. Só amanhã\./);
    await waitFor(() => expect(items(shown)).toEqual(['Tarefa de -3', 'Tarefa de 3']));
    await waitFor(() => expect(screen.getByText('2 tarefas pendentes')).toBeInTheDocument());
    await waitFor(() => expect(due).toHaveAccessibleName('Tarefas até hoje · 1'));
  });
});
