import type { ModuleFacts } from '@tests/moduleFacts';

export const facts = {
  path: '/voters/list',
  title: 'Eleitores',
  one: 'eleitor',
  many: 'eleitores',
  script: 'eleitor.php',
  calls: { search: 'search', read: null, remove: 'deletar' },
  reference: 'first cell',
  panels: {
    of: 'voters',
    panels: ['details', 'remove', 'message', 'service', 'reminder'],
    alone: ['filter', 'labels'],
  },
  menu: [
    'Editar',
    'Imprimir',
    'Baixar ficha (.html)',
    'Novo atendimento',
    'Criar lembrete',
    'Enviar mensagem',
    'Excluir',
  ],
  filter: { label: 'Nome' },
  create: { button: 'Novo', opens: '/voters/create' },
  form: { field: 'Nome', required: [['textbox', 'Nome']] },
  overlong: (text) => ({
    name: text,
    email: text,
    mail: text,
    formattedAddress: text,
    districtAndCity: text,
    professionName: text,
    note: text,
  }),
} satisfies ModuleFacts;
