import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoVoters } from '@mocks/modules/voters/demoVoters';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { seen } from '@tests/seen';
import { administrator, firstOf } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { expectFields, fieldNamed, fill, press } from '@tests/typing';
import { openEdit, preloadForm, row, save, section, someVoter, written } from '@tests/voterForm';
import { eleitor, votersOf } from '@tests/voters';
import { formatCpf, formatVoterTitle } from '@/formats/documents';
import { formatDate } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';

installDemoApi();
beforeAll(preloadForm);

/** A voter with every field filled, with values other than the form's defaults. */
function wholeVoter() {
  const { id } = firstOf(demoApi.db.voters.filter(({ name }) => name === demoVoters.complete.name));
  return demoApi.db.voters.update(id, {
    status: false,
    allowCommunication: false,
    voteStatusId: 2,
    voterRegistrationStatusId: 3,
    sonsIn: 0,
  });
}

describe('editing a voter', () => {
  it('shows all that is known, and sends it back as it was', async () => {
    const voter = wholeVoter();
    const { user, path } = await openEdit(voter.id);
    expect(screen.getByText(`nº ${voter.id} · ${voter.name}`)).toBeVisible();
    expectFields({
      Nome: voter.name,
      Apelido: voter.nickName,
      CPF: formatCpf(voter.individualRegistration),
      'Data de nascimento': formatDate(voter.dateOfBirth),
      'Título de eleitor': formatVoterTitle(voter.voterRegistration),
      'Local de votação': voter.school,
      Profissão: voter.profession,
      'Número de filhos': '0',
    });
    expect(fieldNamed('Estado civil')).toHaveDisplayValue('Casado(a)');
    expect(screen.getByRole('radio', { name: 'Inativo' })).toBeChecked();
    expect(section('Endereço').getByText(voter.address)).toBeVisible();
    const [phone] = voter.telephone;
    expect(row('Telefone 1').getByRole('textbox')).toHaveValue(formatPhone(phone?.number));
    expect(row('Telefone 1').getByRole('combobox', { name: 'Operadora' })).toHaveDisplayValue('Vivo');
    expect(section('Dados para contato').getByRole('radio', { name: 'Não' })).toBeChecked();
    const [kin] = voter.relatives;
    const kinship = row('Familiar 1').getByRole('combobox', { name: 'Parentesco' });
    expect(kinship).toHaveDisplayValue(kin?.kinshipName ?? '');
    expect(screen.queryByText(/não é algum desses/)).not.toBeInTheDocument();
    await expectNoAxeViolations();

    await fill(user, fieldNamed('Nome'), 'Aurélia Bastos');
    await save(user);
    await seen('O eleitor Aurélia Bastos foi atualizado!');
    await waitFor(() => expect(path()).toBe('/voters/list'));
    const { clientId, isExcluded, createdAt, updatedAt, ...sent } = voter;
    expect([clientId, isExcluded, createdAt, updatedAt]).toHaveLength(4);
    expect(written('PUT')).toEqual([{ ...sent, name: 'Aurélia Bastos' }]);
    expect(demoApi.db.voters.get(voter.id)).toMatchObject({ ...sent, name: 'Aurélia Bastos' });
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

  it('keeps an address without coordinates when something else is changed', async () => {
    const { id, address } = wholeVoter();
    demoApi.db.voters.update(id, { withLocation: false });
    const { user, path } = await openEdit(id);
    expect(section('Endereço').getByText(address)).toBeVisible();
    await fill(user, fieldNamed('Apelido'), 'Nina');
    await save(user);
    await waitFor(() => expect(path()).toBe('/voters/list'));
    expect(demoApi.db.voters.get(id)).toMatchObject({ nickName: 'Nina', address, withLocation: false });
  });

  it('lets an address that lacks something stay as it is, but not half corrected', async () => {
    const { id } = wholeVoter();
    demoApi.db.voters.update(id, { districtId: null, district: '', zipcode: '' });
    const { address, city } = demoApi.db.voters.get(id) ?? {};
    const { user, path } = await openEdit(id);
    expect(screen.getByText(/Este endereço está incompleto/)).toBeVisible();
    await fill(user, fieldNamed('Endereço'), 'Rua Nova');
    await save(user);
    expect(fieldNamed('CEP')).toBeInvalid();
    await fill(user, fieldNamed('Endereço'), address ?? '');
    await save(user);
    await waitFor(() => expect(path()).toBe('/voters/list'));
    expect(demoApi.db.voters.get(id)).toMatchObject({ address, city, zipcode: '', districtId: null });
  });

  it('of one without address, telephone or anything else', async () => {
    const bare = { id: 7, name: 'Zé', genre: null, groupsId: null, telephone: null };
    demoApi.server.use(http.get(eleitor, () => HttpResponse.json({ data: bare })));
    const { user } = await openEdit(7);
    expect(screen.getByText('Nenhum endereço será cadastrado.')).toBeVisible();
    expect(fieldNamed('Telefone')).toHaveValue('');
    await save(user);
    expect(screen.getByRole('radiogroup', { name: 'Gênero' })).toHaveAccessibleDescription(
      /Selecione uma opção\./,
    );
  });

  it('does not offer the voter as their own family, and registers who is not there', async () => {
    const { id, name } = someVoter();
    const { user } = await openEdit(id);
    await press(user, 'Adicionar familiar');
    const entries = screen.getAllByRole('group', { name: /^Familiar/ });
    const elector = row(`Familiar ${entries.length}`).getByRole('combobox', { name: 'Eleitor' });
    await user.click(elector);
    await user.paste(name);
    await waitFor(() => expect(demoApi.requestsFor('eleitor.php', 'search')).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByText(/^Buscando/)).not.toBeInTheDocument());
    // The form's native selects have options of their own.
    const offered = () => screen.queryAllByRole('option').filter(({ tagName }) => tagName === 'LI');
    const namesakes = votersOf().filter((voter) => voter.name === name).length - 1;
    // The last one registers another person of that name.
    await waitFor(() => expect(offered()).toHaveLength(namesakes + 1));
    expect(offered().at(-1)).toHaveTextContent(`Cadastrar “${name}”`);
    await user.clear(elector);
    await user.paste('Quitéria Nunca Vista');
    await user.click(await screen.findByRole('option', { name: /^Cadastrar “Quitéria/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar eleitor' }));
    await user.click(dialog.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(elector).toHaveValue('Quitéria Nunca Vista'));
    await waitFor(() => expect(elector).toHaveFocus());
    // The form around was not submitted with it.
    expect(demoApi.requestsFor('eleitor.php', 'alterar')).toEqual([]);
  });

  it.each(['999999', 'abc'])('of %s, who does not exist, leads back to the list', async (id) => {
    const { user, path } = renderRoute(`/voters/edit/${id}`, { as: administrator.email });
    await user.click(await screen.findByRole('link', { name: 'Fechar' }));
    await waitFor(() => expect(path()).toBe('/voters/list'));
  });
});
