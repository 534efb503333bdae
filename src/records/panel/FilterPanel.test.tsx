import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { filterPanel } from '@tests/list';
import { administrator } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { fill, press } from '@tests/typing';
import { sent } from '@tests/voters';

/* Simulates a processor so slow that the later fields are not rendered. */
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useDeferredValue: (value: unknown, initial: unknown) => initial ?? value,
}));

installDemoApi();
beforeAll(() => loadScreen('/voters/list'));

it('a search made before the later fields are there keeps their filters', async () => {
  const { user } = renderRoute('/voters/list?maritalStatusId=2', { as: administrator.email });
  const panel = await filterPanel(user);
  await fill(user, await panel.findByLabelText('Nome'), 'Maria');
  expect(panel.queryByLabelText('Estado civil')).not.toBeInTheDocument();
  await press(user, 'Buscar');
  await waitFor(() =>
    expect(sent('search').at(-1)?.query).toMatchObject({ name: 'Maria', maritalStatusId: '2', page: '1' }),
  );
  await screen.findByRole('table');
});

it('emptying takes back the filters whose fields are still to come', async () => {
  const { user } = renderRoute('/voters/list?maritalStatusId=2', { as: administrator.email });
  const panel = await filterPanel(user);
  await user.click(await panel.findByRole('button', { name: 'Limpar' }));
  await press(user, 'Buscar');
  await waitFor(() => expect(sent('search')).toHaveLength(2));
  expect(sent('search').map(({ query }) => query.maritalStatusId)).toEqual(['2', undefined]);
});
