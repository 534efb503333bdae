import { demoApi } from '@mocks/testServer';
import { formatShortDateTime } from '@/formats/dates';
import { clientOf, noSuchRecord } from '@tests/office';
import { excel, type TestedModule } from '@tests/testedModule';
import { facts } from './manifestations.facts.test-row';

export const row: TestedModule = {
  ...facts,
  endpoints: ['manifestations', 'manifestation'],
  columns: ['Protocolo', 'Nome', 'Telefone', 'Data de recebimento', 'Status', 'Ações'],
  hides: ['Telefone'],
  startsWith: {},
  csvReference: /^\d{10};/,
  idOf: (protocol) =>
    demoApi.db.manifestations.find((one) => one.protocol === protocol && one.clientId === clientOf())?.id ??
    noSuchRecord(),
  table: () => demoApi.db.manifestations,
  write: (id, name) => {
    const changes = { name, telephone: '19981234567', statusId: 4 };
    const { protocol, createdAt } = demoApi.db.manifestations.update(id, changes);
    return [protocol, name, '(19) 98123-4567', formatShortDateTime(createdAt), 'Tentativa de contato'];
  },
  filter: { ...facts.filter, value: 'josé', chip: 'Nome: josé', query: { name: 'josé' } },
  filters: () => [
    ['Número protocolo', ' 2026 ', { protocolNumber: '2026' }, 'Protocolo: 2026'],
    ['Status', { radio: 'Concluído' }, { statusId: '3' }, 'Status: Concluído'],
    ['Nome', 'josé', { name: 'josé' }, 'Nome: josé'],
    ['E-mail', 'correio', { email: 'correio' }, 'E-mail: correio'],
    ['Telefone', '+55 (19) 98123-4567', { telephone: '19981234567' }, 'Telefone: (19) 98123-4567'],
  ],
  quick: {
    label: 'Buscar por protocolo ou nome',
    asks: [
      ['Ana', { name: 'Ana' }],
      ['2026000', { protocolNumber: '2026000' }],
    ],
  },
  csv: {
    name: /^listagem-manifestacoes-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
    header: /^Protocolo;Data de recebimento;Nome;E-mail;Telefone;Tipo;Status$/,
  },
  files: {},
  rules: {
    status_manifestation: {
      to: 'trocar o status de manifestações',
      menu: ['Trocar status', 'Comentar/Anotar'],
      others: { 'Comentar/Anotar': 'comentar manifestações' },
    },
    delete_manifestation: { to: 'excluir manifestações', menu: ['Excluir'] },
    print_manifestation: { to: 'exportar manifestações', header: [excel] },
  },
  details: {
    title: () => 'Detalhes da manifestação',
    label: 'CPF',
  },
  removal: {
    warning: 'Após a confirmação a manifestação será PERMANENTEMENTE excluida.',
    warningOfMany: 'Após a confirmação as manifestações serão PERMANENTEMENTE excluidas.',
    done: (protocol) => `A manifestação ${protocol} foi removida!`,
    facts: (id) => {
      const { protocol, name } = demoApi.db.manifestations.get(id) ?? noSuchRecord();
      return { Protocolo: protocol, Nome: name };
    },
  },
};
