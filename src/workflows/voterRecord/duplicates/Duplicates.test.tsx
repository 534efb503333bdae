import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { refusing } from '@tests/answers';
import { seen } from '@tests/seen';
import { expectNoAxeViolations } from '@tests/axe';
import { downloadFrom } from '@tests/downloads';
import { administrator, basic, clientOf, firstOf, giveRules } from '@tests/office';
import { expectPasswordAsked } from '@tests/password';
import { renderRoute } from '@tests/renderRoute';
import { atendimento, servicesOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { press, type User } from '@tests/typing';
import { eleitor } from '@tests/voters';
import { formatDate, today } from '@/formats/dates';
import { beginSession, currentSession } from '@/session/currentSession';
import { isValid, readSessionReply } from '@/session/session';
import { forgetPreferences } from '@/ui/persistedPreference';

installDemoApi();
beforeAll(
  () =>
    Promise.all([
      loadScreen('/voters/duplicates'),
      import('./list/PairsScreen'),
      import('./merge/MergeScreen'),
      import('./pairs/readBase'),
      import('./pairs/finder'),
    ]),
  60_000,
);
afterEach(() => {
  vi.restoreAllMocks();
  forgetPreferences();
});

const phone = { number: '19987650001', type: 2, operator: 1 };
const addressless = {
  address: '',
  addressNumber: '',
  zipcode: '',
  districtId: null,
  cityId: null,
  stateId: null,
};

/** The office has three voters: two records of one person, the older with a service, and a third. */
function plant() {
  const { voters, services } = demoApi.db;
  const request = firstOf(servicesOf());
  const mine = voters.filter(({ clientId, isExcluded }) => clientId === clientOf() && !isExcluded);
  const [, double] = mine.filter(({ id }) => id !== request.electorId);
  if (!double) throw new Error('The demo has too few voters.');
  const stay = new Set([
    request.electorId,
    double.id,
    firstOf(mine.filter(({ id }) => id !== double.id && id !== request.electorId)).id,
  ]);
  mine.forEach(({ id }) => stay.has(id) || voters.update(id, { isExcluded: true }));
  services.removeWhere(
    ({ electorId, id }) => [double.id, request.electorId].includes(electorId) && id !== request.id,
  );
  const blank = {
    ...addressless,
    nickName: '',
    email: '',
    healthCard: '',
    sonsIn: null,
    relatives: [],
    responsible: [],
  };
  const older = voters.update(request.electorId, {
    ...blank,
    name: 'Zulmira Xisto',
    individualRegistration: '52998224725',
    dateOfBirth: null,
    telephone: [phone],
    groupsId: [],
    note: 'Prefere cartas.',
  });
  const newer = voters.update(double.id, {
    ...blank,
    name: 'Zulmira de Fátima Xisto',
    email: 'zulmira@correio.example',
    individualRegistration: '',
    dateOfBirth: '1971-05-06',
    genre: older.genre,
    telephone: [phone, { ...phone, number: '1932350001' }],
    groupsId: [1],
    healthCard: '700000000000000',
    note: '',
  });
  return { older, newer, request };
}

let planted: ReturnType<typeof plant>;
beforeEach(() => {
  planted = plant();
});

const open = ({ email }: { email: string } = administrator) =>
  renderRoute('/voters/duplicates', { as: email });

async function searchPairs(account?: { email: string }) {
  const shown = open(account);
  await press(shown.user, 'Procurar repetidos');
  await screen.findByRole('heading', { level: 2, name: /eleitor|parecido/ });
  return shown;
}

const pairs = () => screen.queryAllByRole('listitem').filter((row) => within(row).queryByText(/^Unir/));

describe('the search of the base', () => {
  it('lists the pairs with their reasons', async () => {
    await searchPairs();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1 par entre 3 eleitores');
    const [row] = pairs();
    expect(row).toHaveTextContent('Zulmira Xisto');
    expect(row).toHaveTextContent('Nome abreviado · Mesmo celular');
    expect(within(row as HTMLElement).getByRole('link', { name: 'Zulmira Xisto' })).toHaveAttribute(
      'href',
      `/voters/${planted.older.id}`,
    );
    await expectNoAxeViolations(screen.getByRole('main'));
  });

  it('remembers that two are not one person, by their ids alone, and takes it back', async () => {
    const { user } = await searchPairs();
    await press(user, /^Não são a mesma pessoa/);
    await seen('Nenhum par parecido');
    const [one, other] = [planted.older.id, planted.newer.id].sort((a, b) => a - b);
    expect(Object.values(localStorage).join()).toContain(`${clientOf()}:${one}-${other}`);
    expect(Object.values(localStorage).join()).not.toContain('Zulmira');
    await press(user, 'Mostrar 1 par separado');
    expect(pairs()).toHaveLength(1);
    await press(user, /^Podem ser a mesma/);
    await press(user, 'Voltar aos pares');
    expect(pairs()).toHaveLength(1);
    await press(user, /^Não são a mesma pessoa/);
    await press(user, 'Desfazer');
    expect(pairs()).toHaveLength(1);
  });

  it('says that nothing could be read, and tries again', async () => {
    demoApi.server.use(http.get(eleitor, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await press(user, 'Procurar repetidos');
    expect(await screen.findByRole('alert')).toHaveTextContent('Algo deu errado');
    await press(user, 'Tentar de novo');
    await seen(/1 par entre/);
  });

  it('that is stopped, or fails on the way, compares what it read and says that it is partial', async () => {
    const row = (id: number) => ({ id, name: 'Rita Lima', telephone: '19981110001' });
    const page = Array.from({ length: 1000 }, (_, at) => row(at < 2 ? at + 1 : 1));
    demoApi.server.use(
      http.get(eleitor, ({ request }) => {
        const asked = new URL(request.url).searchParams;
        if (asked.get('page') === '2') return HttpResponse.json({}, { status: 500 });
        return HttpResponse.json({ data: asked.get('limit') === '1' ? page.slice(0, 1) : page, total: 6000 });
      }),
    );
    const { user } = open();
    await press(user, 'Procurar repetidos');
    await seen(/Parcial: lidos 1\.000 de 6\.000/);
    expect(
      screen.getByText(/Não veio na lista: CPF, data de nascimento, segundo telefone e CEP/),
    ).toBeVisible();
    expect(pairs()).toHaveLength(1);
  });
});

const steps = () => screen.getByRole('list', { name: 'Passos' });
const step = (name: RegExp) => within(steps()).getByText(name).closest('li');

async function openMerge(account?: { email: string }) {
  const shown = await searchPairs(account);
  await shown.user.click(screen.getByRole('link', { name: /^Unir/ }));
  await screen.findByRole('heading', { level: 1, name: 'Unir dois cadastros' });
  await screen.findByText(/^Atendimentos do nº/);
  return shown;
}

/** Answers each move of a service this way, until repaired. */
function breakMoves(answer: () => Response) {
  let isBroken = true;
  demoApi.server.use(
    http.post(atendimento, ({ request }) =>
      isBroken && request.headers.get('action') === 'alterar' ? answer() : undefined,
    ),
  );
  return () => {
    isBroken = false;
  };
}

const start = async (user: User, id = planted.newer.id) => {
  const button = await screen.findByRole('button', { name: `Unir no nº ${id}` });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  return downloadFrom(() => user.click(button));
};

describe('a merge', () => {
  it('writes what was chosen, moves each request, and only then removes the other', async () => {
    const { user } = await openMerge();
    const { older, newer, request } = planted;
    expect(screen.getByText(/traz tudo dos dois cadastros.* apague-o quando a união/)).toBeVisible();
    const stays = screen.getByRole('radiogroup', { name: 'Cadastro que fica' });
    expect(within(stays).getByRole('radio', { name: new RegExp(`^nº ${newer.id} `) })).toBeChecked();
    const names = screen.getByRole('radiogroup', { name: 'Nome' });
    expect(within(names).getByRole('radio', { name: `nº ${newer.id}: ${newer.name}` })).toBeChecked();
    await user.click(within(names).getByRole('radio', { name: `nº ${older.id}: ${older.name}` }));
    // For every differing field, each option names its record.
    for (const radio of screen.getAllByRole('radio'))
      expect(radio).toHaveAccessibleName(
        expect.stringMatching(new RegExp(`^nº (${newer.id}|${older.id})[ :]`)),
      );
    await expectNoAxeViolations(screen.getByRole('main'));

    const { name, text } = await start(user);
    expect(name).toBe(`uniao-de-cadastros-${newer.id}-${older.id}.html`);
    for (const kept of [older.note, newer.email, request.description.slice(0, 20)])
      expect(text).toContain(kept);
    await screen.findByText(`Nada mais está com o nº ${older.id}: ele pode ser excluído.`);
    expect(step(/^Dossiê dos dois/)).toHaveTextContent(/^Feito Dossiê/);
    expect(step(/excluído$/)).toHaveTextContent(/^Falta Cadastro/);
    expect(demoApi.db.services.get(request.id)?.electorId).toBe(newer.id);
    expect(demoApi.requestsFor('eleitor.php', 'deletar')).toEqual([]);

    await press(user, 'Excluir o outro');
    await press(user, 'SIM, Remover');
    await screen.findByText(`Pronto: ficou só o nº ${newer.id}.`);
    expect(demoApi.db.voters.get(older.id)).toBeUndefined();
    expect(demoApi.db.services.get(request.id)?.electorId).toBe(newer.id);
    expect(demoApi.db.voters.get(newer.id)).toMatchObject({
      name: older.name,
      individualRegistration: older.individualRegistration,
      dateOfBirth: newer.dateOfBirth,
      email: newer.email,
      note: older.note,
      groupsId: [1],
    });
    await user.click(screen.getByRole('link', { name: 'Voltar aos repetidos' }));
    await seen('Nenhum par parecido');
  });

  it.each([
    ['CPFs diferentes', { individualRegistration: '11144477735' }, true],
    ['Datas de nascimento diferentes', { individualRegistration: '', dateOfBirth: '1971-05-06' }, false],
  ])('says that %s are of two people', async (why, olders, isBlocked) => {
    const { older, newer } = planted;
    demoApi.db.voters.update(older.id, { ...olders });
    demoApi.db.voters.update(
      newer.id,
      isBlocked ? { individualRegistration: '52998224725' } : { dateOfBirth: '1999-12-31' },
    );
    renderRoute(`/voters/duplicates?pair=${older.id}-${newer.id}`, { as: administrator.email });
    await seen(new RegExp(`^${why}: são duas pessoas`));
    await screen.findByText(/^Atendimentos do nº/);
    const button = screen.getByRole('button', { name: /^Unir no nº/ });
    if (isBlocked)
      await waitFor(() => expect(button).toHaveAccessibleDescription(/^Dois CPFs válidos são duas pessoas/));
    else await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  });

  it('of an active and an inactive record leaves to the person who stays and whether active', async () => {
    const { older, newer } = planted;
    const [relative] = demoApi.db.voters.filter(
      ({ id, clientId, isExcluded }) =>
        clientId === clientOf() && !isExcluded && id !== older.id && id !== newer.id,
    );
    if (!relative) throw new Error('The demo has no third voter.');
    const { id: electorId, name: electorName } = relative;
    demoApi.db.voters.update(electorId, {
      relatives: [{ electorId: older.id, electorName: older.name, kinship: 8, kinshipName: 'Mãe' }],
    });
    demoApi.db.voters.update(older.id, {
      status: false,
      relatives: [{ electorId, electorName, kinship: 6, kinshipName: 'Filho(a)' }],
    });
    const { user } = renderRoute(`/voters/duplicates?pair=${newer.id}-${older.id}`, {
      as: administrator.email,
    });
    const stays = await screen.findByRole('radiogroup', { name: 'Cadastro que fica' });
    for (const radio of within(stays).getAllByRole('radio')) expect(radio).not.toBeChecked();
    const [first] = within(stays).getAllByRole('radio');
    expect(first).toHaveAccessibleName(`nº ${older.id} · ${older.name} · inativo`);
    const status = screen.getByRole('radiogroup', { name: 'Situação' });
    for (const radio of within(status).getAllByRole('radio')) expect(radio).not.toBeChecked();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Unir os dois' })).toHaveAccessibleDescription(
        /escolha antes o cadastro que fica/,
      ),
    );
    await expectNoAxeViolations(screen.getByRole('main'));

    await user.click(within(stays).getByRole('radio', { name: new RegExp(`^nº ${newer.id} `) }));
    expect(
      screen.getByText((text) =>
        text.startsWith(
          `Na família de ${electorName} (nº ${electorId}), onde está o nº ${older.id} passa a estar o nº ${newer.id}`,
        ),
      ),
    ).toBeVisible();
    const begin = screen.getByRole('button', { name: `Unir no nº ${newer.id}` });
    await waitFor(() => expect(begin).toHaveAccessibleDescription(/escolha antes a situação/));
    expect(demoApi.requestsFor('eleitor.php', 'alterar')).toEqual([]);
    await user.click(within(status).getByRole('radio', { name: `nº ${older.id}: Inativo` }));
    const { text } = await start(user);
    expect(text).toContain(`Família de ${electorName} (nº ${electorId}), como era`);
    await screen.findByText(/ele pode ser excluído/);
    expect(demoApi.db.voters.get(newer.id)?.status).toBe(false);
    expect(step(/^Famílias que diziam/)).toHaveTextContent(/^Feito Famílias/);
    expect(demoApi.db.voters.get(electorId)).toMatchObject({
      name: electorName,
      relatives: [{ electorId: newer.id, kinship: 8 }],
    });
  });

  it('names each reminder of the record that is removed, and gives it to the one that stays', async () => {
    const { older, newer } = planted;
    const task = firstOf(demoApi.db.tasks.filter(({ clientId }) => clientId === older.clientId));
    const { id: _, ...facts } = task;
    const about = { source: 'voter', sourceId: older.id, taskDate: today() } as const;
    const own = demoApi.db.tasks.insert({ ...facts, ...about, description: 'Ligar para Rita' });
    demoApi.db.tasks.insert({ ...facts, ...about, sourceId: newer.id, description: 'Da que fica' });
    const { user } = await openMerge();
    await press(user, 'Procurar nos compromissos e lembretes de 2 anos');
    const named = await screen.findByRole('list', { name: `Lembretes do nº ${older.id}` });
    expect(within(named).getAllByRole('listitem')).toHaveLength(1);
    expect(within(named).getByRole('link', { name: `Lembrete nº ${own.id}` })).toBeVisible();
    expect(within(named).getByText('Ligar para Rita')).toBeVisible();
    const { text } = await start(user);
    expect(text).toContain(`Lembretes do nº ${older.id}, como eram`);
    expect(text).toContain(`nº ${own.id}, ${formatDate(today())}, “Ligar para Rita”`);
    await screen.findByText(/ele pode ser excluído/);
    expect(step(/^Lembretes do nº/)).toHaveTextContent(`passados ao nº ${newer.id}, e relidos: 1`);
    const { createdAt: __, updatedAt: ___, ...as } = own;
    expect(demoApi.db.tasks.get(own.id)).toMatchObject({ ...as, sourceId: newer.id });
  });

  it('asks for the own password again before it removes the other', async () => {
    const { user } = await openMerge();
    await start(user);
    await screen.findByText(/ele pode ser excluído/);
    await press(user, 'Excluir o outro');
    await expectPasswordAsked(
      user,
      () => press(user, 'SIM, Remover'),
      () => demoApi.requestsFor('eleitor.php', 'deletar').length,
    );
    await screen.findByText(`Pronto: ficou só o nº ${planted.newer.id}.`);
  });

  it('reads all of more than a page of requests, and says when that failed', async () => {
    const { id: _, ...request } = planted.request;
    for (let more = 1; more < 120; more += 1) demoApi.db.services.insert(request);
    let isBroken = true;
    demoApi.server.use(
      http.get(atendimento, ({ request: asked }) => {
        const isSecond = new URL(asked.url).searchParams.get('page') === '2';
        return isBroken && isSecond ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    );
    const { user } = await searchPairs();
    await user.click(screen.getByRole('link', { name: /^Unir/ }));
    await screen.findByText(/^Não foi possível ver os atendimentos do nº/);
    const again = await screen.findByRole('button', { name: 'Tentar de novo: os atendimentos' });
    const button = screen.getByRole('button', { name: `Unir no nº ${planted.newer.id}` });
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('Uma das procuras falhou: tente de novo antes de unir.'),
    );
    isBroken = false;
    await user.click(again);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await seen(/que passam ao nº \d+: 120\./);
  });

  it('with a request that the server refuses to move offers no removal, and goes on later', async () => {
    const { user } = await openMerge();
    const mend = breakMoves(refusing('electorId'));
    await start(user);
    await screen.findByText(/^Parado\./);
    expect(step(/^Atendimentos passados/)).toHaveTextContent('Recusado: electorId.');
    const remove = screen.getByRole('button', { name: 'Excluir o outro' });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    mend();
    await press(user, 'Tentar de novo');
    await screen.findByText(/ele pode ser excluído/);
    expect(demoApi.db.services.get(planted.request.id)?.electorId).toBe(planted.newer.id);
  });

  it.each([
    ['a row that cannot be read', { data: [{ id: 7, electorId: 1 }, 'x'], total: 2 }],
    ['a row that does not say whose it is', { data: [{ id: 7 }], total: 1 }],
    ['a total of more than it gives', { data: [], total: 1 }],
  ])('with %s among the requests offers no removal', async (_, answer) => {
    const { user } = await openMerge();
    demoApi.server.use(
      http.get(atendimento, ({ request }) => {
        const asked = new URL(request.url).searchParams;
        return asked.get('electorReference') === String(planted.older.id) && asked.get('limit') === '100'
          ? HttpResponse.json(answer)
          : undefined;
      }),
    );
    await start(user);
    await screen.findByText(/^Parado\./);
    expect(screen.getByRole('button', { name: 'Excluir o outro' })).toHaveAttribute('aria-disabled', 'true');
    expect(demoApi.requestsFor('eleitor.php', 'deletar')).toEqual([]);
  });

  it('looks again before it removes: a request that came meanwhile is moved first', async () => {
    const { user } = await openMerge();
    await start(user);
    await screen.findByText(/ele pode ser excluído/);
    const { older, newer, request } = planted;
    demoApi.db.services.update(request.id, { electorId: older.id });
    await press(user, 'Excluir o outro');
    await press(user, 'SIM, Remover');
    await screen.findByText(/^Parado\./);
    expect(demoApi.db.voters.get(older.id)).toBeDefined();
    await user.click(firstOf(within(steps()).getAllByRole('button', { name: 'Tentar de novo' })));
    await screen.findByText(/ele pode ser excluído/);
    expect(demoApi.db.services.get(request.id)?.electorId).toBe(newer.id);
  });

  it('is begun again where it stopped, as the same pair', async () => {
    const { user, router } = await openMerge();
    const mend = breakMoves(() => HttpResponse.json({}, { status: 500 }));
    await start(user);
    await screen.findByText(/^Parado\./);
    mend();
    await act(() => router.navigate('/voters/list'));
    await screen.findByRole('table');
    await act(() => router.navigate(`/voters/duplicates?pair=${planted.older.id}-${planted.newer.id}`));
    await screen.findByText(
      `Atendimentos do nº ${planted.older.id} que passam ao nº ${planted.newer.id}: 1.`,
      {
        exact: false,
      },
    );
    await start(user);
    await screen.findByText(/ele pode ser excluído/);
  });

  it('changes nothing in a record that somebody changed meanwhile', async () => {
    const { user } = await openMerge();
    demoApi.db.voters.update(planted.older.id, { nickName: 'Mira' });
    await start(user);
    await screen.findByText(/^Parado\./);
    expect(step(/gravado, e relido/)).toHaveTextContent(`O cadastro nº ${planted.older.id} mudou`);
    expect(demoApi.requestsFor('eleitor.php', null).filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('of which the session ends in the middle goes on after the password', async () => {
    const { user } = await openMerge();
    const mend = breakMoves(() => HttpResponse.json({}, { status: 403 }));
    await start(user);
    await waitFor(() => expect(isValid(currentSession())).toBe(false));
    mend();
    act(() => beginSession(readSessionReply(sessionFor(administrator.email))));
    await press(user, 'Continuar');
    await screen.findByText(/ele pode ser excluído/);
    expect(demoApi.db.services.get(planted.request.id)?.electorId).toBe(planted.newer.id);
  });

  it('says before it begins what a person may not do', async () => {
    giveRules('edit_voter', 'export_voter');
    await openMerge(basic);
    const begin = screen.getByRole('button', { name: `Unir no nº ${planted.newer.id}` });
    await waitFor(() =>
      expect(begin).toHaveAccessibleDescription('Você não tem permissão para editar atendimentos.'),
    );
    expect(screen.getByRole('button', { name: 'Excluir o outro' })).toHaveAccessibleDescription(
      'Você não tem permissão para excluir eleitores.',
    );
  });

  it('is not offered for one who is gone', async () => {
    renderRoute(`/voters/duplicates?pair=${planted.older.id}-999999`, { as: administrator.email });
    await seen(/Um dos dois cadastros já não existe/);
  });
});
