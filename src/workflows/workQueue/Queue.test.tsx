import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { addDays, today } from '@/formats/dates';
import { expectNoAxeViolations } from '@tests/axe';
import { keysOfList, rowOf } from '@tests/list';
import {
  administrator,
  basic,
  clientOf,
  colleague,
  firstOf,
  giveRules,
  keyOfOffice,
  userOf,
} from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { atendimento, sent, servicesOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press } from '@tests/typing';
import { loadOffer } from '@/records/offers/offers';

installDemoApi();

beforeAll(
  () =>
    Promise.all([
      loadScreen('/services/queue'),
      import('./QueuePanels'),
      import('./BulkOfQueue'),
      import('@/records/list/deferred/AfterRows'),
      import('@/features/services/progress/PassService'),
      loadOffer('reply'),
      loadOffer('joinInDemand'),
    ]),
  60_000,
);

const statusLike = (name: RegExp) =>
  firstOf(demoApi.db.serviceStatuses.filter((one) => one.clientId === clientOf() && name.test(one.name)));

/** The administrator's: three in 'Aberto', requested on one day, the first registered first, and no others. */
let mine: number[] = [];
beforeEach(() => {
  const { id: me } = userOf(administrator);
  const open = statusLike(/^Aberto/);
  const all = servicesOf();
  for (const { id } of all) demoApi.db.services.update(id, { responsibleIds: [colleague().id] });
  mine = all
    .slice(0, 3)
    .map(({ id }) => id)
    .sort((one, other) => one - other);
  for (const id of mine)
    demoApi.db.services.update(id, {
      responsibleIds: [me],
      statusId: open.id,
      completionDate: null,
      requestDate: addDays(today(), -40),
    });
});

const openQueue = (query = '?whose=mine', { email }: { email: string } = administrator) =>
  renderRoute(`/services/queue${query}`, { as: email });
const section = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const details = (id: number | undefined) => panel(`Detalhes do atendimento AT-${id}`);
type User = ReturnType<typeof openQueue>['user'];
const save = (user: User) => user.keyboard('{Control>}{Enter}{/Control}');

/** The panel of a comment, with focus in its text. */
async function beginComment(user: User) {
  await user.keyboard('c');
  const comment = await panel('Comentar atendimento');
  await waitFor(() => expect(fieldNamed('Comentário')).toHaveFocus());
  return comment;
}

/** With the first service's details open. */
async function openFirst(query?: string) {
  const { user, path } = openQueue(query);
  await rowOf(`AT-${mine[0]}`);
  await keysOfList(user);
  await user.keyboard('j{Enter}');
  await (await details(mine[0])).findByRole('button', { name: 'Comentar' });
  return { user, path };
}

