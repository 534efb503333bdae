import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectSoundPanel, panel as openPanel } from '@tests/panels';
import { loadScreen } from '@tests/staffRoutes';
import { type User, choose, fill } from '@tests/typing';
import { openVoters, sent } from '@tests/voters';

installDemoApi({ today: '2026-11-20' });

beforeAll(() => loadScreen('/voters/list'));

async function openFilters(user: User) {
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Filtrar eleitores' }));
  return openPanel('Filtrar');
}

const lastQuery = () => sent('search').at(-1)?.query;
const chips = () => within(screen.getByRole('list', { name: 'Filtros ativos' })).getAllByRole('listitem');

describe('searching voters', () => {
  it('sends every filter by its name, and says them all', async () => {
    const city = demoApi.db.cities.find(({ name }) => name === 'Campinas');
    const districts = demoApi.db.districts.filter(({ cityId }) => cityId === city?.id).slice(0, 2);
    const [group] = demoApi.db.voterGroups.all();
    const school = demoApi.db.schools.find(({ active }) => active);
    const occupation = demoApi.db.occupations.find(({ name }) => name === 'Estudante');

    const { user } = openVoters();
    const panel = await openFilters(user);
    await expectSoundPanel();
    await fill(user, panel.getByLabelText('Referência'), '12');
    await fill(user, panel.getByLabelText('CPF'), '123.456.789-09');
    await fill(user, panel.getByLabelText('Nome'), ' ana ');
    await user.click(panel.getByRole('radio', { name: 'Feminino' }));
    await fill(user, panel.getByLabelText('Aniversário, de'), '20/12');
    await fill(user, panel.getByLabelText('Aniversário, até'), '10/01');
    await choose(user, panel.getByRole('combobox', { name: 'Estado civil' }), 'União Estável');
    await choose(user, panel.getByRole('combobox', { name: 'Profissão' }), 'Estudante', 'estudante');
    await choose(user, panel.getByRole('combobox', { name: 'Grupo' }), group?.name ?? '');
    await user.keyboard('{Escape}');
    await user.click(panel.getByRole('radio', { name: 'Inativo' }));
    await fill(user, panel.getByLabelText('Data de cadastro, de'), '01/11/2025');
    await fill(user, panel.getByLabelText('Data de cadastro, até'), '30/11/2026');
    await choose(user, panel.getByRole('combobox', { name: 'Cidade' }), 'Campinas/SP', 'ca');
    for (const { name } of districts) {
      await choose(user, panel.getByRole('combobox', { name: 'Bairro' }), name, name);
      await user.keyboard('{Escape}');
    }
    await fill(user, panel.getByLabelText('Endereço'), 'flores');
    await fill(user, panel.getByLabelText('CEP'), '13024-000');
    await fill(user, panel.getByLabelText('Telefone'), '+55 (19) 98123-4567');
    await user.click(within(panel.getByRole('radiogroup', { name: 'Tem telefone' })).getByLabelText('Sim'));
    await fill(user, panel.getByLabelText('E-mail'), 'correio');
    await user.click(within(panel.getByRole('radiogroup', { name: 'Tem e-mail' })).getByLabelText('Não'));
    await choose(user, panel.getByRole('combobox', { name: 'Voto' }), 'Voto a conquistar');
    await choose(
      user,
      panel.getByRole('combobox', { name: 'Local de votação' }),
      new RegExp(`^${school?.name}`),
      school?.name.slice(0, 12),
    );
    await choose(user, panel.getByRole('combobox', { name: 'Tipo de responsável' }), 'Captação');
    await fill(user, panel.getByLabelText('Nome do responsável'), 'José');
    await user.click(panel.getByRole('button', { name: 'Buscar' }));

    await waitFor(() =>
      expect(lastQuery()).toEqual({
        reference: '12',
        individualRegistration: '12345678909',
        name: 'ana',
        genre: '2',
        cityId: String(city?.id),
        'districtsId[]': districts.map(({ id }) => String(id)),
        address: 'flores',
        zipcode: '13024000',
        status: 'false',
        'groupsId[]': [String(group?.id)],
        maritalStatusId: '6',
        professionId: String(occupation?.id),
        withTelephone: 'true',
        withEmail: 'false',
        telephone: '19981234567',
        email: 'correio',
        startBirthDate: '20/12',
        endBirthDate: '10/01',
        startCreatedDate: '2025-11-01',
        endCreatedDate: '2026-11-30',
        voteStatusId: '3',
        responsibleId: '2',
        responsibleName: 'José',
        schoolId: String(school?.id),
        isExcluded: 'false',
        page: '1',
        limit: '10',
      }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // One for each filter and the button that clears them all.
    expect(chips()).toHaveLength(25);

    await user.click(screen.getByRole('button', { name: 'Remover filtro Cidade: Campinas/SP' }));
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('cityId'));
    expect(lastQuery()).not.toHaveProperty('districtsId[]');
    expect(chips()).toHaveLength(23);
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(lastQuery()).toEqual({ isExcluded: 'false', page: '1', limit: '10' }));
  }, 90_000);

  it('asks for districts only within a city, and forgets them with it', async () => {
    const { user } = openVoters();
    const panel = await openFilters(user);
    const districts = panel.getByLabelText('Bairro');
    expect(districts).toBeDisabled();
    expect(districts).toHaveAttribute('placeholder', 'Selecione uma cidade antes...');
    await user.type(panel.getByRole('combobox', { name: 'Cidade' }), 'c');
    expect(await panel.findByText('Digite 2 caracteres ou mais')).toBeVisible();
    await choose(user, panel.getByRole('combobox', { name: 'Cidade' }), 'Campinas/SP', 'ampinas');
    await choose(user, panel.getByRole('combobox', { name: 'Bairro' }), 'Cambuí', 'ca');
    await user.keyboard('{Escape}');
    await choose(user, panel.getByRole('combobox', { name: 'Cidade' }), 'Valinhos/SP', 'valinhos');
    await user.click(panel.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(lastQuery()).toHaveProperty('cityId'));
    expect(lastQuery()).not.toHaveProperty('districtsId[]');
    expect(screen.getByRole('button', { name: 'Remover filtro Cidade: Valinhos/SP' })).toBeVisible();
  });

  it('refuses days that do not exist and what could find nothing', async () => {
    const { user } = openVoters();
    const panel = await openFilters(user);
    await fill(user, panel.getByLabelText('Aniversário, de'), '3102');
    await fill(user, panel.getByLabelText('Aniversário, até'), '12');
    await fill(user, panel.getByLabelText('Telefone'), 'abc');
    await fill(user, panel.getByLabelText('Data de cadastro, de'), '30/11/2026');
    await fill(user, panel.getByLabelText('Data de cadastro, até'), '01/11/2026');
    await user.click(panel.getByRole('button', { name: 'Buscar' }));
    expect(await panel.findAllByText('Digite o dia e o mês como DD/MM.')).toHaveLength(2);
    expect(panel.getByText('Digite os números do telefone.')).toBeVisible();
    expect(panel.getByText('A data final vem antes da inicial.')).toBeVisible();
    expect(sent('search')).toHaveLength(1);
    await user.click(panel.getByRole('button', { name: 'Limpar' }));
    await user.click(panel.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(sent('search')).toHaveLength(2));
    expect(lastQuery()).toEqual({ isExcluded: 'false', page: '1', limit: '10' });
  });
});
