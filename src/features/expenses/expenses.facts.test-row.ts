import type { ModuleFacts } from '@tests/moduleFacts';

export const facts = {
  path: '/expenses/list',
  title: 'Despesas',
  one: 'despesa',
  many: 'despesas',
  script: 'expense.php',
  calls: { search: null, read: null, remove: null },
  reference: /^DE-\d+$/,
  panels: {
    of: 'expenses',
    panels: ['details', 'edit', 'copy', 'reminder', 'remove'],
    alone: ['filter', 'create'],
  },
  menu: ['Editar', 'Copiar', 'Criar lembrete', 'Excluir'],
  filter: { label: 'Nome' },
  create: { button: 'Nova', opens: 'Nova despesa' },
  form: {
    field: 'Nome',
    required: [
      ['combobox', 'Categoria'],
      ['textbox', 'Valor'],
    ],
  },
  overlong: (text) => ({
    reference: text,
    categoryName: text,
    statusName: text,
    name: text,
    nationalRegister: text,
    description: text,
  }),
} satisfies ModuleFacts;
