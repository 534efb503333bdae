import type { ModuleFacts } from '@tests/moduleFacts';

export const facts = {
  path: '/phonecalls/list',
  title: 'Ligações',
  one: 'ligação',
  many: 'ligações',
  script: 'telefonema.php',
  calls: { search: 'search', read: 'getDetails', remove: 'deletar' },
  reference: /^LI-\d+$/,
  panels: { of: 'calls', panels: ['details', 'edit', 'remove'], alone: ['filter', 'create'] },
  menu: ['Editar', 'Excluir'],
  filter: { label: 'Nome' },
  create: { button: 'Nova', opens: 'Nova ligação' },
  form: {
    field: 'Quem ligou',
    required: [
      ['textbox', 'Quem ligou'],
      ['textbox', 'Assunto'],
    ],
  },
  overlong: (text, digits) => ({
    name: text,
    createdBy: text,
    subject: text,
    statusName: text,
    telephone: digits,
  }),
} satisfies ModuleFacts;
