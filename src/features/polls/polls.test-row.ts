import { demoApi } from '@mocks/testServer';
import { addDays, formatDate, formatWeekdayDate, today } from '@/formats/dates';
import { noSuchRecord } from '@tests/office';
import type { TestedModule } from '@tests/testedModule';
import { choose, fieldNamed, fill } from '@tests/typing';
import { facts } from './polls.facts.test-row';

export const row: TestedModule = {
  ...facts,
  endpoints: ['polls', 'poll'],
  columns: ['Ref.', 'Pergunta', 'Encerramento', 'Ações'],
  hides: [],
  startsWith: {},
  csvReference: /^$/,
  table: () => demoApi.db.polls,
  write: (id, question) => {
    const { endDate } = demoApi.db.polls.update(id, { question, endDate: addDays(today(), 3) });
    return [`EN-${id}`, question, formatWeekdayDate(endDate)];
  },
  create: {
    ...facts.create,
    buttonWhenEmpty: 'Nova enquete',
    start: 'Começar, Criar enquete',
    startBlocked: 'Você não tem permissão para criar enquetes.',
  },
  filter: { ...facts.filter, value: 'praça', chip: 'Pergunta: praça', query: { question: 'praça' } },
  filters: () => [
    ['Referência', ' EN-1 ', { reference: 'EN-1' }, 'Referência: EN-1'],
    ['Pergunta', ' praça ', { question: 'praça' }, 'Pergunta: praça'],
    ['Encerramento, de', '01/11/2026', { startDate: '2026-11-01' }, 'Encerramento a partir de: 01/11/2026'],
    ['Encerramento, até', '30/11/2026', { endDate: '2026-11-30' }, 'Encerramento até: 30/11/2026'],
  ],
  quick: { label: 'Buscar por pergunta', asks: [['praça', { question: 'praça' }]] },
  files: {},
  // The server reports missing rights: nothing is blocked here.
  rules: {},
  details: { title: () => 'Detalhes, votação e estatísticas da enquete', label: 'Encerramento' },
  removal: {
    warning: 'Após a confirmação a enquete será PERMANENTEMENTE excluida.',
    done: (reference) => `A enquete ${reference} foi removida!`,
    facts: (id) => {
      const { question } = demoApi.db.polls.get(id) ?? noSuchRecord();
      return { Referência: `EN-${id}`, Pergunta: question };
    },
  },
  form: {
    ...facts.form,
    value: 'Obrigado por responder!',
    fill: async (user) => {
      await fill(user, fieldNamed('Pergunta'), 'Onde deve ficar a academia ao ar livre?');
      await fill(user, fieldNamed('Resposta 1'), 'Na praça');
      await fill(user, fieldNamed('Resposta 2'), 'No parque');
      await fill(user, fieldNamed('Data de encerramento'), formatDate(addDays(today(), 5)));
      await choose(user, fieldNamed('Cor de fundo da página'), 'Manjericão');
    },
    saved: /^A enquete EN-\d+ foi criada!$/,
    action: null,
    refused: {
      question: 'Pergunta',
      endDate: 'Data de encerramento',
      color: 'Cor de fundo da página',
      thanksText: 'Mensagem de agradecimento',
    },
    limits: { Pergunta: 200, 'Resposta 1': 50, 'Mensagem de agradecimento': 100 },
    missing: {
      Pergunta: 'Preencha este campo.',
      'Resposta 1': 'Preencha este campo.',
      'Resposta 2': 'Preencha este campo.',
      'Data de encerramento': 'Informe a data.',
      'Cor de fundo da página': 'Selecione uma opção.',
    },
    wrong: [['Data de encerramento', '19/11/2020', 'Escolha uma data a partir de']],
  },
  edited: {
    field: 'thanksText',
    other: { endDate: '2031-05-06' },
    unread: ['endDate', 'Data de encerramento'],
  },
};
