import type { ModuleFacts } from '@tests/moduleFacts';

export const facts = {
  path: '/manifestations/list',
  title: 'Manifestações',
  one: 'manifestação',
  many: 'manifestações',
  script: 'manifestation.php',
  calls: { search: null, read: null, remove: null },
  reference: /^\d{10}$/,
  leads: { button: 'Comentar/Anotar', item: 'Comentar/Anotar' },
  panels: {
    of: 'manifestations',
    panels: ['details', 'status', 'comment', 'service', 'remove'],
    alone: ['filter'],
  },
  menu: ['Trocar status', 'Comentar/Anotar', 'Excluir'],
  filter: { label: 'Nome', finds: (reference: string) => ({ 'Número protocolo': reference }) },
  welcome: 'Bem-vindo ao módulo Participativa',
  overlong: (text, digits) => ({
    name: text,
    typeName: text,
    statusName: text,
    description: text,
    contacts: { email: text, telephone: digits },
    location: { city: text, district: text },
    comments: [{ description: text, createdAt: '2026-11-20 09:00:00' }],
  }),
} satisfies ModuleFacts;
