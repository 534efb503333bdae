import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { filterPanel } from '@tests/list';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press } from '@tests/typing';
import { openVoters, sent } from '@tests/voters';
import { withoutFilter } from '@/ui/list/filters';
import { votersModule } from '../votersModule';

installDemoApi();
beforeAll(() => loadScreen('/voters/list'));

const lastQuery = () => sent('search').at(-1)?.query;

describe('searching voters', () => {
  it('asks for districts only within a city, and forgets them with it', async () => {
    const { user } = openVoters();
    await filterPanel(user);
    const districts = fieldNamed('Bairro');
    expect(districts).toBeDisabled();
    expect(districts).toHaveAttribute('placeholder', 'Selecione uma cidade antes...');
    await user.type(fieldNamed('Cidade'), 'c');
    expect(await screen.findByText('Digite 2 caracteres ou mais')).toBeVisible();
    await choose(user, fieldNamed('Cidade'), 'Campinas/SP', 'ampinas');
    await choose(user, districts, 'Cambuí', 'ca');
    await user.keyboard('{Escape}');
    await choose(user, fieldNamed('Cidade'), 'Valinhos/SP', 'valinhos');
    await press(user, 'Buscar');
    await waitFor(() => expect(lastQuery()).toHaveProperty('cityId'));
    expect(lastQuery()).not.toHaveProperty('districtsId[]');
  });

  it('takes back the districts with their city', () => {
    const { table, emptyFilters } = votersModule;
    const one = { value: 1, label: 'Valinhos/SP' };
    expect(withoutFilter(table, { ...emptyFilters, city: one, districts: [one] }, 'city')).toEqual(
      emptyFilters,
    );
  });

  it('refuses days that do not exist and what could find nothing', async () => {
    const { user } = openVoters();
    const panel = await filterPanel(user);
    await fill(user, panel.getByLabelText('Aniversário, de'), '3102');
    await fill(user, panel.getByLabelText('Aniversário, até'), '12');
    await fill(user, panel.getByLabelText('Telefone'), 'abc');
    await press(user, 'Buscar');
    expect(await panel.findAllByText('Digite o dia e o mês como DD/MM.')).toHaveLength(2);
    expect(panel.getByText('Digite os números do telefone.')).toBeVisible();
    expect(sent('search')).toHaveLength(1);
  });
});
