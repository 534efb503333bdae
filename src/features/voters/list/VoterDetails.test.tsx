import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { valueOf } from '@tests/list';
import { basic, giveRules } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { loadScreen } from '@tests/staffRoutes';
import { firstRow, firstVoter, openVoters } from '@tests/voters';

installDemoApi({ today: '2026-11-20' });

beforeAll(() => loadScreen('/voters/list'));

describe('the details of a voter', () => {
  it('tell everything, the personal numbers only when asked', async () => {
    const { id } = firstVoter();
    const group = demoApi.db.voterGroups.all()[0];
    demoApi.db.voters.update(id, {
      status: true,
      individualRegistration: '12345678909',
      dateOfBirth: '1980-02-29',
      maritalStatusId: 6,
      profession: 'Do lar',
      school: 'EMEF Centro',
      note: 'uma\nduas',
      groupsId: [group?.id ?? 0],
      telephone: [{ number: '19981234567', type: 2, operator: 6 }],
      voterRegistration: '004356870906',
      healthCard: '700000000000003',
      electoralZone: '33',
      votingSection: '12',
      allowCommunication: false,
      email: 'a@b.example',
      withLocation: true,
      address: 'Rua das Flores',
      addressNumber: '10',
      additionalAddress: 'fundos',
      district: 'Cambuí',
      city: 'Campinas',
      state: 'SP',
      zipcode: '13024000',
    });
    const { user } = openVoters();
    await user.click(await firstRow());
    await panel('Detalhes do eleitor');
    await screen.findByText('Data de nascimento');
    expect(valueOf('Data de nascimento')).toHaveTextContent('29/02/1980');
    expect(valueOf('Estado civil')).toHaveTextContent('União Estável');
    expect(valueOf('Profissão')).toHaveTextContent('Do lar');
    await waitFor(() => expect(valueOf('Grupo')).toHaveTextContent(group?.name ?? ''));
    expect(valueOf('Local de votação')).toHaveTextContent('EMEF Centro');
    expect(valueOf('Observações').textContent).toContain('uma\nduas');
    expect(within(valueOf('Telefone (Celular)')).getByRole('link')).toHaveAttribute(
      'href',
      'tel:+5519981234567',
    );
    expect(valueOf('Aceita comunicação')).toHaveTextContent('Não');
    expect(valueOf('Endereço')).toHaveTextContent('Rua das Flores, 10, fundos');
    expect(valueOf('Bairro e cidade')).toHaveTextContent('Cambuí - Campinas/SP');
    expect(valueOf('CEP')).toHaveTextContent('13024-000');
    expect(valueOf('Zona eleitoral')).toHaveTextContent('33');

    expect(valueOf('CPF')).toHaveTextContent('123.***.***-09');
    expect(valueOf('Título de eleitor')).toHaveTextContent('0043 **** **06');
    expect(document.body.innerHTML).not.toContain('12345678909');
    await expectSoundPanel();
    await user.click(screen.getByRole('button', { name: 'Mostrar CPF' }));
    expect(valueOf('CPF')).toHaveTextContent('123.456.789-09');
    expect(valueOf('Título de eleitor')).toHaveTextContent('0043 **** **06');
    await user.click(screen.getByRole('button', { name: 'Ocultar CPF' }));
    expect(valueOf('CPF')).toHaveTextContent('123.***.***-09');
    await user.click(screen.getByRole('button', { name: 'Mostrar Título de eleitor' }));
    expect(valueOf('Título de eleitor')).toHaveTextContent('0043 5687 0906');
    expect(valueOf('Cartão SUS')).toHaveTextContent('700 **** **** **03');
    await user.click(screen.getByRole('button', { name: 'Mostrar Cartão SUS' }));
    expect(valueOf('Cartão SUS')).toHaveTextContent('700 0000 0000 0003');
    await expectSoundPanel();
  });

  it('say what is missing', async () => {
    const { id } = firstVoter();
    demoApi.db.voters.update(id, {
      individualRegistration: '',
      dateOfBirth: null,
      telephone: [],
      withLocation: false,
      address: '',
      addressNumber: '',
      additionalAddress: '',
      district: '',
      city: '',
      state: '',
      zipcode: '',
    });
    const { user } = openVoters();
    await user.click(await firstRow());
    expect(await screen.findByText('Sem endereço cadastrado.')).toBeVisible();
    for (const label of ['CPF', 'Data de nascimento', 'Telefone'])
      expect(valueOf(label)).toHaveTextContent('Não informado');
    expect(screen.queryByRole('button', { name: 'Mostrar CPF' })).not.toBeInTheDocument();
  });

  it('lead to the edit screen those who may edit, and to a message', async () => {
    giveRules();
    const { user } = openVoters(basic);
    await user.click(await firstRow());
    expect(await screen.findByRole('button', { name: 'Editar' })).toHaveAccessibleDescription(
      'Você não tem permissão para editar eleitores.',
    );
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    expect(await screen.findByRole('dialog', { name: 'Comunicação com eleitor' })).toBeVisible();
  });

  it('lead to the edit screen', async () => {
    const { id } = firstVoter();
    const { user, path } = openVoters();
    await user.click(await firstRow());
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await waitFor(() => expect(path()).toBe(`/voters/edit/${id}`));
  });
});
