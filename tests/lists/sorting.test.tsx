import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { compareText } from '@/formats/text';
import { callsOf, sent, telefonema } from '../calls';
import { downloadFrom } from '../downloads';
import { chooseInMenu, references } from '../list';
import { administrator } from '../office';
import { panel } from '../panels';
import { renderRoute } from '../renderRoute';
import { seen } from '../seen';
import { loadScreen } from '../staffRoutes';
import { press, type User } from '../typing';

installDemoApi();
beforeAll(
  () =>
    Promise.all([
      loadScreen('/phonecalls/list'),
      import('@/features/calls/CallPanels'),
      import('@/records/list/deferred/Sorting'),
      import('@/records/list/deferred/OrderPanel'),
      import('@/records/list/deferred/runExport'),
    ]),
  60_000,
);

const open = (query = '') => renderRoute(`/phonecalls/list${query}`, { as: administrator.email });

const referenceOf = ({ id }: { id: number }) => `LI-${id}`;
const bySubject = () => callsOf().toSorted((one, other) => compareText(one.subject, other.subject));
const sortBy = (user: User, heading: string) => press(user, heading);
const isSorted = (heading: string, order: 'ascending' | 'descending') =>
  waitFor(() =>
    expect(screen.getByRole('columnheader', { name: heading })).toHaveAttribute('aria-sort', order),
  );
/** Requests that read all rows. */
const readings = () => readingsOf(250);

it('a heading sorts all that was found, up, down and as it came, at the address and in the file', async () => {
  const { user, router } = open();
  const asItCame = await references();
  expect(callsOf().length).toBeGreaterThan(asItCame.length);
  await sortBy(user, 'Assunto');
  await isSorted('Assunto', 'ascending');
  const all = bySubject().map(referenceOf);
  expect(await references()).toEqual(all.slice(0, asItCame.length));
  expect(router.state.location.search).toBe('?order=subject');
  await press(user, 'Próxima');
  await waitFor(async () =>
    expect(await references()).toEqual(all.slice(asItCame.length, 2 * asItCame.length)),
  );
  const { text } = await downloadFrom(() => press(user, 'Download Excel (.csv)'));
  expect([...text.matchAll(/^"(LI-\d+)"/gm)].map(([, reference]) => reference)).toEqual(all);

  await sortBy(user, 'Assunto');
  await isSorted('Assunto', 'descending');
  expect(router.state.location.search).toBe('?order=-subject');
  const downwards = callsOf().toSorted((one, other) => compareText(other.subject, one.subject));
  expect(await references()).toEqual(downwards.slice(0, asItCame.length).map(referenceOf));
  // Read once for all of that.
  expect(readings()).toHaveLength(1);

  await sortBy(user, 'Assunto');
  await waitFor(async () => expect(await references()).toEqual(asItCame));
  expect(document.querySelector('[aria-sort]')).toBeNull();
});

it('an address brings its order, which another change here leaves in place until told', async () => {
  const { user } = open('?order=subject');
  await isSorted('Assunto', 'ascending');
  const [first, second, ...rest] = (await references()) as [string, string, ...string[]];
  const { id } = bySubject()[1] as { id: number };
  // By someone else; a removal here refetches the list.
  demoApi.db.calls.update(id, { subject: 'zzz mudou' });
  await chooseInMenu(user, first, 'Excluir');
  await press(user, 'SIM, Remover');
  await seen('A lista mudou.');
  expect((await references()).slice(0, rest.length)).toEqual([second, ...rest].slice(0, rest.length));
  expect(screen.getByText('zzz mudou')).toBeVisible();
  await press(user, 'Atualizar a ordem');
  await waitFor(async () => expect((await references()).slice(0, rest.length)).toEqual(rest));
  expect(screen.queryByText('A lista mudou.')).not.toBeInTheDocument();
});

it('what cannot be read leaves the list as it came, and is tried again', async () => {
  const { user } = open();
  const asItCame = await references();
  demoApi.server.use(
    http.get(telefonema, () => HttpResponse.json({ message: 'Erro' }, { status: 500 }), { once: true }),
  );
  await sortBy(user, 'Assunto');
  await seen(/^Não deu para ordenar\. /);
  expect(await references()).toEqual(asItCame);
  await press(user, 'Tentar novamente');
  await isSorted('Assunto', 'ascending');
});

it('above a thousand it says why not; the panel sorts too', async () => {
  const row = { id: 7, name: 'Zé', createdAt: '2026-11-01 09:00:00', createdBy: 'Ana', statusId: '1' };
  const few = { ...row, id: 8, name: 'Bia' };
  demoApi.server.use(
    http.get(telefonema, ({ request }) => {
      const isFiltered = new URL(request.url).searchParams.get('name') === 'a';
      const total = isFiltered ? '2' : '4120';
      return HttpResponse.json({ data: [row, few], total });
    }),
  );
  const { user } = open();
  await references();
  await sortBy(user, 'Quem ligou');
  // In the bar, and beside the heading pressed.
  await waitFor(() =>
    expect(screen.getAllByText('Há 4.120 ligações: dá para ordenar até 1.000. Filtre mais.')).toHaveLength(2),
  );
  expect(document.querySelector('[aria-sort]')).toBeNull();
  expect(readingsOf(250)).toHaveLength(0);
  await press(user, 'Não ordenar');
  await press(user, 'Mais ações');
  await user.click(await screen.findByRole('menuitem', { name: 'Ordenar' }));
  const order = await panel('Ordenar');
  expect(order.getByText(/^Há 4\.120 ligações/)).toBeVisible();
  await user.click(order.getByRole('radio', { name: 'Quem ligou' }));
  await press(user, 'Decrescente');
  expect(within(screen.getByRole('dialog')).getByRole('radio', { name: 'Quem ligou' })).toBeChecked();
});

const readingsOf = (limit: number) => sent('search').filter(({ query }) => query.limit === String(limit));
