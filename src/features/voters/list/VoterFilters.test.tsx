import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { holdAnswer } from '@tests/answers';
import { filterPanel } from '@tests/list';
import { loadScreen } from '@tests/staffRoutes';
import { fill, press } from '@tests/typing';
import { openVoters, sent } from '@tests/voters';
import { withoutFilter } from '@/records/list/filters';
import { votersModule } from '../votersModule';

installDemoApi();
beforeAll(() => loadScreen('/voters/list'));

it('the districts are taken back with their city', () => {
  const { table, emptyFilters } = votersModule;
  const one = { value: 1, label: 'Valinhos/SP' };
  expect(withoutFilter(table, { ...emptyFilters, city: one, districts: [one] }, 'city')).toEqual(
    emptyFilters,
  );
});

it('days that do not exist and what could find nothing are refused', async () => {
  const { user } = openVoters();
  const panel = await filterPanel(user);
  await fill(user, await panel.findByLabelText('Aniversário, de'), '3102');
  await fill(user, await panel.findByLabelText('Aniversário, até'), '12');
  await fill(user, await panel.findByLabelText('Telefone'), 'abc');
  await press(user, 'Buscar');
  expect(await panel.findAllByText('Digite o dia e o mês como DD/MM.')).toHaveLength(2);
  expect(panel.getByText('Digite os números do telefone.')).toBeVisible();
  await allSent();
  expect(sent('search')).toHaveLength(1);
});

it('begin with the name, and refuse one typed for a reference with a word', async () => {
  const { user } = openVoters();
  const panel = await filterPanel(user);
  await waitFor(() => expect(panel.getByLabelText('Nome')).toHaveFocus());
  const reference = await panel.findByLabelText('Referência');
  await fill(user, reference, 'Maria');
  expect(reference).toHaveValue('Maria');
  await allSent();
  const asked = sent('search').length;
  await press(user, 'Buscar');
  expect(reference).toHaveAccessibleDescription('Digite só o número, como 12.');
  await allSent();
  expect(sent('search')).toHaveLength(asked);
  await fill(user, reference, ' 12 ');
  await press(user, 'Buscar');
  await waitFor(() => expect(sent('search').at(-1)?.query.reference).toBe('12'));
});

it('stay empty once they were emptied, whatever was still being searched for', async () => {
  const held = holdAnswer();
  const { user } = openVoters();
  const panel = await filterPanel(user);
  demoApi.server.use(http.get(`${demoApi.baseUrl}/cidade.php`, async () => void (await held.answer)));
  await user.click(await panel.findByRole('combobox', { name: 'Cidade' }));
  // At once: a machine that pauses between two letters would search for half of them.
  await user.paste('Valinhos');
  await user.tab();
  expect(await panel.findByText('Buscando “Valinhos”...')).toBeVisible();
  await press(user, 'Limpar');
  // Emptied in place: the later fields are not mounted again.
  expect(panel.getByRole('combobox', { name: 'Cidade' })).toHaveValue('');
  held.give();
  await waitFor(() => expect(demoApi.requestsFor('cidade.php', 'getByName')).toHaveLength(1));
  expect(panel.queryByText(/^Buscando/)).not.toBeInTheDocument();
  await press(user, 'Buscar');
  await waitFor(() => expect(sent('search').length).toBeGreaterThan(1));
  expect(sent('search').at(-1)?.query).not.toHaveProperty('cityId');
});
