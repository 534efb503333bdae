import { demoApi } from '@mocks/testServer';
import { formatWeekdayDate } from '@/formats/dates';
import { administrator, noSuchRecord, userOf } from '@tests/office';
import type { TestedModule } from '@tests/testedModule';
import { facts } from './tasks.facts.test-row';

export const row: TestedModule = {
  ...facts,
  endpoints: ['tasks', 'task'],
  columns: ['Ref.', 'Descrição', 'Data tarefa', 'Status', 'Ações'],
  hides: [],
  startsWith: {},
  csvReference: /^\d+;/,
  table: () => demoApi.db.tasks,
  write: (id, description) => {
    // The list begins with the longest overdue task.
    const taskDate = '2020-01-01';
    demoApi.db.tasks.update(id, { description, status: 'pending', taskDate });
    return [String(id), description, `${formatWeekdayDate(taskDate)} Atrasada`, 'Pendente'];
  },
  create: {
    ...facts.create,
    buttonWhenEmpty: 'Nova tarefa',
    start: 'Começar, Cadastrar tarefa',
  },
  filter: {
    ...facts.filter,
    value: '01/11/2026',
    chip: 'A partir de: 01/11/2026',
    query: { startTaskDate: '2026-11-01' },
    address: '?startTaskDate=2026-11-01',
  },
  filters: () => {
    const { id, name } = userOf(administrator);
    return [
      ['Data da tarefa, de', '01/01/2026', { startTaskDate: '2026-01-01' }, 'A partir de: 01/01/2026'],
      ['Data da tarefa, até', '31/12/2027', { endTaskDate: '2027-12-31' }, 'Até: 31/12/2027'],
      ['Status', { radio: 'Pendente' }, { status: 'pending' }, 'Status: Pendente'],
      ['Responsáveis', { options: [name] }, { 'participants[]': [String(id)] }, `Responsáveis: ${name}`],
    ];
  },
  period: ['Data da tarefa, de', 'Data da tarefa, até'],
  csv: {
    name: /^listagem-tarefa-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Ref\.;Descrição;Data da tarefa;Participantes;Status;Cadastro;Atualização$/,
  },
  files: {},
  rules: {},
  details: { title: () => 'Detalhes da tarefa', label: 'Data da tarefa' },
  removal: {
    warning: 'Deseja realmente remover essa tarefa?',
    warningOfMany: 'Deseja realmente remover essas tarefas?',
    done: (reference) => `A tarefa ${reference} foi removida!`,
    facts: (id) => {
      const { description, taskDate } = demoApi.db.tasks.get(id) ?? noSuchRecord();
      return { Referência: String(id), Data: formatWeekdayDate(taskDate), Descrição: description };
    },
  },
  form: {
    ...facts.form,
    value: 'Conferir a pauta',
    fill: async () => undefined,
    saved: /^A tarefa \d+ foi criada!$/,
    action: null,
    refused: {
      participants: 'Responsáveis',
      taskDate: 'Data',
      notify: 'Notificar por WhatsApp?',
      description: 'Descrição',
      status: 'Status',
    },
    limits: { Descrição: 200 },
    missing: {},
    wrong: [['Data', '31/02/2026', 'Fevereiro de 2026 tem 28 dias.']],
  },
  edited: { field: 'description', other: { taskDate: '2031-05-06' }, unread: ['taskDate', 'Data da tarefa'] },
};