describe('the queue', () => {
  it('has a section for each open status, with its total, and the age of each request', async () => {
    openQueue();
    const open = await section('Aberto');
    expect(await within(open).findByText('3')).toBeVisible();
    await waitFor(() => expect(within(open).getAllByText('venceu há 10 dias')).toHaveLength(3));
    expect(await within(await section('Em andamento')).findByText('Nada aqui.')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Concluído/ })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Minha fila · 3'),
    );
    const { id: me } = userOf(administrator);
    for (const { query } of sent('search')) expect(query).toMatchObject({ responsibleId: String(me) });
    await expectNoAxeViolations();
  });

  it.each([12, 130])('begins with the longest waiting of %i, and shows more on demand', async (count) => {
    const open = statusLike(/^Aberto/);
    const { id: me } = userOf(administrator);
    const [{ id: _, ...sample } = firstOf(servicesOf())] = servicesOf();
    for (let more = servicesOf().length; more < count; more += 1) demoApi.db.services.insert(sample);
    // The newest in the API's order has waited longest.
    const all = servicesOf().slice(0, count);
    for (const [index, { id }] of all.entries())
      demoApi.db.services.update(id, {
        ...{ responsibleIds: [me], statusId: open.id },
        requestDate: addDays(today(), index - 300),
      });
    const { user } = openQueue();
    const region = await section('Aberto');
    const refs = () =>
      within(region)
        .getAllByLabelText(/^Ações de /)
        .map((button) => button.getAttribute('aria-label')?.replace('Ações de AT-', ''));
    const order = all.map(({ id }) => String(id));
    const left = count - 10;
    const more = await within(region).findByRole('button', { name: `Mais ${Math.min(left, 10)} de ${left}` });
    expect(refs()).toEqual(order.slice(0, 10));
    expect(within(region).getByText(String(count))).toBeVisible();
    await user.click(more);
    await rowOf(`AT-${order[11]}`);
    expect(refs()).toEqual(order.slice(0, 20));
  });

  it('opens the next request once one is commented, and closes after the last', async () => {
    const { user } = await openFirst();
    for (const [index, id] of mine.entries()) {
      const record = await details(id);
      await record.findByRole('button', { name: 'Comentar' });
      await beginComment(user);
      await user.keyboard(`Visto ${index}.`);
      await save(user);
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const comments = sent('createProgressComment').map(({ body }) => body as { treatmentId: number });
    expect(comments.map(({ treatmentId }) => treatmentId)).toEqual(mine);
  });

  it('goes on after a new status, a reminder, another responsible and a reply', async () => {
    const { user } = await openFirst();
    await user.keyboard('s');
    const status = await panel('Trocar status');
    await status.findByRole('textbox', { name: 'Motivo' });
    await expectSoundPanel();
    await choose(user, fieldNamed('Novo status'), 'Concluído');
    await fill(user, status.getByRole('textbox', { name: 'Motivo' }), 'Feito.');
    await save(user);
    await (await details(mine[1])).findByRole('button', { name: 'Comentar' });
    await waitFor(() => expect(screen.queryByLabelText(`Ações de AT-${mine[0]}`)).toBeNull());
    expect(await screen.findByLabelText(`Ações de AT-${mine[2]}`)).toBeInTheDocument();
    await user.keyboard('p');
    await (await panel('Passar para')).findByRole('combobox', { name: 'Novo responsável' });
    await expectSoundPanel();
    await choose(user, fieldNamed('Novo responsável'), colleague().name);
    await save(user);
    await (await details(mine[2])).findByRole('button', { name: 'Comentar' });
    expect(demoApi.db.services.get(mine[1] ?? 0)?.responsibleIds).toEqual([colleague().id]);
    await waitFor(() => expect(screen.queryByLabelText(`Ações de AT-${mine[1]}`)).toBeNull());
    expect(await screen.findByLabelText(`Ações de AT-${mine[2]}`)).toBeInTheDocument();
    await user.keyboard('t');
    await panel('Criar lembrete');
    await waitFor(() => expect(fieldNamed('Responsáveis')).toHaveValue(userOf(administrator).name));
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(demoApi.requestsFor('task.php', null).at(-1)?.body).toMatchObject({
      source: 'service',
      sourceId: mine[2],
    });
  });

  it('lets several be chosen and joined in a demand, until another view is shown', async () => {
    const { user } = openQueue();
    await rowOf(`AT-${mine[0]}`);
    await keysOfList(user);
    await user.keyboard('j ');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const bar = within(await screen.findByRole('region', { name: 'Seleção' }));
    expect(bar.getByText('2 na seleção')).toBeVisible();
    expect(bar.queryByRole('button', { name: /^Selecionar os/ })).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Juntar em uma demanda' }));
    const joining = await panel('Juntar em uma demanda');
    const chosen = await joining.findByText('2 selecionados:');
    expect(chosen.parentElement).toHaveTextContent(`AT-${mine[0]}, AT-${mine[1]}`);
    await expectSoundPanel();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar.getByText('2 na seleção')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Vencidos' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull());
  });

  it('stays at a request whose panel is only closed', async () => {
    const { user } = await openFirst();
    await user.keyboard('c');
    await panel('Comentar atendimento');
    await user.keyboard('{Escape}');
    await details(mine[0]);
  });
});

