import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { administrator, basic, clientOf, userOf } from '@tests/office';
import { panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press } from '@tests/typing';
import { addDays, today } from '@/formats/dates';
import { teamPath } from '@/records/links/team';

installDemoApi();
beforeAll(() => loadScreen(teamPath, '/services/list'));

const open = (address = '') => renderRoute(`${teamPath}${address}`, { as: administrator.email });
const isFinal = (id: number) =>
  /^(conclu|finaliz|encerr|resolv|cancel|arquiv|indefer|recus|não atend)/i.test(
    demoApi.db.serviceStatuses.get(id)?.name ?? '',
  );
const openOf = (userId: number) =>
  demoApi.db.services.filter(
    ({ clientId, statusId, responsibleIds }) =>
      clientId === clientOf() && !isFinal(statusId) && responsibleIds.includes(userId),
  );
const searches = () =>
  demoApi
    .requestsFor('atendimento.php', 'search')
    .map(({ query }) => query)
    .filter(({ limit }) => limit === '1000');
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const allRead = () => screen.findByRole('button', { name: 'Ler tudo de novo', hidden: true });
/** Waits until no entries are pending or being read. */
const entriesRead = () =>
  waitFor(() => {
    expect(screen.queryByText(/só os andamentos dizem/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Parar', hidden: true })).not.toBeInTheDocument();
  });

describe('the team', () => {
  it('shows who has how much, also those without access, in one call for each', async () => {
    open();
    await allRead();
    const users = demoApi.db.users.filter(({ clientId }) => clientId === clientOf());
    expect(searches().length).toBe(users.length);
    for (const { id, name, status } of users) {
      const count = openOf(id).length;
      if (count > 0)
        expect(row(name).getByRole('link', { name: `${count}, em aberto de ${name}` })).toHaveAttribute(
          'href',
          `/services/queue?whose=all&view=open&responsibleId=${id}`,
        );
      if (status || count === 0) continue;
      expect(row(name).getByText('Sem acesso')).toBeVisible();
    }
  });

  it('leads to the oldest of a person over that person’s queue', async () => {
    open();
    await allRead();
    const { id, name } = userOf(basic);
    const link = row(name).getByRole('link', { name: new RegExp(`o mais antigo de ${name}: AT-\\d+$`) });
    const [, reference] = /AT-(\d+)$/.exec(link.getAttribute('aria-label') ?? '') ?? [];
    expect(openOf(id).map((one) => String(one.id))).toContain(reference);
    expect(link).toHaveAttribute(
      'href',
      `/services/queue?whose=all&view=open&responsibleId=${id}&panel=details&id=${reference}`,
    );
  });

  it('says of whom nothing could be read, and reads only that again', async () => {
    const { id, name } = userOf(basic);
    let isDown = true;
    demoApi.server.use(
      http.get('*/atendimento.php', ({ request }) =>
        isDown && new URL(request.url).searchParams.get('responsibleId') === String(id)
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    );
    const { user } = open();
    const retry = await screen.findByRole('button', { name: `Tentar de novo: não foi possível ler ${name}` });
    await allRead();
    isDown = false;
    const before = searches().length;
    await user.click(retry);
    await waitFor(() => expect(row(name).getByRole('link', { name: /em aberto de/ })).toBeVisible());
    expect(searches().length).toBe(before + 1);
  });

  it('lists who was not answered, of all people, with whom each is', async () => {
    const { user } = open();
    await allRead();
    await user.click(screen.getByRole('link', { name: /^\d+\+?, sem resposta, de todos$/ }));
    const list = await panel('Sem resposta há 15 dias');
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    const days = rows.map((text) => /^(AT-\d+).*pedido em .*; responsável: (.+)$/.exec(text ?? '')?.slice(1));
    expect(days.length).toBeGreaterThan(1);
    const requests = days.map((found) => demoApi.db.services.find(({ id }) => `AT-${id}` === found?.[0]));
    const asked = requests.map((request) => request?.requestDate ?? '');
    expect(asked).toEqual(asked.toSorted());
    for (const [at, request] of requests.entries())
      expect(request?.responsibleIds.map((id) => demoApi.db.users.get(id)?.name)).toContain(
        days[at]?.[1]?.split(', ')[0],
      );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says of all who were not answered that nobody could be read, and reads again from there', async () => {
    let down: 'all' | 'one' | 'none' = 'all';
    const { id, name } = userOf(basic);
    demoApi.server.use(
      http.get('*/atendimento.php', ({ request }) => {
        const of = new URL(request.url).searchParams.get('responsibleId');
        const isDown = of !== null && (down === 'all' || (down === 'one' && of === String(id)));
        return isDown ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    );
    const { user } = open('?panel=unanswered');
    const list = await panel('Sem resposta há 15 dias');
    const again = () => list.findByRole('button', { name: 'Tentar de novo' });
    await again();
    expect(list.queryByText(/está sem resposta/)).not.toBeInTheDocument();
    expect(screen.getByText('Não foi possível ler o que está com as pessoas.')).toBeInTheDocument();

    down = 'one';
    await user.click(await again());
    await list.findByText(`Não foi possível ler o que está com ${name}: pode faltar algo aqui.`);
    expect(list.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(screen.getByText(/^Lido em .*, menos o que está com 1 pessoa\.$/)).toBeInTheDocument();

    down = 'none';
    await user.click(await again());
    await waitFor(() => expect(list.queryByText(/^Não foi possível/)).not.toBeInTheDocument());
  });

  it('reads few entries by itself, and knows them still on the way back from a request that was not answered', async () => {
    const { user, router } = open('?panel=unanswered');
    const list = await panel('Sem resposta há 15 dias');
    const read = (besides = '') =>
      demoApi.requestsFor('atendimento.php', 'getDetails').filter(({ query }) => query.id !== besides).length;
    // A row disappears when its entries show a reply: nothing is pressed before all are loaded.
    await allRead();
    await waitFor(() => expect(read()).toBeGreaterThan(0));
    await entriesRead();
    const count = list.getAllByRole('listitem').length;
    expect(count).toBeGreaterThan(1);
    const [first] = list.getAllByRole('link', { name: /^AT-/ });
    const [, opened = ''] = first?.textContent.split('-') ?? [];
    const before = read(opened);
    await user.click(first as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Atendimentos', hidden: true });
    await act(() => router.navigate(-1));
    const again = await panel('Sem resposta há 15 dias');
    await waitFor(() => expect(again.getAllByRole('listitem').length).toBe(count));
    expect(again.queryByText(/só os andamentos dizem/)).not.toBeInTheDocument();
    expect(read(opened)).toBe(before);
  });

  it('says first who asked, with how to reach them', async () => {
    open('?panel=unanswered');
    const list = await panel('Sem resposta há 15 dias');
    const [first] = await list.findAllByRole('listitem');
    const request = demoApi.db.services.find(({ id }) => first?.textContent.startsWith(`AT-${id}`) === true);
    const asked = demoApi.db.voters.get(request?.electorId ?? 0);
    expect(first).toHaveTextContent(new RegExp(`^AT-${request?.id} ?${asked?.name}`));
    const links = within(first as HTMLElement);
    expect(links.getByRole('link', { name: /^\(\d\d\) / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(list.getByRole('button', { name: 'Imprimir' })).toBeEnabled();
  });

  it('asks for many entries before it reads them', async () => {
    for (const { id } of demoApi.db.services.filter(({ clientId }) => clientId === clientOf()))
      demoApi.db.services.update(id, {
        updatedAt: `${addDays(today(), -1)} 10:00:00`,
        requestDate: '2026-01-05',
      });
    const { user } = open('?panel=unanswered');
    const list = await panel('Sem resposta há 15 dias');
    const read = () => demoApi.requestsFor('atendimento.php', 'getDetails').length;
    const all = await list.findByRole('button', { name: 'Ler os andamentos' });
    await allRead();
    expect(read()).toBe(0);
    await user.click(all);
    await waitFor(() => expect(read()).toBeGreaterThan(0));
  });

  it('passes some on, and then reads both people again and nobody else', async () => {
    const from = userOf(administrator);
    const to = userOf(basic);
    const had = openOf(from.id);
    const { user } = open(`?panel=pass&id=${from.id}`);
    await allRead();
    const form = await panel(`Passar atendimentos de ${from.name}`);
    await user.click(form.getByRole('radio', { name: /^Todos em aberto/ }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Quantos' })).toHaveValue(String(had.length)),
    );
    await fill(user, form.getByRole('textbox', { name: 'Quantos' }), '2');
    await choose(user, fieldNamed('Passar para'), to.name);
    const before = searches().length;
    await press(user, 'Passar 2 de Helena para Bruno');
    expect(await form.findByText('Pronto: 2 feitos.')).toBeVisible();
    expect(openOf(from.id).length).toBe(had.length - 2);
    const oldest = had.toSorted((one, other) => one.requestDate.localeCompare(other.requestDate)).slice(0, 2);
    for (const { id } of oldest) expect(demoApi.db.services.get(id)?.responsibleIds).toContain(to.id);
    const passed = searches().length;
    await waitFor(() =>
      expect(
        searches()
          .slice(before)
          .map(({ responsibleId }) => responsibleId),
      ).toEqual([String(from.id), String(to.id)]),
    );
    await press(user, 'Devolver a Helena');
    const giving = await panel(`Devolver a ${from.name}`);
    expect(await giving.findByText('Pronto: 2 devolvidos.')).toBeVisible();
    await waitFor(() => expect(openOf(from.id).length).toBe(had.length));
    expect(screen.queryByText(/passado neste computador/)).not.toBeInTheDocument();
    expect(giving.queryByRole('button', { name: 'Devolver a Helena' })).not.toBeInTheDocument();
    await waitFor(() => expect(searches().length).toBeGreaterThan(passed));
  });

  it('proposes all of somebody’s requests, and says what does not pass with them', async () => {
    const from = userOf(administrator);
    const had = openOf(from.id);
    const { user } = open(`?panel=pass&id=${from.id}`);
    await allRead();
    const form = await panel(`Passar atendimentos de ${from.name}`);
    expect(form.getByRole('radio', { name: /^Todos em aberto/ })).toBeChecked();
    expect(form.getByRole('textbox', { name: 'Quantos' })).toHaveValue(String(had.length));
    const stays = /Tarefas, ligações a retornar e compromissos continuam com Helena; ‘Passar tudo’/;
    expect(form.getByText(stays)).toBeVisible();
    await fill(user, form.getByRole('textbox', { name: 'Quantos' }), '1');
    await choose(user, fieldNamed('Passar para'), userOf(basic).name);
    await press(user, 'Passar 1 de Helena para Bruno');
    expect(await form.findByText('Pronto: 1 feito.')).toBeVisible();
    expect(form.getByText(stays)).toBeVisible();
  });

  it('passes all that an active person has to do, from the row, and reads both people again', async () => {
    const from = userOf(administrator);
    const to = userOf(basic);
    const [kept] = openOf(from.id);
    // One service and one task: all other open records are given to someone else.
    for (const { id, responsibleIds } of openOf(from.id))
      if (id !== kept?.id)
        demoApi.db.services.update(id, {
          responsibleIds: [to.id, ...responsibleIds.filter((one) => one !== from.id && one !== to.id)],
        });
    const others = demoApi.db.tasks.filter(({ participantIds }) => participantIds.includes(from.id));
    for (const [place, { id }] of others.entries())
      demoApi.db.tasks.update(id, { status: 'pending', participantIds: [place === 0 ? from.id : to.id] });
    for (const { id } of demoApi.db.calls.filter(({ userWantedId }) => userWantedId === from.id))
      demoApi.db.calls.update(id, { userWantedId: to.id });
    for (const { id, participantIds } of demoApi.db.appointments.filter(() => true))
      if (participantIds.includes(from.id)) demoApi.db.appointments.update(id, { participantIds: [to.id] });
    const { user } = open();
    await allRead();
    await press(user, `Ações de ${from.name}`);
    await user.click(await screen.findByRole('menuitem', { name: 'Passar tudo' }));
    const form = await panel('Passar tudo');
    expect(await form.findByText(/tem 1 atendimento em aberto e 1 tarefa pendente/)).toBeVisible();
    await choose(user, fieldNamed('Passar para'), to.name);
    const before = searches().length;
    await press(user, 'Passar 2');
    expect(await form.findByText('Pronto: 2 feitos.')).toBeVisible();
    expect(
      form.getByText(
        /Para devolver quando .* voltar, use ‘Devolver a Helena’, em ‘A equipe’\. Isso fica guardado neste computador, por 60 dias/,
      ),
    ).toBeVisible();
    expect(openOf(from.id)).toEqual([]);
    await waitFor(() =>
      expect(
        searches()
          .slice(before)
          .map(({ responsibleId }) => responsibleId)
          .filter((id, place, all) => all.indexOf(id) === place),
      ).toEqual([String(from.id), String(to.id)]),
    );
  });

  describe('on the day a colleague is back', () => {
    const giver = () => userOf(administrator);
    const receiver = () => userOf(basic);
    const responsibles = (id: number) => demoApi.db.services.get(id)?.responsibleIds;
    /** Passes on three services: the receiver is also responsible for the second one. */
    async function passThree() {
      const [one, two, three, ...others] = openOf(giver().id);
      if (!one || !two || !three) throw new Error('There is too little in the demo.');
      for (const { id } of others) demoApi.db.services.update(id, { responsibleIds: [receiver().id] });
      for (const { id } of [one, three]) demoApi.db.services.update(id, { responsibleIds: [giver().id] });
      demoApi.db.services.update(two.id, { responsibleIds: [giver().id, receiver().id] });
      const { user } = open(`?panel=pass&id=${giver().id}`);
      await allRead();
      const form = await panel(`Passar atendimentos de ${giver().name}`);
      await choose(user, fieldNamed('Passar para'), receiver().name);
      await press(user, 'Passar 3 de Helena para Bruno');
      expect(await form.findByText('Pronto: 3 feitos.')).toBeVisible();
      for (const { id } of [one, two, three]) expect(responsibles(id)).toEqual([receiver().id]);
      cleanup();
      return { one, two, three };
    }

    it('gives back, from the top of the screen, what is still open with who received it, and names the rest', async () => {
      const { one, two, three } = await passThree();
      const done = demoApi.db.serviceStatuses.find(
        ({ id, clientId }) => clientId === clientOf() && isFinal(id),
      );
      demoApi.db.services.update(three.id, { statusId: done?.id ?? 0 });
      const { user } = open();
      await allRead();
      expect(screen.getByText(/De Helena .*, passado neste computador: 3 a Bruno .*, em/)).toBeVisible();
      await press(user, 'Devolver a Helena');
      const form = await panel(`Devolver a ${giver().name}`);
      expect(await form.findByText(/ainda tem 2 itens do que recebeu de Helena/)).toBeVisible();
      expect(
        form.getByText(
          new RegExp(`1 fica como está: já terminou ou não está mais com Bruno .* AT-${three.id}$`),
        ),
      ).toBeVisible();
      await press(user, 'Devolver 2');
      expect(await form.findByText('Pronto: 2 devolvidos.')).toBeVisible();
      expect(responsibles(one.id)).toEqual([giver().id]);
      // What the receiver had before is kept.
      expect(responsibles(two.id)).toEqual([giver().id, receiver().id]);
      expect(responsibles(three.id)).toEqual([receiver().id]);
      await waitFor(() => expect(screen.queryByText(/passado neste computador/)).not.toBeInTheDocument());
    });

    it('is offered in the row’s menu, and no longer where somebody else took it all', async () => {
      const { one, two, three } = await passThree();
      for (const { id } of [one, two, three])
        demoApi.db.services.update(id, { responsibleIds: [giver().id] });
      const { user } = open();
      await allRead();
      await press(user, `Ações de ${giver().name}`);
      await user.click(await screen.findByRole('menuitem', { name: 'Devolver a Helena' }));
      const form = await panel(`Devolver a ${giver().name}`);
      expect(await form.findByText(/^Nada do que Bruno .* está ainda em aberto com Bruno/)).toBeVisible();
      expect(form.getByText(/^3 ficam como estão/)).toBeVisible();
      expect(form.queryByRole('button', { name: /^Devolver/ })).not.toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText(/passado neste computador/)).not.toBeInTheDocument());
      for (const { id } of [one, two, three]) expect(responsibles(id)).toEqual([giver().id]);
    });

    it('says where it could not be stored, and that the result must be kept', async () => {
      const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      const { user } = open(`?panel=pass&id=${giver().id}`);
      await allRead();
      const form = await panel(`Passar atendimentos de ${giver().name}`);
      await choose(user, fieldNamed('Passar para'), receiver().name);
      await press(user, /^Passar \d+ de Helena para Bruno$/);
      expect(
        await form.findByText(/^Este navegador não conseguiu guardar: .* Para devolver .* baixe o resultado/),
      ).toBeVisible();
      full.mockRestore();
    });

    it('says that what is stored cannot be read, and leaves it as it is', async () => {
      await passThree();
      const [key = ''] = Object.keys({ ...localStorage }).filter((at) =>
        at.startsWith('tribuna.equipe.passado'),
      );
      localStorage.setItem(key, '{');
      open();
      await allRead();
      expect(
        screen.getByText(/Não conseguimos ler o que este navegador guarda de trabalho passado/),
      ).toBeVisible();
      expect(localStorage.getItem(key)).toBe('{');
    });
  });

  it('reads the entries of what was passed on at one press, also of what somebody else holds as well', async () => {
    const from = userOf(administrator);
    const to = userOf(basic);
    const [kept, other] = openOf(from.id);
    const third = demoApi.db.users.filter(
      ({ id, clientId, status }) => clientId === clientOf() && status && id !== from.id && id !== to.id,
    )[0];
    if (!kept || !other || !third) throw new Error('There is too little in the demo.');
    for (const { id, responsibleIds } of openOf(from.id))
      if (id !== kept.id && id !== other.id)
        demoApi.db.services.update(id, { responsibleIds: responsibleIds.filter((one) => one !== from.id) });
    // Created long ago, with a recent entry that is no reply; the third row is not read again.
    for (const { id } of [kept, other])
      demoApi.db.services.update(id, {
        ...{ responsibleIds: [from.id, third.id], requestDate: '2026-01-05' },
        updatedAt: `${addDays(today(), -1)} 10:00:00`,
      });
    const { user } = open(`?panel=pass&id=${from.id}`);
    await allRead();
    const form = await panel(`Passar atendimentos de ${from.name}`);
    await choose(user, fieldNamed('Passar para'), to.name);
    const before = searches().length;
    await press(user, 'Passar 2 de Helena para Bruno');
    expect(await form.findByText('Pronto: 2 feitos.')).toBeVisible();
    // Both users of the handover are refetched; earlier responses have the earlier state.
    await waitFor(() => expect(searches().length).toBeGreaterThanOrEqual(before + 2));
    await waitFor(() => expect(screen.queryByText(/Lendo de novo/)).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Ler os andamentos' }));
    await entriesRead();
    expect(await screen.findByRole('link', { name: /^\d+, sem resposta, de todos$/ })).toBeVisible();
  });

  it('says of whose entries it could not read them, and reads them again', async () => {
    const own = demoApi.db.services.filter(({ clientId }) => clientId === clientOf());
    const [one] = openOf(userOf(basic).id);
    if (!one) throw new Error('There is too little in the demo.');
    for (const { id } of own) if (id !== one.id) demoApi.db.services.update(id, { requestDate: today() });
    demoApi.db.services.update(one.id, {
      ...{ requestDate: '2026-01-05', updatedAt: `${addDays(today(), -1)} 10:00:00` },
    });
    let isGone = true;
    demoApi.server.use(
      http.get('*/atendimento.php', ({ request }) =>
        isGone && new URL(request.url).searchParams.get('id') === String(one.id)
          ? HttpResponse.json({ message: 'Atendimento não encontrado.' }, { status: 404 })
          : undefined,
      ),
    );
    const { user } = open();
    await allRead();
    await user.click(await screen.findByRole('button', { name: 'Ler os andamentos' }));
    expect(await screen.findByText('Não foi possível ler os andamentos de 1 atendimento.')).toBeVisible();
    isGone = false;
    await press(user, 'Tentar de novo');
    await waitFor(() => expect(screen.queryByText(/os andamentos/)).not.toBeInTheDocument());
  });

  it('says why it is not open to who may not take the requests out', async () => {
    renderRoute(teamPath, { as: basic.email });
    expect(
      await screen.findByText('Você não tem permissão para ver o que está com cada pessoa.'),
    ).toBeVisible();
    expect(searches()).toEqual([]);
  });
});
