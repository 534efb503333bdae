import { demoApi } from '@mocks/testServer';
import { formatShortDate } from '@/formats/dates';
import { choiceOf } from '@tests/filters';
import { firstOf, noSuchRecord, ofOffice } from '@tests/office';
import { excel, type TestedModule } from '@tests/testedModule';
import { choose, fieldNamed } from '@tests/typing';
import { facts } from './services.facts.test-row';

export const row: TestedModule = {
  ...facts,
  endpoints: ['services', 'service'],
  columns: ['Ref.', 'Descrição', 'Categoria', 'Secretária', 'Solicitação', 'Status', 'Eleitor', 'Ações'],
  hides: ['Ref.', 'Categoria', 'Secretária', 'Solicitação', 'Eleitor'],
  startsWith: {},
  csvReference: /^AT-\d+;/,
  table: () => demoApi.db.services,
  write: (id, text) => {
    const { statusId, electorId, categoryId, departmentId, requestDate } = demoApi.db.services.update(id, {
      description: `${text}\nDuas linhas.`,
    });
    const telephone = [{ number: '19981234567', type: 2, operator: 1 }];
    const { name } = demoApi.db.voters.update(electorId, { telephone });
    const status = demoApi.db.serviceStatuses.get(statusId)?.name;
    return [
      `AT-${id}`,
      `${text} Duas linhas.`,
      demoApi.db.serviceCategories.get(categoryId)?.name,
      demoApi.db.departments.get(departmentId ?? 0)?.name ?? '',
      formatShortDate(requestDate),
      status,
      `${name}(19) 98123-4567`,
    ];
  },
  create: {
    ...facts.create,
    start: 'Começar, Cadastrar atendimento',
  },
  filtersCounted: true,
  filter: { ...facts.filter, value: 'poda', chip: 'Descrição: poda', query: { description: 'poda' } },
  filters: () => {
    const { db } = demoApi;
    const { id, name, cityId } = firstOf(db.districts.all());
    const city = db.cities.get(cityId)?.name ?? '';
    return [
      ['Referência', ' AT-1 ', { reference: 'AT-1' }, 'Referência: AT-1'],
      ['Descrição', 'poda', { description: 'poda' }, 'Descrição: poda'],
      choiceOf('Status', ofOffice(db.serviceStatuses), 'statusId'),
      choiceOf('Categoria', ofOffice(db.serviceCategories), 'categoryId'),
      choiceOf('Origem', ofOffice(db.serviceOrigins), 'originId'),
      choiceOf('Escritório', ofOffice(db.offices), 'officeId'),
      choiceOf('Secretária', firstOf(db.departments.all()), 'departmentId'),
      choiceOf('Responsável', ofOffice(db.users), 'responsibleId'),
      ['Data de cadastro, de', '01/11/2026', { startCreatedDate: '2026-11-01' }, 'A partir de: 01/11/2026'],
      ['Data de cadastro, até', '30/11/2026', { endCreatedDate: '2026-11-30' }, 'Até: 30/11/2026'],
      ['Ref. eleitor', '12', { electorReference: '12' }, 'Ref. eleitor: 12'],
      ['Nome do eleitor', 'josé', { electorName: 'josé' }, 'Eleitor: josé'],
      choiceOf('Grupo', ofOffice(db.voterGroups), 'groupId'),
      ['Cidade', { option: new RegExp(`^${city}/`), typed: city }, {}],
      ['Bairros', { options: [name], typed: true }, { 'districtIds[]': [String(id)] }, `Bairros: ${name}`],
      choiceOf('Tipo de documento', firstOf(db.documentTypes.all()), 'documentId', 'Documento'),
      ['Número', '123', { documentNumber: '123' }, 'Número do documento: 123'],
      ['Ano', '2026', { documentYear: '2026' }, 'Ano do documento: 2026'],
    ];
  },
  quick: {
    label: 'Buscar por referência ou eleitor',
    asks: [
      ['Maria', { electorName: 'Maria' }],
      ['at 12', { reference: 'AT-12' }],
      ['12', { reference: '12' }],
    ],
  },
  period: ['Data de cadastro, de', 'Data de cadastro, até'],
  csv: {
    name: /^listagem-atendimentos-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Ref\. atendimento;Descrição;Categoria;Origem;/,
  },
  files: {
    'Imprimir resultados': {
      name: /^listagem-atendimentos-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/,
      script: 'service.print.php',
      holds: /^%PDF/,
    },
  },
  rules: {
    create_treatment: { to: 'cadastrar atendimentos', header: ['Novo'] },
    edit_treatment: {
      to: 'editar atendimentos',
      menu: [
        'Editar',
        'Trocar status',
        'Dar retorno',
        'Passar para',
        'Juntar em uma demanda',
        'Upload arquivo',
      ],
      others: {
        'Trocar status': 'trocar o status de atendimentos',
        'Dar retorno': 'dar retorno em atendimentos',
        'Passar para': 'passar atendimentos para outra pessoa',
        'Juntar em uma demanda': 'juntar atendimentos em uma demanda',
        'Upload arquivo': 'enviar arquivos de atendimentos',
      },
    },
    create_commet_treatment: {
      to: 'comentar atendimentos',
      menu: ['Dar retorno', 'Comentar'],
      others: { 'Dar retorno': 'dar retorno em atendimentos' },
    },
    create_legislative_process: { to: 'gerar documentos', menu: ['Gerar documento'] },
    delete_treatment: { to: 'excluir atendimentos', menu: ['Excluir'] },
    export_treatment: { to: 'exportar atendimentos', header: [excel] },
    print_search_treatment: {
      to: 'imprimir atendimentos',
      header: ['Imprimir resultados'],
      menu: ['Imprimir', 'Baixar ficha (.html)'],
    },
  },
  details: { title: (reference) => `Detalhes do atendimento ${reference}`, label: 'Categoria' },
  removal: {
    warning: 'Após a confirmação o atendimento será PERMANENTEMENTE excluido.',
    warningOfMany: 'Após a confirmação os atendimentos serão PERMANENTEMENTE excluidos.',
    done: () => 'O atendimento foi removido!',
    facts: (id) => {
      const { statusId, electorId } = demoApi.db.services.get(id) ?? noSuchRecord();
      const status = demoApi.db.serviceStatuses.get(statusId)?.name;
      return { Referência: `AT-${id}`, Status: status, Eleitor: demoApi.db.voters.get(electorId)?.name };
    },
  },
  form: {
    ...facts.form,
    value: 'Poda da árvore',
    fill: async (user) => {
      const { name } = ofOffice(demoApi.db.voters);
      await choose(user, fieldNamed('Eleitor'), new RegExp(`^${name}`), name);
      for (const [label, table] of [
        ['Status', demoApi.db.serviceStatuses],
        ['Categoria', demoApi.db.serviceCategories],
        ['Origem', demoApi.db.serviceOrigins],
        ['Escritório', demoApi.db.offices],
      ] as const)
        await choose(user, fieldNamed(label), ofOffice<{ clientId: number; name: string }>(table).name);
    },
    saved: /^O atendimento AT-\d+ foi criado!$/,
    action: 'cadastrar',
    refused: {
      electorId: 'Eleitor',
      statusId: 'Status',
      requestDate: 'Data de solicitação',
      completionDate: 'Data de conclusão',
      departmentId: 'Secretária',
      originId: 'Origem',
      officeId: 'Escritório',
      categoryId: 'Categoria',
      description: 'Descrição',
    },
    limits: { Descrição: 1000 },
    missing: {
      Eleitor: 'Escolha o eleitor.',
      Categoria: 'Selecione uma opção.',
      Origem: 'Selecione uma opção.',
      Escritório: 'Selecione uma opção.',
      Descrição: 'Preencha este campo.',
      'Data de solicitação': 'Informe a data.',
    },
    wrong: [['Data de conclusão', '19/11/2020', 'A conclusão não pode ser antes da solicitação.']],
  },
  edited: {
    field: 'description',
    other: { requestDate: '2020-01-02' },
    unread: ['requestDate', 'Data de solicitação'],
  },
};
