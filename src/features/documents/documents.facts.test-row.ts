import type { ModuleFacts } from '@tests/moduleFacts';

export const facts = {
  path: '/legislative-processes/list',
  title: 'Docs. Proposituras, Adm.',
  one: 'documento',
  many: 'documentos',
  script: 'legislative.processe.php',
  calls: { search: null, read: null, remove: null },
  reference: /^\d+\/\d{4}$/,
  panels: {
    of: 'documents',
    panels: ['details', 'edit', 'status', 'comment', 'upload', 'reminder', 'remove'],
    alone: ['filter', 'create'],
  },
  menu: [
    'Editar',
    'Elaborar doc.',
    'Trocar status',
    'Upload arquivo',
    'Imprimir',
    'Baixar documento (.html)',
    'Baixar .docx',
    'Comentar',
    'Criar lembrete',
    'Excluir',
  ],
  filter: {
    label: 'Assunto',
    finds: (reference: string) => {
      const [number = '', year = ''] = reference.split('/');
      return { Número: number, Ano: year };
    },
  },
  create: { button: 'Novo', opens: 'Novo documento' },
  editTitle: 'Editar dados do documento',
  form: {
    field: 'Assunto',
    required: [
      ['combobox', 'Tipo'],
      ['combobox', 'Status'],
      ['textbox', 'Número'],
      ['textbox', 'Assunto'],
    ],
  },
  overlong: (text) => ({
    menu: text,
    typeName: text,
    statusName: text,
    areaInterestName: text,
    region: text,
    authors: [text],
    archives: [{ name: text, url: 'javascript:alert(1)', description: text }],
    comments: [{ date: '2026-11-20', note: text }],
  }),
} satisfies ModuleFacts;
