import { screen } from '@testing-library/react';
import { demoApi } from '@mocks/testServer';
import { formatShortDateTime } from '@/formats/dates';
import { choiceOf } from '@tests/filters';
import { administrator, noSuchRecord, userOf } from '@tests/office';
import { excel, type TestedModule } from '@tests/testedModule';
import { fill } from '@tests/typing';
import { facts } from './calls.facts.test-row';

export const row: TestedModule = {
  ...facts,
  endpoints: ['calls', 'call'],
  columns: ['Ref.', 'Cadastrado por', 'Data cadastro', 'Quem ligou', 'Assunto', 'Status', 'Ações'],
  hides: ['Cadastrado por', 'Assunto'],
  startsWith: {},
  csvReference: /^LI-\d+;/,
  table: () => demoApi.db.calls,
  write: (id, name) => {
    const changes = { name, telephone: '19981234567', subject: 'Poda\nna praça', statusId: 2 } as const;
    const { createdById, createdAt } = demoApi.db.calls.update(id, changes);
    const author = demoApi.db.users.get(createdById)?.name;
    const caller = `${name}(19) 98123-4567`;
    return [`LI-${id}`, author, formatShortDateTime(createdAt), caller, 'Poda na praça', 'Retornar ligação'];
  },
  create: {
    ...facts.create,
    start: 'Começar, Cadastrar ligação',
  },
  filter: { ...facts.filter, value: 'josé', chip: 'Nome: josé', query: { name: 'josé' } },
  filters: () => [
    ['Referência', 'LI-1', { reference: 'LI-1' }, 'Referência: LI-1'],
    ['Nome', ' josé ', { name: 'josé' }, 'Nome: josé'],
    ['Telefone', '+55 (19) 98123-4567', { telephone: '19981234567' }, 'Telefone: (19) 98123-4567'],
    ['Data de cadastro, de', '01/11/2026', { startDate: '2026-11-01' }, 'A partir de: 01/11/2026'],
    ['Data de cadastro, até', '30/11/2026', { endDate: '2026-11-30' }, 'Até: 30/11/2026'],
    ['Status', { radio: 'Retornar ligação' }, { status: '2' }, 'Status: Retornar ligação'],
    ['Assunto', 'poda', { subject: 'poda' }, 'Assunto: poda'],
    choiceOf('Com quem deseja falar', userOf(administrator), 'participantId'),
  ],
  quick: {
    label: 'Buscar por nome ou telefone',
    asks: [
      ['Maria', { name: 'Maria' }],
      ['(19) 9', { telephone: '199' }],
      ['+55 19 98765-4321', { telephone: '19987654321' }],
    ],
  },
  period: ['Data de cadastro, de', 'Data de cadastro, até'],
  csv: {
    name: /^listagem-ligacoes-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Ref\.;Assunto;Cadastrado por;Data cadastro;Quem ligou;Telefone de quem ligou;Status$/,
  },
  files: {},
  rules: {
    create_call: { to: 'cadastrar ligações', header: ['Nova'] },
    edit_call: { to: 'editar ligações', menu: ['Editar'] },
    delete_call: { to: 'excluir ligações', menu: ['Excluir'] },
    print_call: { to: 'exportar ligações', header: [excel] },
  },
  details: { title: (reference) => `Ligação ${reference}`, label: 'Quem ligou' },
  removal: {
    warning: 'Após a confirmação a ligação será PERMANENTEMENTE excluída.',
    done: (reference) => `A ligação ${reference} foi removida!`,
    facts: (id) => {
      const { name, statusId } = demoApi.db.calls.get(id) ?? noSuchRecord();
      const status = { 1: 'Pendente', 2: 'Retornar ligação', 3: 'Finalizada' }[statusId];
      return { Referência: `LI-${id}`, Status: status, 'Quem ligou': name };
    },
  },
  form: {
    ...facts.form,
    value: 'Ana Lima',
    fill: (user) => fill(user, screen.getByLabelText('Assunto'), 'Recado'),
    saved: /^A ligação LI-\d+ foi criada!$/,
    action: 'cadastrar',
    refused: {
      name: 'Quem ligou',
      date: 'Data',
      hour: 'Hora',
      status: 'Status',
      subject: 'Assunto',
    },
    limits: { 'Quem ligou': 255, Assunto: 2000 },
    missing: {
      'Quem ligou': 'Preencha este campo.',
      Assunto: 'Preencha este campo.',
      Data: 'Informe a data.',
      Hora: 'Preencha este campo.',
    },
    wrong: [
      ['Telefone', '1998', 'Digite o telefone com DDD.'],
      ['Data', '31/02/2026', 'Fevereiro de 2026 tem 28 dias.'],
      ['Hora', '093', 'Digite a hora como HH:MM.'],
    ],
  },
  edited: { field: 'name', other: { subject: 'Outro recado' }, unread: ['subject', 'Assunto'] },
};
