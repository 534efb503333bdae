import { demoApi } from '@mocks/testServer';
import { formatWeekdayDate } from '@/formats/dates';
import { formatMoney } from '@/formats/money';
import { choiceOf } from '@tests/filters';
import { noSuchRecord } from '@tests/office';
import { excel, type TestedModule } from '@tests/testedModule';
import { choose, fieldNamed, fill } from '@tests/typing';
import { facts } from './expenses.facts.test-row';

export const row: TestedModule = {
  ...facts,
  endpoints: ['expenses', 'expense'],
  columns: ['Ref.', 'Data da despesa', 'Categoria', 'Valor', 'Reembolso', 'Status', 'Ações'],
  hides: ['Reembolso'],
  startsWith: {},
  csvReference: /^DE-\d+;/,
  table: () => demoApi.db.expenses,
  write: (id, text) => {
    const reference = `DE-${id} ${text}`;
    const { dateExpense } = demoApi.db.expenses.update(id, {
      ...{ reference, categoryId: 3, statusId: 1, value: 1234.5, isRefund: true },
    });
    const day = formatWeekdayDate(dateExpense);
    return [reference, day, 'Combustível', 'R$\u00A01.234,50', 'Sim', 'Concluido'];
  },
  renamed: (id, text) => `DE-${id} ${text}`,
  create: {
    ...facts.create,
    buttonWhenEmpty: 'Nova despesa',
    start: 'Começar, Cadastrar despesa',
  },
  filter: { ...facts.filter, value: 'posto', chip: 'Nome: posto', query: { recipient: 'posto' } },
  filters: () => [
    ['Referência', ' DE-1 ', { reference: 'DE-1' }, 'Referência: DE-1'],
    choiceOf('Categoria', { id: 3, name: 'Combustível' }, 'categoryId'),
    ['Data da despesa, de', '01/11/2026', { startDateExpense: '2026-11-01' }, 'A partir de: 01/11/2026'],
    ['Data da despesa, até', '30/11/2026', { endDateExpense: '2026-11-30' }, 'Até: 30/11/2026'],
    ['Status', { radio: 'Agendado' }, { statusId: '3' }, 'Status: Agendado'],
    ['Nome', ' posto ', { recipient: 'posto' }, 'Nome: posto'],
    ['Reembolso', { radio: 'Não' }, { isRefund: 'false' }, 'Reembolso: Não'],
  ],
  quick: {
    label: 'Buscar por nome ou referência',
    asks: [
      ['Posto', { recipient: 'Posto' }],
      ['de-12', { reference: 'de-12' }],
      ['12', { reference: '12' }],
    ],
  },
  period: ['Data da despesa, de', 'Data da despesa, até'],
  csv: {
    name: /^listagem-despesas-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Ref\.;Data da despesa;Categoria;Status;Valor;Reembolso;Nome;CPF\/CNPJ;Telefone;Descrição$/,
  },
  files: {},
  rules: {
    create_expense: { to: 'criar despesas', header: ['Nova'], menu: ['Copiar'] },
    edit_expense: { to: 'editar despesas', menu: ['Editar'] },
    delete_expense: { to: 'excluir despesas', menu: ['Excluir'] },
    print_expense: { to: 'exportar despesas', header: [excel] },
  },
  details: { title: () => 'Detalhes da despesa', label: 'Categoria' },
  removal: {
    warning: 'Após a confirmação a despesa será PERMANENTEMENTE excluida.',
    done: (reference) => `A despesa ${reference} foi removida!`,
    facts: (id) => {
      const { reference, value, dateExpense } = demoApi.db.expenses.get(id) ?? noSuchRecord();
      const day = formatWeekdayDate(dateExpense);
      return {
        Referência: reference,
        Valor: formatMoney(value).replace('\u00A0', ' '),
        'Data da despesa': day,
      };
    },
  },
  form: {
    ...facts.form,
    value: 'Auto Posto Cambuí',
    fill: async (user) => {
      await choose(user, fieldNamed('Categoria'), 'Combustível');
      await fill(user, fieldNamed('Valor'), '1.234,56');
    },
    saved: /^A despesa DE-\d+ foi criada!$/,
    action: null,
    refused: {
      categoryId: 'Categoria',
      value: 'Valor',
      dateExpense: 'Data da despesa',
      statusId: 'Status',
      isRefund: 'Reembolso',
      name: 'Nome',
      nationalRegister: 'CPF/CNPJ',
      telephone: 'Telefone',
      description: 'Descrição',
    },
    limits: { Nome: 100, Descrição: 2000 },
    missing: {
      Categoria: 'Selecione uma opção.',
      Valor: 'Preencha este campo.',
      'Data da despesa': 'Informe a data.',
    },
    wrong: [
      ['Valor', '0,00', 'Digite um valor maior que zero.'],
      ['CPF/CNPJ', '529.982.247-24', 'Este CPF não é válido. Confira o que foi digitado.'],
      ['Telefone', '1998', 'Digite o telefone com DDD.'],
    ],
  },
  edited: { field: 'name', other: { description: 'Nota fiscal 12' }, unread: ['value', 'Valor'] },
};
