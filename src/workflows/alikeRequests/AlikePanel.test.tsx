import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { rowOf } from '@tests/list';
import { administrator, basic, clientOf, firstOf, giveRules } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { atendimento, openServices, sent, servicesOf } from '@tests/services';
import { loadScreen } from '@tests/staffRoutes';
import { press, type User } from '@tests/typing';
import { loadOffer } from '@/records/offers/offers';

installDemoApi();

beforeAll(
  () =>
    Promise.all([
      loadScreen('/services/list', '/services/queue'),
      import('./AlikePanel'),
      import('./AlikeQueue'),
      import('@/records/list/deferred/AfterRows'),
      loadOffer('joinInDemand'),
    ]),
  60_000,
);

const idOfStatus = (name: string) =>
  firstOf(demoApi.db.serviceStatuses.filter((one) => one.clientId === clientOf() && one.name === name)).id;
const idOfCategory = (name: string) =>
  firstOf(demoApi.db.serviceCategories.filter((one) => one.clientId === clientOf() && one.name === name)).id;

/** Open services with these texts, by voters of one district; all others are closed. */
function haveOpen(...texts: string[]) {
  const services = servicesOf();
  const own = new Set<number>();
  return services
    .filter(({ electorId }) => own.size < texts.length && !own.has(electorId) && own.add(electorId))
    .map((service, at) => {
      demoApi.db.voters.update(service.electorId, {
        district: 'Jardim Aurélia',
        city: 'Campinas',
        address: `Rua ${at}`,
      });
      return demoApi.db.services.update(service.id, {
        ...{ description: texts[at] ?? '', documents: [], statusId: idOfStatus('Aberto') },
        ...{ categoryId: idOfCategory('Iluminação pública'), requestDate: '2026-11-02' },
      }).id;
    });
}

beforeEach(() => {
  const statusId = idOfStatus('Concluído');
  for (const { id } of servicesOf()) demoApi.db.services.update(id, { statusId });
});

const lamps = [
  'Lâmpada queimada no poste da Rua das Acácias',
  'poste apagado na r. das acacias, muito escuro',
  'Lâmpada queimada na Rua dos Ipês',
];

const openAt = (path: string) => renderRoute(path, { as: administrator.email });
const alikePanel = (id: number | undefined) => panel(`Pedidos parecidos com AT-${id}`);

async function openAlike(id: number | undefined) {
  const shown = openAt(`/services/list?panel=details&id=${id}`);
  await panel(`Detalhes do atendimento AT-${id}`);
  await press(shown.user, 'Mais');
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Pedidos parecidos' }));
  return { ...shown, alike: await alikePanel(id) };
}

