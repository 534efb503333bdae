import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectValues, valueOf } from '@tests/list';
import { administrator } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { follow, press } from '@tests/typing';
import { firstRow, firstVoter, openVoters, votersOf } from '@tests/voters';

installDemoApi({ today: '2026-11-20' });

beforeAll(() => loadScreen('/voters/list'));

describe('the details of a voter', () => {
  it('lead to the page of a relative', async () => {
    const { id } = firstVoter();
    const mother = votersOf().find((voter) => voter.id !== id);
    const relative = { kinship: 8, kinshipName: 'Mãe', electorId: mother?.id ?? 0, electorName: 'Rosa Lima' };
    demoApi.db.voters.update(id, { relatives: [relative] });
    const { user, path } = renderRoute(`/voters/list?limit=25&panel=details&id=${id}`, {
      as: administrator.email,
    });
    await follow(user, 'Rosa Lima');
    await screen.findByRole('heading', { level: 1, name: new RegExp(mother?.name ?? '') });
    expect(path()).toBe(`/voters/${mother?.id}`);
  });

  it('tell everything, the personal numbers only when asked', async () => {
    const { id } = firstVoter();
    const group = demoApi.db.voterGroups.all()[0];
    const numbers = { individualRegistration: '12345678909', voterRegistration: '004356870906' };
    const street = {
      withLocation: true,
      address: 'Rua das Flores',
      addressNumber: '10',
      zipcode: '13024000',
    };
    demoApi.db.voters.update(id, {
      nickName: 'Lila',
      ...{ genre: 2, sonsIn: 0, voteStatusId: 3, voterRegistrationStatusId: 2 },
      responsible: [{ responsibleId: 3, responsibleType: 'Indicação', name: 'Padre Anselmo' }],
      relatives: [{ kinship: 8, kinshipName: 'Mãe', electorId: 1, electorName: 'Rosa Lima' }],
      ...numbers,
      healthCard: '700000000000003',
      dateOfBirth: '1980-02-29',
      maritalStatusId: 6,
      profession: 'Do lar',
      school: 'EMEF Centro',
      electoralZone: '33',
      note: 'uma\nduas',
      groupsId: [group?.id ?? 0],
      telephone: [{ number: '19981234567', type: 2, operator: 6 }],
      allowCommunication: false,
      ...street,
      ...{ additionalAddress: 'fundos', district: 'Cambuí', city: 'Campinas', state: 'SP' },
    });
    const { user } = openVoters();
    await user.click(await firstRow());
    await panel('Detalhes do eleitor');
    await screen.findByText('Data de nascimento');
    expectValues({
      'Data de nascimento': '29 fev 1980',
      'Estado civil': 'União Estável',
      Profissão: 'Do lar',
      'Local de votação': 'EMEF Centro',
      'Aceita comunicação': 'Não',
      Endereço: 'Rua das Flores, 10, fundos',
      'Bairro e cidade': 'Cambuí - Campinas/SP',
      CEP: '13024-000',
      'Zona eleitoral': '33',
      CPF: '123.***.***-09',
      'Título de eleitor': '0043 **** **06',
      'Cartão SUS': '700 **** **** **03',
    });
    await waitFor(() => expectValues({ Grupo: group?.name }));
    expect(valueOf('Observações').textContent).toContain('uma\nduas');
    expectValues({
      Apelido: 'Lila',
      Gênero: 'Feminino',
      'Número de filhos': '0',
      Voto: 'Voto a conquistar',
      'Situação do título': 'Irregular',
      Indicação: 'Padre Anselmo',
      Mãe: 'Rosa Lima',
    });
    expect(within(valueOf('Mãe')).getByRole('link')).toHaveAttribute('href', '/voters/1');
    const phone = within(valueOf('Telefone (Celular)')).getByRole('link', { name: '(19) 98123-4567' });
    expect(phone).toHaveAttribute('href', 'tel:+5519981234567');
    expect(document.body.innerHTML).not.toContain('12345678909');
    await expectSoundPanel();
    await press(user, 'Mostrar CPF');
    expectValues({ CPF: '123.456.789-09', 'Título de eleitor': '0043 **** **06' });
    await press(user, 'Ocultar CPF');
    expectValues({ CPF: '123.***.***-09' });
    await press(user, 'Mostrar Título de eleitor');
    await press(user, 'Mostrar Cartão SUS');
    expectValues({ 'Título de eleitor': '0043 5687 0906', 'Cartão SUS': '700 0000 0000 0003' });
    await expectSoundPanel();
  });

  it('say what is missing', async () => {
    const nowhere = {
      withLocation: false,
      address: '',
      addressNumber: '',
      additionalAddress: '',
      zipcode: '',
    };
    const unknown = { individualRegistration: '', dateOfBirth: null, telephone: [] };
    const place = { district: '', city: '', state: '' };
    demoApi.db.voters.update(firstVoter().id, { ...nowhere, ...place, ...unknown });
    const { user } = openVoters();
    await user.click(await firstRow());
    await user.click(await screen.findByRole('button', { name: /^Mostrar \d+ campos sem informação$/ }));
    expect(screen.getByText('Sem endereço cadastrado.')).toBeVisible();
    const none = 'Não informado';
    expectValues({ CPF: none, 'Data de nascimento': none, Telefone: none });
    expect(screen.queryByRole('button', { name: 'Mostrar CPF' })).not.toBeInTheDocument();
  });

  it('lead to a message', async () => {
    const { user } = openVoters();
    await user.click(await firstRow());
    await user.click(await screen.findByRole('button', { name: 'Enviar mensagem' }));
    expect(await screen.findByRole('dialog', { name: 'Comunicação com eleitor' })).toBeVisible();
  });
});
