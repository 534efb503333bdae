import type { ModuleFacts } from '@tests/moduleFacts';

export const facts = {
  path: '/campaigns/list',
  title: 'Campanhas',
  one: 'campanha',
  many: 'campanhas',
  script: 'campaign.php',
  calls: { search: 'search', read: 'get' },
  reference: 'first cell',
  leads: { button: 'Cancelar campanha', item: 'Cancelar' },
  panels: { of: 'campaigns', panels: ['details', 'cancel'], alone: ['filter'] },
  menu: ['Cancelar'],
  filter: {
    label: 'Nome da campanha',
    finds: (reference: string) => ({ 'Nome da campanha': reference }),
  },
  create: { button: 'Nova', opens: '/campaigns/create' },
  form: {
    field: 'Nome da campanha',
    required: [
      ['textbox', 'Nome da campanha'],
      ['textbox', 'Data de envio'],
      ['combobox', 'Horário de envio'],
    ],
    ready: 'Custo estimado',
    confirm: 'Confirmar campanha',
  },
  overlong: (text) => ({
    name: text,
    typeName: text,
    statusName: text,
    contentMessage: ['subject', 'greeting', 'content', 'signature'].map((name) => ({ name, value: text })),
  }),
} satisfies ModuleFacts;
