import type { ModuleFacts } from '@tests/moduleFacts';

export const facts = {
  path: '/appointments/list',
  title: 'Compromissos',
  one: 'compromisso',
  many: 'compromissos',
  script: 'compromisso.php',
  calls: { search: 'search', read: 'getDetails', remove: 'delete' },
  reference: /^AG-\d+$/,
  panels: {
    of: 'appointments',
    panels: ['details', 'edit', 'copy', 'remove'],
    alone: ['filter', 'create'],
  },
  menu: ['Editar', 'Copiar', 'Excluir'],
  filter: { label: 'Assunto' },
  create: { button: 'Novo', opens: 'Novo compromisso' },
  form: {
    field: 'Assunto',
    required: [
      ['textbox', 'Assunto'],
      ['combobox', 'Horário de início'],
      ['combobox', 'Horário de término'],
    ],
  },
  overlong: (text, digits) => ({
    subject: text,
    location: text,
    description: text,
    requester: { name: text, telephone: digits },
  }),
} satisfies ModuleFacts;
