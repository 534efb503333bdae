import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { keysHeard } from '@tests/list';
import { administrator, firstOf, userOf } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';

installDemoApi();
beforeAll(
  () => Promise.all([loadScreen('/tasks/board'), import('@/records/list/deferred/AfterRows')]),
  60_000,
);

it('finishes and reopens tasks of the participant that is filtered by', async () => {
  const { id: me } = userOf(administrator);
  const task = firstOf(demoApi.db.tasks.filter(({ participantIds }) => participantIds.includes(me)));
  for (const { id } of demoApi.db.tasks.filter(({ id }) => id !== task.id)) demoApi.db.tasks.remove(id);
  demoApi.db.tasks.update(task.id, { status: 'pending' });
  const { user } = renderRoute(`/tasks/board?participants=${me}`, { as: administrator.email });
  const column = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
  const moveTo = async (name: string) => {
    await keysHeard(user);
    screen.getByRole('link', { name: new RegExp(`^${task.id} `) }).focus();
    await user.keyboard('s');
    await user.click(await screen.findByRole('menuitemradio', { name }));
  };

  await within(await column('Pendente')).findByLabelText(`Ações de ${task.id}`);
  await moveTo('Finalizada');
  await waitFor(() => expect(demoApi.db.tasks.get(task.id)?.status).toBe('finished'));
  expect(await column('Pendente')).toHaveAccessibleName('Pendente 0');
  await screen.findByText(`${task.id} foi de “Pendente” para “Finalizada”.`);
  await moveTo('Pendente');
  await waitFor(() => expect(demoApi.db.tasks.get(task.id)?.status).toBe('pending'));
  expect(await column('Finalizada')).toHaveAccessibleName('Finalizada 0');
  const searches = demoApi.requestsFor('task.php', null).filter(({ query }) => 'status' in query);
  for (const { query } of searches) expect(query['participants[]']).toEqual([String(me)]);
});