describe('a queue that goes wrong', () => {
  it('says which section could not be read, and reads it again', async () => {
    const open = statusLike(/^Aberto/);
    let fails = true;
    demoApi.server.use(
      http.get(atendimento, ({ request }) =>
        fails && new URL(request.url).searchParams.get('statusId') === String(open.id)
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    );
    const { user } = openQueue();
    const region = await section('Aberto');
    expect(await within(region).findByRole('alert')).toHaveTextContent(/Não foi possível ler “Aberto”/);
    expect(await within(await section('Em andamento')).findByText('Nada aqui.')).toBeVisible();
    await expectNoAxeViolations();
    fails = false;
    await user.click(within(region).getByRole('button', { name: 'Tentar de novo' }));
    await rowOf(`AT-${mine[0]}`);
  });

  it('keeps the request and what was typed when the comment is refused, or its answer is lost', async () => {
    const { user } = await openFirst();
    const comment = await beginComment(user);
    await user.keyboard('Visto.');
    demoApi.server.use(
      http.post(
        atendimento,
        () =>
          HttpResponse.json({ errors: [{ fieldName: 'comment', message: 'Recusado.' }] }, { status: 422 }),
        { once: true },
      ),
    );
    await save(user);
    expect(await comment.findByText('Recusado.')).toBeVisible();
    demoApi.server.use(http.post(atendimento, () => HttpResponse.error(), { once: true }));
    await save(user);
    expect(await comment.findByRole('alert')).toBeVisible();
    expect(comment.getByRole('textbox', { name: 'Comentário' })).toHaveValue('Visto.');
    await save(user);
    await details(mine[1]);
  });

  it('passes nothing on from a record that was not read whole', async () => {
    const { user } = await openFirst();
    await user.keyboard('p');
    const pass = await panel('Passar para');
    await pass.findByRole('combobox', { name: 'Novo responsável' });
    await choose(user, fieldNamed('Novo responsável'), colleague().name);
    demoApi.server.use(
      http.get(atendimento, () => HttpResponse.json({ id: mine[0], requestDate: 'ontem' }), { once: true }),
    );
    await save(user);
    expect(await pass.findByText(/nada pode ser alterado por aqui/)).toBeVisible();
    expect(sent('alterar')).toEqual([]);
  });

  it('ends with the session in the middle', async () => {
    const { user, path } = await openFirst();
    await beginComment(user);
    await user.keyboard('Visto.');
    demoApi.server.use(http.post(atendimento, () => new HttpResponse(null, { status: 403 })));
    await save(user);
    await waitFor(() => expect(path()).toMatch(/^\/auth\//));
  });

  it('names the right that is missing', async () => {
    giveRules();
    const { id } = firstOf(mine.map((one) => ({ id: one })));
    demoApi.db.services.update(id, { responsibleIds: [userOf(basic).id] });
    const { user } = openQueue('?whose=mine', basic);
    await rowOf(`AT-${id}`);
    await keysOfList(user);
    await user.keyboard('jc');
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join()).toMatch(/comentar atendimentos/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the ready views', () => {
  it('are one press away from the list', async () => {
    const { user, path } = renderRoute('/services/list', { as: administrator.email });
    const views = within(await screen.findByRole('navigation', { name: 'Visões prontas' }));
    await user.click(views.getByRole('link', { name: 'Em aberto' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Fila do gabinete/ })).toBeVisible();
    expect(path()).toBe('/services/queue?whose=all&view=open');
    await rowOf(`AT-${mine[0]}`);
    // The people responsible are requested after the rows.
    for (const { query } of sent('search'))
      if ('statusId' in query) expect(query).not.toHaveProperty('responsibleId');
  });

  it('lead to who was not answered, whoever has them', async () => {
    const { user, path } = renderRoute('/services/list', { as: administrator.email });
    const views = within(await screen.findByRole('navigation', { name: 'Visões prontas' }));
    await user.click(views.getByRole('link', { name: 'Sem resposta' }));
    // The panel in the screen's code replaces its loading state.
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Sem resposta há 15 dias' })).toBeVisible(),
    );
    expect(path()).toBe('/team?panel=unanswered');
  });

  it('have those past their deadline, which a category may have shorter', async () => {
    demoApi.db.services.update(mine[0] ?? 0, { requestDate: addDays(today(), -3) });
    openQueue('?whose=mine&view=overdue');
    await rowOf(`AT-${mine[1]}`);
    expect(screen.queryByLabelText(`Ações de AT-${mine[0]}`)).not.toBeInTheDocument();
    const open = statusLike(/^Aberto/);
    expect(sent('search').map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ statusId: String(open.id), limit: '3' }),
    );
  });

  it('say so where the list does not tell when each was changed', async () => {
    demoApi.server.use(
      http.get(atendimento, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const isOpen = searchParams.get('statusId') === String(statusLike(/^Aberto/).id);
        const rows = mine.map((id) => ({ id, reference: `AT-${id}` }));
        return HttpResponse.json(isOpen ? { data: rows, total: 3 } : { data: [], total: 0 });
      }),
    );
    openQueue('?whose=mine&view=still');
    const region = await section('Aberto');
    expect(await within(region).findByText(/^Não dá para saber: a lista não diz/)).toBeVisible();
  });

  it('have the reminders of requests that are due', async () => {
    const { id: me, clientId } = userOf(administrator);
    const reminder = firstOf(demoApi.db.tasks.filter((one) => one.clientId === clientId));
    demoApi.db.tasks.update(reminder.id, {
      status: 'pending',
      source: 'service',
      sourceId: mine[0] ?? 0,
      description: 'Avisar da troca da lâmpada.',
      taskDate: today(),
      participantIds: [me],
    });
    const { user } = openQueue('?whose=mine&view=return');
    await user.click(await screen.findByRole('link', { name: 'Avisar da troca da lâmpada.' }));
    await details(mine[0]);
  });
});

it('the open statuses are ticked once, and the queue follows', async () => {
  demoApi.db.services.update(mine[2] ?? 0, { statusId: statusLike(/^Arquivado/).id });
  const { user } = openQueue();
  await rowOf(`AT-${mine[0]}`);
  await press(user, 'Status abertos e prazos');
  const options = await panel('Status abertos e prazos');
  await user.click(await options.findByRole('checkbox', { name: 'Aberto' }));
  await user.click(options.getByRole('checkbox', { name: /^Arquivado/ }));
  await expectSoundPanel();
  await fill(user, options.getByRole('textbox', { name: /^Prazo comum/ }), '60');
  await press(user, 'Salvar');
  await rowOf(`AT-${mine[2]}`);
  await section('Arquivado');
  expect(screen.queryByRole('region', { name: /^Aberto/ })).not.toBeInTheDocument();
  const kept = JSON.parse(localStorage.getItem(keyOfOffice('tribuna.fila')) ?? '') as {
    prazo: number;
    abertos: number[];
  };
  expect(kept.prazo).toBe(60);
  expect(kept.abertos).toContain(statusLike(/^Arquivado/).id);
});
