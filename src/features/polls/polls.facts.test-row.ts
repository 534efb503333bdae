import type { ModuleFacts } from '@tests/moduleFacts';

export const facts = {
  path: '/polls/list',
  title: 'Enquetes',
  one: 'enquete',
  many: 'enquetes',
  script: 'survey.php',
  calls: { search: null, read: 'getAnalytics', remove: null },
  reference: /^EN-\d+$/,
  panels: {
    of: 'polls',
    panels: ['details', 'edit', 'remove', 'removeAnswers'],
    alone: ['filter', 'create'],
  },
  menu: ['Editar', 'Excluir', 'Excluir respostas'],
  filter: { label: 'Pergunta' },
  create: { button: 'Nova', opens: 'Nova enquete' },
  form: {
    field: 'Mensagem de agradecimento',
    required: [
      ['textbox', 'Pergunta'],
      ['textbox', 'Resposta 1'],
      ['textbox', 'Resposta 2'],
      ['textbox', 'Data de encerramento'],
      ['combobox', 'Cor de fundo da página'],
    ],
  },
  overlong: (text) => ({
    question: text,
    thanksText: text,
    statusName: text,
    identifier: text,
    options: [{ op: text }],
  }),
} satisfies ModuleFacts;
