import type { ModuleFacts } from '@tests/moduleFacts';

export const facts = {
  path: '/tasks/list',
  title: 'Tarefas',
  one: 'tarefa',
  many: 'tarefas',
  script: 'task.php',
  calls: { search: null, read: null, remove: null },
  reference: 'first cell',
  panels: { of: 'tasks', panels: ['details', 'edit', 'copy', 'remove'], alone: ['filter', 'create'] },
  menu: ['Editar', 'Copiar', 'Excluir'],
  filter: { label: 'Data da tarefa, de', finds: null },
  create: { button: 'Nova', opens: 'Nova tarefa' },
  form: {
    field: 'Descrição',
    required: [['textbox', 'Descrição']],
    focused: ['combobox', 'Responsáveis'],
    blocked: 'Preencha os responsáveis, a data, a descrição e o status.',
  },
  overlong: (text, digits) => ({
    description: text,
    participants: [{ userId: 1, name: text, phone: digits }],
  }),
} satisfies ModuleFacts;
