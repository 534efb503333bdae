import type { ModuleFacts } from '@tests/moduleFacts';

export const facts = {
  path: '/services/list',
  title: 'Atendimentos',
  one: 'atendimento',
  many: 'atendimentos',
  script: 'atendimento.php',
  calls: { search: 'search', read: 'getDetails', remove: 'deletar' },
  reference: /^AT-\d+$/,
  menu: [
    'Editar',
    'Trocar status',
    'Comentar',
    'Dar retorno',
    'Abrir WhatsApp',
    'Passar para',
    'Gerar documento',
    'Upload arquivo',
    'Imprimir',
    'Baixar ficha (.html)',
    'Criar lembrete',
    'Excluir',
  ],
  filter: { label: 'Descrição' },
  create: { button: 'Novo', opens: 'Novo atendimento' },
  form: {
    field: 'Descrição',
    required: [
      ['combobox', 'Eleitor'],
      ['combobox', 'Categoria'],
      ['combobox', 'Origem'],
      ['combobox', 'Escritório'],
    ],
  },
  overlong: (text) => ({
    description: text,
    statusName: text,
    electorName: text,
    categoryName: text,
    originName: text,
    officeName: text,
  }),
} satisfies ModuleFacts;
