import { demoApi } from '@mocks/testServer';
import { choiceOf } from '@tests/filters';
import { firstOf, noSuchRecord, ofOffice } from '@tests/office';
import { excel, type TestedModule } from '@tests/testedModule';
import { choose, fieldNamed, fill } from '@tests/typing';
import { facts } from './documents.facts.test-row';

const documentOf = (id: number) => demoApi.db.documents.get(id) ?? noSuchRecord();
const documentTitle = ({ typeId, number, year }: ReturnType<typeof documentOf>) =>
  `${demoApi.db.documentTypes.get(typeId)?.name} - ${number}/${year}`;

export const row: TestedModule = {
  ...facts,
  endpoints: ['documents', 'document'],
  columns: ['Tipo', 'Numeração', 'Assunto', 'Área de interesse', 'Status', 'Ações'],
  hides: ['Área de interesse'],
  startsWith: {},
  csvReference: /^[^;]+;\d+;\d{4};/,
  idOf: (reference) =>
    demoApi.db.documents.find((document) => documentTitle(document) === reference)?.id ?? noSuchRecord(),
  table: () => demoApi.db.documents,
  write: (id, menu) => {
    const { db } = demoApi;
    const [status, department] = [ofOffice(db.legislativeStatuses), firstOf(db.departments.all())];
    const { typeId, number, year } = db.documents.update(id, {
      menu,
      statusId: status.id,
      areaInterestId: department.id,
    });
    return [db.documentTypes.get(typeId)?.name, `${number}/${year}`, menu, department.name, status.name];
  },
  create: { ...facts.create, start: 'Começar, Criar documento' },
  filter: { ...facts.filter, value: 'projeto', chip: 'Assunto: projeto', query: { menu: 'projeto' } },
  filters: () => {
    const { db } = demoApi;
    return [
      choiceOf('Tipo', firstOf(db.documentTypes.all()), 'type'),
      choiceOf('Status', ofOffice(db.legislativeStatuses), 'status'),
      ['Número', '123', { number: '123' }, 'Número: 123'],
      ['Ano', '2026', { year: '2026' }, 'Ano: 2026'],
      choiceOf('Área de interesse', firstOf(db.departments.all()), 'areaInterest'),
      ['Região', ' Sul ', { region: 'Sul' }, 'Região: Sul'],
      ['Assunto', 'poda', { menu: 'poda' }, 'Assunto: poda'],
    ];
  },
  quick: {
    label: 'Buscar por número ou assunto',
    asks: [
      ['poda', { menu: 'poda' }],
      ['12', { number: '12' }],
      ['12/2026', { number: '12', year: '2026' }],
    ],
  },
  csv: {
    name: /^listagem-documentos-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header:
      /^Tipo;Número;Ano;Em tramitação;Status;Área de interesse;Região;Assunto;Data de cadastro;Última atualização$/,
  },
  files: {},
  rules: {
    create_legislative_process: { to: 'criar dodumentos', header: ['Novo'] },
    edit_legislative_process: {
      to: 'editar documentos',
      menu: ['Editar', 'Elaborar doc.', 'Trocar status', 'Upload arquivo', 'Criar lembrete'],
      others: {
        'Elaborar doc.': 'elaborar documentos',
        'Trocar status': 'trocar o status de documentos',
        'Upload arquivo': 'enviar arquivos de documentos',
        'Criar lembrete': 'criar lembretes de documentos',
      },
    },
    comment_legislative_process: { to: 'comentar documentos', menu: ['Comentar'] },
    delete_legislative_process: { to: 'excluir documentos', menu: ['Excluir'] },
    print_legislative_process: {
      to: 'imprimir documentos',
      header: [excel],
      menu: ['Imprimir', 'Baixar documento (.html)', 'Baixar .docx'],
    },
  },
  details: { title: () => 'Detalhes do documento', label: 'Área de interesse' },
  removal: {
    title: 'Remover Docs. Proposituras, Adm.',
    warning: 'Após a confirmação o documento será PERMANENTEMENTE excluido.',
    warningOfMany: 'Após a confirmação os documentos serão PERMANENTEMENTE excluidos.',
    done: () => 'O documento foi removido!',
    facts: (id) => {
      const { typeId, statusId, number, year } = documentOf(id);
      const { documentTypes, legislativeStatuses } = demoApi.db;
      return {
        Tipo: documentTypes.get(typeId)?.name,
        Numeração: `${number}/${year}`,
        Status: legislativeStatuses.get(statusId)?.name,
      };
    },
  },
  form: {
    ...facts.form,
    value: 'Faixa elevada em frente à escola.',
    fill: async (user) => {
      await choose(user, fieldNamed('Tipo'), firstOf(demoApi.db.documentTypes.all()).name);
      await choose(user, fieldNamed('Status'), ofOffice(demoApi.db.legislativeStatuses).name);
      await fill(user, fieldNamed('Número'), '12');
    },
    saved: /^O documento \(.+\) foi criado!$/,
    action: null,
    refused: {
      type: 'Tipo',
      status: 'Status',
      number: 'Número',
      year: 'Ano',
      areaInterest: 'Área de interesse',
      region: 'Região',
      menu: 'Assunto',
    },
    limits: { Assunto: 2000, Região: 50 },
    missing: {
      Tipo: 'Selecione uma opção.',
      Status: 'Selecione uma opção.',
      Número: 'Preencha este campo.',
      Ano: 'Preencha este campo.',
      Assunto: 'Preencha este campo.',
    },
    wrong: [],
  },
  edited: { field: 'menu', other: { region: 'Centro' }, unread: ['menu', 'Assunto'] },
};
