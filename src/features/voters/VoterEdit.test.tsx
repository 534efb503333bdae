import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { renderRoute } from '@tests/renderRoute';
import { administrator } from '@tests/office';
import { fill } from '@tests/typing';
import {
  field,
  lookup,
  openEdit,
  preloadForm,
  row,
  save,
  section,
  someVoter,
  written,
} from '@tests/voterForm';
import { eleitor, votersOf } from '@tests/voters';

installDemoApi();
beforeAll(preloadForm, 60_000);

/** A voter of whom everything is known. */
function wholeVoter() {
  const [voter, kin] = votersOf().filter(({ withLocation }) => withLocation);
  const school = demoApi.db.schools.find(({ active }) => active);
  const occupation = demoApi.db.occupations.find(({ name }) => name === 'Estudante');
  if (!voter || !kin || !school || !occupation) throw new Error('The demo has too little.');
  return demoApi.db.voters.update(voter.id, {
    name: 'Ana Lima',
    nickName: 'Aninha',
    individualRegistration: '52998224725',
    dateOfBirth: '1980-05-03',
    genre: 2,
    maritalStatusId: 4,
    status: false,
    sonsIn: 0,
    healthCard: '',
    note: 'Nota',
    email: 'ana@correio.example',
    allowCommunication: false,
    telephone: [{ number: '19981234567', type: 3, operator: 4 }],
    responsible: [{ responsibleId: 2, responsibleType: 'Captação', name: 'Rui' }],
    relatives: [{ kinship: 8, kinshipName: 'Mãe', electorId: kin.id, electorName: kin.name }],
    voterRegistration: '004356870906',
    electoralZone: '33',
    votingSection: '12',
    schoolId: school.id,
    school: school.name,
    professionId: occupation.id,
    profession: occupation.name,
    voteStatusId: 2,
    voterRegistrationStatusId: 3,
  });
}

describe('editing a voter', () => {
  it('shows all that is known, and sends it back as it was', async () => {
    const voter = wholeVoter();
    const { user, path } = await openEdit(voter.id);
    expect(screen.getByText(`nº ${voter.id} · Ana Lima`)).toBeVisible();
    expect(field('Nome')).toHaveValue('Ana Lima');
    expect(field('Apelido')).toHaveValue('Aninha');
    expect(field('CPF')).toHaveValue('529.982.247-25');
    expect(field('Data de nascimento')).toHaveValue('03/05/1980');
    expect(lookup('Estado civil')).toHaveDisplayValue('Solteiro(a)');
    expect(screen.getByRole('radio', { name: 'Inativo' })).toBeChecked();
    expect(section('Endereço').getByText(voter.address)).toBeVisible();
    expect(field('Telefone')).toHaveValue('(19) 98123-4567');
    expect(row('Telefone 1').getByRole('combobox', { name: 'Operadora' })).toHaveDisplayValue('Tim');
    expect(section('Dados para contato').getByRole('radio', { name: 'Não' })).toBeChecked();
    expect(field('Título de eleitor')).toHaveValue('0043 5687 0906');
    expect(lookup('Local de votação')).toHaveValue(voter.school);
    expect(lookup('Profissão')).toHaveValue('Estudante');
    expect(field('Número de filhos')).toHaveValue('0');
    expect(row('Familiar 1').getByRole('combobox', { name: 'Parentesco' })).toHaveDisplayValue('Mãe');
    expect(screen.queryByText(/não é algum desses/)).not.toBeInTheDocument();
    await expectNoAxeViolations();

    await fill(user, field('Nome'), 'Ana Lima Souza');
    await save(user);
    expect(await screen.findByText('O eleitor foi atualizado!')).toBeVisible();
    expect(path()).toBe('/voters/list');
    const { clientId, isExcluded, createdAt, updatedAt, ...sent } = voter;
    expect([clientId, isExcluded, createdAt, updatedAt]).toHaveLength(4);
    expect(written('PUT')).toEqual([{ ...sent, name: 'Ana Lima Souza' }]);
    expect(demoApi.db.voters.get(voter.id)).toMatchObject({ ...sent, name: 'Ana Lima Souza' });
  });

  it('reads what PHP sends as text', async () => {
    resetDemoApi({ phpTypical: true });
    const voter = wholeVoter();
    const { user, path } = await openEdit(voter.id);
    expect(screen.getByRole('radio', { name: 'Feminino' })).toBeChecked();
    await save(user);
    await waitFor(() => expect(path()).toBe('/voters/list'));
    expect(written('PUT')[0]).toMatchObject({ genre: 2, status: false, sonsIn: 0, cityId: voter.cityId });
  });

  it('of one without address, telephone or anything else', async () => {
    const bare = { id: 7, name: 'Zé', genre: null, groupsId: null, telephone: null };
    demoApi.server.use(http.get(eleitor, () => HttpResponse.json({ data: bare })));
    const { user } = await openEdit(7);
    expect(screen.getByText('Nenhum endereço será cadastrado.')).toBeVisible();
    expect(field('Telefone')).toHaveValue('');
    await save(user);
    expect(screen.getByRole('radiogroup', { name: 'Gênero' })).toHaveAccessibleDescription(
      /Selecione uma opção\./,
    );
  });

  it('does not offer the voter as their own family', async () => {
    const { id, name } = someVoter();
    const { user } = await openEdit(id);
    await user.click(screen.getByRole('button', { name: 'Adicionar familiar' }));
    const entries = screen.getAllByRole('group', { name: /^Familiar/ });
    const elector = row(`Familiar ${entries.length}`).getByRole('combobox', { name: 'Eleitor' });
    await user.click(elector);
    await user.paste(name);
    await waitFor(() => expect(demoApi.requestsFor('eleitor.php', 'search')).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByText(/^Buscando/)).not.toBeInTheDocument());
    // The native selects of the form have options of their own.
    const offered = screen.queryAllByRole('option').filter(({ tagName }) => tagName === 'LI');
    const namesakes = votersOf().filter((voter) => voter.name === name).length - 1;
    expect(offered).toHaveLength(namesakes);
  });

  it('tells when it cannot be loaded, and loads it again', async () => {
    demoApi.server.use(http.get(eleitor, () => new HttpResponse('<html>'), { once: true }));
    const { user } = renderRoute(`/voters/edit/${someVoter().id}`, { as: administrator.email });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ops! Algo deu errado :(');
    expect(alert).toHaveTextContent('Estamos constrangidos por isso.');
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue(someVoter().name);
  });

  it.each(['999999', 'abc'])('of %s, who does not exist, leads back to the list', async (id) => {
    const { user, path } = renderRoute(`/voters/edit/${id}`, { as: administrator.email });
    await user.click(await screen.findByRole('link', { name: 'Fechar' }));
    await waitFor(() => expect(path()).toBe('/voters/list'));
  });

  it('is closed to who may not', async () => {
    const { path } = renderRoute('/voters/edit/1', { as: demoAccounts.basic.email });
    await waitFor(() => expect(path()).toBe('/forbidden'));
  });
});
