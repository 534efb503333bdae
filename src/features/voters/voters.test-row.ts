import { screen } from '@testing-library/react';
import { demoApi } from '@mocks/testServer';
import { formatPhone } from '@/formats/phone';
import { choiceOf, foundOf } from '@tests/filters';
import { firstOf, noSuchRecord } from '@tests/office';
import { excel, type TestedModule } from '@tests/testedModule';
import { choose, fieldNamed, fill, press } from '@tests/typing';
import { facts } from './voters.facts.test-row';

export const row: TestedModule = {
  ...facts,
  endpoints: ['voters', 'voter', 'voterToEdit'],
  columns: ['Ref.', 'Nome', 'Endereço', 'Telefone', 'E-mail', 'Ações'],
  hides: ['Endereço', 'E-mail'],
  startsWith: { isExcluded: 'false' },
  always: { isExcluded: 'false' },
  csvReference: /^\d+;/,
  table: () => demoApi.db.voters,
  write: (id, email) => {
    const { name } = demoApi.db.voters.update(id, {
      email,
      ...{ withLocation: true, address: 'Rua das Flores', addressNumber: '10', additionalAddress: '' },
      ...{ district: 'Cambuí', city: 'Campinas', state: 'SP' },
      telephone: [{ number: '19981234567', type: 2, operator: 6 }],
    });
    return [String(id), name, 'Rua das Flores, 10Cambuí - Campinas/SP', '(19) 98123-4567', email];
  },
  create: {
    ...facts.create,
    buttonWhenEmpty: 'Novo eleitor',
    start: 'Começar, Cadastrar alguém',
  },
  filter: { ...facts.filter, value: 'Ana', chip: 'Nome: Ana', query: { name: 'Ana' } },
  filters: () => {
    const { cities, districts, voterGroups, schools, occupations } = demoApi.db;
    const city = firstOf(cities.filter(({ name }) => name === 'Campinas'));
    const [one, other] = districts.filter(({ cityId }) => cityId === city.id);
    if (!one || !other) throw new Error('The city has one district only.');
    const school = firstOf(schools.filter(({ active }) => active));
    const student = firstOf(occupations.filter(({ name }) => name === 'Estudante'));
    const group = firstOf(voterGroups.all());
    return [
      ['Referência', '12', { reference: '12' }, 'Referência: 12'],
      ['CPF', '123.456.789-09', { individualRegistration: '12345678909' }, 'CPF: 123.***.***-09'],
      ['Nome', ' ana ', { name: 'ana' }, 'Nome: ana'],
      ['Gênero', { radio: 'Feminino' }, { genre: '2' }, 'Gênero: Feminino'],
      ['Aniversário, de', '20/12', { startBirthDate: '20/12' }, 'Aniversário a partir de: 20/12'],
      ['Aniversário, até', '10/01', { endBirthDate: '10/01' }, 'Aniversário até: 10/01'],
      choiceOf('Estado civil', { id: 6, name: 'União Estável' }, 'maritalStatusId'),
      foundOf('Profissão', student, 'professionId'),
      ['Grupo', { options: [group.name] }, { 'groupsId[]': [String(group.id)] }, `Grupo: ${group.name}`],
      ['Situação', { radio: 'Inativo' }, { status: 'false' }, 'Situação: Inativo'],
      [
        'Data de cadastro, de',
        '01/11/2025',
        { startCreatedDate: '2025-11-01' },
        'Cadastro a partir de: 01/11/2025',
      ],
      ['Data de cadastro, até', '30/11/2026', { endCreatedDate: '2026-11-30' }, 'Cadastro até: 30/11/2026'],
      foundOf('Cidade', { id: city.id, name: 'Campinas/SP' }, 'cityId', 'ca'),
      [
        'Bairro',
        { options: [one.name, other.name], typed: true },
        { 'districtsId[]': [String(one.id), String(other.id)] },
        `Bairro: ${one.name}, ${other.name}`,
      ],
      ['Endereço', 'flores', { address: 'flores' }, 'Endereço: flores'],
      ['CEP', '13024-000', { zipcode: '13024000' }, 'CEP: 13024-000'],
      ['Telefone', '+55 (19) 98123-4567', { telephone: '19981234567' }, 'Telefone: (19) 98123-4567'],
      ['Tem telefone', { radio: 'Sim' }, { withTelephone: 'true' }, 'Com telefone: Sim'],
      ['E-mail', 'correio', { email: 'correio' }, 'E-mail: correio'],
      ['Tem e-mail', { radio: 'Não' }, { withEmail: 'false' }, 'Com e-mail: Não'],
      choiceOf('Voto', { id: 3, name: 'Voto a conquistar' }, 'voteStatusId'),
      foundOf('Local de votação', school, 'schoolId', school.name.slice(0, 12)),
      choiceOf('Tipo de responsável', { id: 2, name: 'Captação' }, 'responsibleId'),
      ['Nome do responsável', 'José', { responsibleName: 'José' }, 'Responsável: José'],
    ];
  },
  quick: {
    label: 'Buscar por nome, CPF ou telefone',
    asks: [
      ['Ana', { name: 'Ana' }],
      ['123.4', { individualRegistration: '1234' }],
      ['52998224725', { individualRegistration: '52998224725' }],
      ['19987654321', { telephone: '19987654321' }],
      ['3456-78', { telephone: '345678' }],
    ],
  },
  period: ['Data de cadastro, de', 'Data de cadastro, até'],
  csv: { name: /^listagem-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/, header: /^Ref\.;CPF;Nome;Apelido;/ },
  files: {
    Imprimir: {
      name: /^listagem-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/,
      script: 'voter.print.php',
      holds: /^%PDF/,
    },
  },
  rules: {
    create_voter: { to: 'cadastrar pessoas', header: ['Novo'] },
    edit_voter: { to: 'editar eleitores', menu: ['Editar'] },
    delete_voter: { to: 'excluir eleitores', menu: ['Excluir'] },
    print_voter: {
      to: 'imprimir eleitores',
      header: ['Mala direta', 'Imprimir'],
      menu: ['Imprimir', 'Baixar ficha (.html)'],
    },
    export_voter: { to: 'exportar eleitores', header: [excel] },
    create_label_voter: { to: 'gerar etiquetas', header: ['Gerar Etiqueta'] },
    create_treatment: { to: 'cadastrar atendimentos', menu: ['Novo atendimento'] },
  },
  details: { title: () => 'Detalhes do eleitor', label: 'CPF' },
  removal: {
    warning: 'Após a confirmação o eleitor e seus atendimentos serão PERMANENTEMENTE excluidos.',
    warningOfMany: 'Após a confirmação os eleitores e seus atendimentos serão PERMANENTEMENTE excluidos.',
    done: () => 'O eleitor foi removido!',
    facts: (id) => {
      const { name, telephone } = demoApi.db.voters.get(id) ?? noSuchRecord();
      return {
        Referência: String(id),
        Nome: name,
        Telefone: formatPhone(telephone[0]?.number) || 'Não informado',
      };
    },
  },
  form: {
    ...facts.form,
    value: 'Benedita Aparecida Quaresma',
    fill: async (user) => {
      await user.click(screen.getByRole('radio', { name: 'Feminino' }));
      await press(user, 'Cadastrar manualmente');
      await fill(user, screen.getByLabelText('CEP'), '13010000');
      await fill(user, fieldNamed('Endereço'), 'Rua Nova');
      await choose(user, fieldNamed('Cidade'), 'Campinas/SP', 'campinas');
      await choose(user, fieldNamed('Bairro'), 'Centro', 'c');
    },
    saved: /^O eleitor .+ foi criado!$/,
    action: null,
    refused: {
      name: 'Nome',
      dateOfBirth: 'Data de nascimento',
      email: 'E-mail',
      telephone: 'Telefone',
      schoolId: 'Local de votação',
      professionId: 'Profissão',
      zipcode: 'CEP',
      address: 'Endereço',
      additionalAddress: 'Complemento',
      cityId: 'Cidade',
      districtId: 'Bairro',
    },
    limits: { Nome: 50, Apelido: 20, 'E-mail': 50, Observações: 1000 },
    missing: { Nome: 'Preencha este campo.', Gênero: 'Selecione uma opção.' },
    wrong: [
      ['CPF', '5299822', 'Digite os 11 números do CPF.'],
      ['E-mail', 'sem arroba', 'Confira o e-mail'],
      ['Telefone', '1998', 'Digite o telefone com DDD.'],
    ],
  },
  edited: { field: 'name', other: { nickName: 'Dita' }, unread: ['dateOfBirth', 'Data de nascimento'] },
};
