import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { openCalls, sent, telefonema } from '@tests/calls';
import { filterPanel, rowOf, texts } from '@tests/list';
import { fill, press } from '@tests/typing';

installDemoApi();

it('the list shows records that lack something', async () => {
  const row = { id: 7, name: 'Zé', createdAt: '9999-00-00 00:00:00', createdBy: null, statusId: '9' };
  demoApi.server.use(http.get(telefonema, () => HttpResponse.json({ data: [row], total: '1' })));
  openCalls();
  const cells = texts(within(await rowOf('LI-7')).getAllByRole('cell'));
  // It has no date, so the row is partly read: the missing value is a dash.
  const missing = '—Não informado';
  expect(cells.slice(1, 6)).toEqual([missing, missing, 'Zé', missing, 'Status 9']);
});

it('a search for a telephone without digits is refused', async () => {
  const { user } = openCalls();
  const panel = await filterPanel(user);
  await fill(user, panel.getByLabelText('Telefone'), 'abc');
  await press(user, 'Buscar');
  expect(await panel.findByText('Digite os números do telefone.')).toBeVisible();
  await allSent();
  expect(sent('search')).toHaveLength(1);
});
