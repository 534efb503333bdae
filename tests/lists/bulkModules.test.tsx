import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { administrator, clientOf, ofOffice } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { choose, fieldNamed, fill, press, type User } from '@tests/typing';
import { addDays } from '@/formats/dates';

installDemoApi();

interface ManyCase {
  path: string;
  /** Ensures that the rows do not yet have the value. */
  prepare?: () => void;
  action: string;
  /** Fills in the form. */
  give: (user: User) => Promise<void>;
  start: RegExp;
  /** The record's state in the database, before and after. */
  stateOf: (id: number) => unknown;
  expected: (before: unknown) => unknown;
}

const field = (name: string) => waitFor(() => fieldNamed(name));
const nothing = async () => undefined;
const group = () => ofOffice(demoApi.db.voterGroups);
const documentStatus = () =>
  demoApi.db.legislativeStatuses.filter(({ clientId }) => clientId === clientOf(administrator))[0];

const cases: ManyCase[] = [
  {
    path: '/tasks/list',
    action: 'Finalizar',
    give: nothing,
    start: /^Finalizar 2 tarefas$/,
    stateOf: (id) => demoApi.db.tasks.get(id)?.status,
    expected: () => 'finished',
  },
  {
    path: '/tasks/list',
    action: 'Mudar a data',
    give: async (user) => fill(user, await field('Nova data'), '24/12/2026'),
    start: /^Mudar a data de 2 tarefas$/,
    stateOf: (id) => demoApi.db.tasks.get(id)?.taskDate,
    expected: () => '2026-12-24',
  },
  {
    path: '/legislative-processes/list',
    action: 'Trocar status',
    prepare: () => {
      const other = demoApi.db.legislativeStatuses.filter(
        ({ clientId }) => clientId === clientOf(administrator),
      )[1];
      for (const { id, statusId } of demoApi.db.documents.all())
        if (statusId === documentStatus()?.id) demoApi.db.documents.update(id, { statusId: other?.id ?? 0 });
    },
    give: async (user) => choose(user, await field('Novo status'), documentStatus()?.name ?? ''),
    start: /^Trocar o status de 2 documentos$/,
    stateOf: (id) => demoApi.db.documents.get(id)?.statusId,
    expected: () => documentStatus()?.id,
  },
  {
    path: '/manifestations/list',
    action: 'Trocar status',
    give: async (user) => user.click(await screen.findByRole('radio', { name: /^Concluíd/ })),
    start: /^Trocar o status de 2 manifestações$/,
    stateOf: (id) => demoApi.db.manifestations.get(id)?.statusId,
    expected: () => 3,
  },
  {
    path: '/manifestations/list',
    action: 'Comentar',
    give: async (user) => fill(user, await field('Comentário'), 'Tentativa de contato'),
    start: /^Comentar 2 manifestações$/,
    stateOf: (id) =>
      demoApi
        .requestsFor('manifestation.php', 'createComment')
        .some((request) => (request.body as { id: number }).id === id),
    expected: () => true,
  },
  {
    path: '/voters/list',
    action: 'Pôr em grupo',
    give: async (user) => choose(user, await field('Grupo'), group().name),
    start: /^Pôr no grupo 2 eleitores$/,
    stateOf: (id) => demoApi.db.voters.get(id)?.groupsId,
    expected: (before) => [...new Set([...(before as number[]), group().id])],
  },
  {
    path: '/voters/list',
    action: 'Tirar de grupo',
    give: async (user) => choose(user, await field('Grupo'), group().name),
    start: /^Tirar do grupo 2 eleitores$/,
    stateOf: (id) => demoApi.db.voters.get(id)?.groupsId,
    expected: (before) => (before as number[]).filter((id) => id !== group().id),
  },
  {
    path: '/appointments/list',
    action: 'Mudar a data',
    give: async (user) => fill(user, await field('Quantos dias'), '7'),
    start: /^Mudar a data de 2 compromissos$/,
    stateOf: (id) => demoApi.db.appointments.get(id)?.startDate.slice(0, 10),
    expected: (before) => addDays(String(before), 7),
  },
];

/** Ignores the order of a list. */
const plain = (state: unknown) => (Array.isArray(state) ? state.map(String).toSorted() : state);

it.each(cases)('$path: $action does it to each chosen row, and to no other, and undoes it', async (many) => {
  many.prepare?.();
  const { user } = renderRoute(many.path, { as: administrator.email });
  const boxes = await screen.findAllByRole('checkbox');
  await user.click(boxes[0] as HTMLElement);
  await user.click(boxes[1] as HTMLElement);
  const links = screen.getAllByRole('link', { name: /^Detalhes de / });
  const ids = links
    .slice(0, 3)
    .map((link) => Number(new URL((link as HTMLAnchorElement).href).searchParams.get('id')));
  const before = ids.map(many.stateOf);
  const bar = within(await screen.findByRole('region', { name: 'Seleção' }));
  await user.click(bar.getByRole('button', { name: many.action }));
  await screen.findByRole('dialog', { name: many.action });
  await many.give(user);
  await press(user, many.start);
  const isSo = before
    .slice(0, 2)
    .map((state) => plain(state)?.toString() === plain(many.expected(state))?.toString());
  const same = isSo.filter(Boolean).length;
  const done = same === 0 ? '2 feitos' : '1 feito';
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveTextContent(
      `Pronto: ${done}${same === 0 ? '' : ', 1 já estava assim'}.`,
    ),
  );
  const [one, other, untouched] = ids;
  expect([one, other].map((id) => many.stateOf(id ?? 0))).toEqual(before.slice(0, 2).map(many.expected));
  expect(many.stateOf(untouched ?? 0)).toEqual(before[2] ?? many.stateOf(untouched ?? 0));
  if (many.action === 'Comentar') {
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
    return;
  }
  await press(user, 'Desfazer');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(`Pronto: ${done}.`));
  expect(ids.map((id) => plain(many.stateOf(id)))).toEqual(before.map(plain));
});