describe('in the details of a request', () => {
  it('those that ask for the same are listed with why, and ticked by hand', async () => {
    const [one, other, elsewhere] = haveOpen(...lamps);
    const { user, alike } = await openAlike(one);
    const box = await alike.findByRole('checkbox', { name: `Escolher AT-${other}` });
    expect(box).not.toBeChecked();
    expect(alike.getAllByRole('checkbox')).toHaveLength(1);
    const reasons = alike.getByText(/^Mesma rua:/).textContent;
    expect(reasons).toBe('Mesma rua: Acacias · Mesmo bairro e categoria · Palavras em comum: poste');
    expect(screen.queryByText(RegExp(`AT-${elsewhere}`), { selector: 'strong' })).not.toBeInTheDocument();
    const join = alike.getByRole('button', { name: 'Juntar em uma demanda' });
    expect(join).toHaveAttribute('aria-disabled', 'true');
    await expectSoundPanel();
    await user.click(box);
    await user.click(alike.getByRole('button', { name: 'Juntar em uma demanda (2)' }));
    expect(await screen.findByRole('dialog', { name: 'Juntar em uma demanda' })).toBeVisible();
    // Closed without an action, the ticks are kept.
    await screen.findByRole('button', { name: /^Cancelar$/ });
    await user.keyboard('{Escape}');
    const again = await alikePanel(one);
    expect(await again.findByRole('checkbox', { name: `Escolher AT-${other}` })).toBeChecked();
  });

  it('nothing of it is read before it is asked for', async () => {
    const [one] = haveOpen(...lamps);
    openAt(`/services/list?panel=details&id=${one}`);
    await panel(`Detalhes do atendimento AT-${one}`);
    await allSent();
    expect(sent('search').filter(({ query }) => query['categoryId'] !== undefined)).toEqual([]);
  });

  it('those of its documents are found, of whatever category, each read before it is told', async () => {
    const [one, , elsewhere] = haveOpen(...lamps);
    const documents = [{ typeId: 1, number: 77, year: 2026 }];
    demoApi.db.services.update(one ?? 0, { documents });
    demoApi.db.services.update(elsewhere ?? 0, { documents, categoryId: idOfCategory('Educação') });
    const { alike } = await openAlike(one);
    expect(await alike.findByRole('checkbox', { name: `Escolher AT-${elsewhere}` })).toBeVisible();
    expect(alike.getByText(/^Mesmo documento: .+ 77\/2026/)).toBeVisible();
  });

  it('none is said, and so is a failure, which can be tried again', async () => {
    const [one] = haveOpen('Praça no escuro');
    let fails = true;
    demoApi.server.use(
      http.get(atendimento, ({ request }) =>
        fails && new URL(request.url).searchParams.has('categoryId')
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    );
    const { user, alike } = await openAlike(one);
    await user.click(await alike.findByRole('button', { name: 'Tentar de novo' }));
    await alike.findByRole('button', { name: 'Tentar de novo' });
    fails = false;
    await user.click(alike.getByRole('button', { name: 'Tentar de novo' }));
    expect(await alike.findAllByText(/^Nenhum atendimento aberto é parecido com este\./)).not.toHaveLength(0);
  });

  it('are seen by who may not join them, which is said', async () => {
    giveRules();
    const [one, other] = haveOpen(...lamps);
    const { user } = renderRoute(`/services/list?panel=alike&id=${one}`, { as: basic.email });
    const alike = await alikePanel(one);
    await user.click(await alike.findByRole('checkbox', { name: `Escolher AT-${other}` }));
    expect(alike.getByRole('button', { name: 'Juntar em uma demanda (2)' })).toHaveAccessibleDescription(
      /permissão/,
    );
  });
});

describe('over the queue', () => {
  const openQueue = async (whose = 'all') => {
    const shown = openAt(`/services/queue?whose=${whose}&view=alike`);
    await screen.findByRole('button', { name: 'Procurar pedidos parecidos' });
    return shown;
  };
  const search = (user: User) => press(user, 'Procurar pedidos parecidos');

  it('groups are found when they are asked for, and the ticked of one are joined', async () => {
    const [one, other] = haveOpen(...lamps);
    const { user } = await openQueue();
    await allSent();
    expect(sent('search')).toEqual([]);
    await search(user);
    const heading = await screen.findByRole('heading', { name: '1 grupo entre 3 atendimentos abertos' });
    await waitFor(() => expect(heading).toHaveFocus());
    const group = within(screen.getByRole('region', { name: /^Iluminação pública · 2 pedidos/ }));
    await user.click(group.getByRole('checkbox', { name: `Escolher AT-${one}` }));
    expect(group.getByRole('button', { name: 'Juntar em uma demanda (1)' })).toHaveAccessibleDescription(
      'Marque ao menos dois que pedem o mesmo.',
    );
    await user.click(group.getByRole('checkbox', { name: `Escolher AT-${other}` }));
    await user.click(group.getByRole('button', { name: 'Juntar em uma demanda (2)' }));
    expect(await screen.findByRole('dialog', { name: 'Juntar em uma demanda' })).toBeVisible();
  });

  it('of a person, only the groups with one of theirs', async () => {
    const ids = haveOpen(...lamps);
    for (const id of ids) demoApi.db.services.update(id, { responsibleIds: [] });
    const { user } = await openQueue('mine');
    await search(user);
    expect(await screen.findByText('Nenhum pedido parecido')).toBeVisible();
    const me = demoApi.db.users.find(({ clientId }) => clientId === clientOf());
    demoApi.db.services.update(ids[1] ?? 0, { responsibleIds: [me?.id ?? 0] });
    await press(user, 'Procurar de novo');
    expect(await screen.findByRole('heading', { name: /^1 grupo entre 3/ })).toBeVisible();
  });

  it('a failure is told in the place of the groups', async () => {
    const { user } = await openQueue();
    demoApi.server.use(http.get(atendimento, () => HttpResponse.json({}, { status: 500 })));
    await search(user);
    expect(await screen.findByRole('button', { name: /Tentar/ })).toBeVisible();
  });
});

it('is one press from the list', async () => {
  const { user, path } = openServices();
  await rowOf(`AT-${firstOf(servicesOf()).id}`);
  await user.click(screen.getByRole('link', { name: 'Pedidos parecidos' }));
  await waitFor(() => expect(path()).toContain('view=alike'));
});
