import { demoLinks } from '../../mocks/seed/accounts.ts';

const heading = (page) => page.getByRole('heading', { level: 1 });
const rowOf = (label) => (page) =>
  page.getByRole('table', { name: label, exact: true }).getByRole('row').nth(1);
const itemOf = (label) => (page) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('listitem').first();

/**
 * The pages that are measured while they load: `kind` says which goals hold, `ready` what a person waits for.
 * A new module's list and form go here, for their weight.
 */
export const pages = {
  appointment: {
    name: 'Compromisso compartilhado',
    kind: 'public',
    path: `/appointment/${demoLinks.activeAppointment}`,
    ready: heading,
  },
  invoice: {
    name: 'Fatura aberta',
    kind: 'public',
    path: `/invoice/open/${demoLinks.openInvoice}`,
    ready: heading,
  },
  signIn: {
    name: 'Entrar',
    kind: 'entrance',
    path: '/auth/login',
    ready: (page) => page.getByRole('textbox', { name: 'E-mail' }),
  },
  signUp: { name: 'Criar conta', kind: 'entrance', path: '/onboarding/start', ready: heading },
  licence: {
    name: 'Pagamento da licença',
    kind: 'entrance',
    path: `/invoice/use-license/${demoLinks.newClient}`,
    ready: heading,
  },
  firstList: {
    name: 'Primeira lista (compromissos)',
    kind: 'firstList',
    path: '/appointments/list',
    ready: rowOf('Compromissos'),
  },
  dashboard: { name: 'Início', kind: 'route', path: '/dashboard', ready: heading },
  calls: { name: 'Ligações', kind: 'route', path: '/phonecalls/list', ready: rowOf('Ligações') },
  tasks: { name: 'Tarefas', kind: 'route', path: '/tasks/list', ready: rowOf('Tarefas') },
  voters: { name: 'Eleitores', kind: 'route', path: '/voters/list', ready: rowOf('Eleitores') },
  services: { name: 'Atendimentos', kind: 'route', path: '/services/list', ready: rowOf('Atendimentos') },
  documents: {
    name: 'Docs. Proposituras, Adm.',
    kind: 'route',
    path: '/legislative-processes/list',
    ready: rowOf('Docs. Proposituras, Adm.'),
  },
  expenses: { name: 'Despesas', kind: 'route', path: '/expenses/list', ready: rowOf('Despesas') },
  campaigns: { name: 'Campanhas', kind: 'route', path: '/campaigns/list', ready: rowOf('Campanhas') },
  manifestationsHome: { name: 'Participativa', kind: 'route', path: '/manifestations', ready: heading },
  manifestations: {
    name: 'Manifestações',
    kind: 'route',
    path: '/manifestations/list',
    ready: rowOf('Manifestações'),
  },
  polls: { name: 'Enquetes', kind: 'route', path: '/polls/list', ready: rowOf('Enquetes') },
  campaignCreate: {
    name: 'Nova campanha',
    kind: 'formRoute',
    path: '/campaigns/create',
    ready: (page) => page.getByRole('form', { name: 'Nova campanha' }),
  },
  account: {
    name: 'Área do cliente',
    kind: 'route',
    path: '/customer-area/account',
    ready: (page) => page.getByRole('region', { name: 'Dados gerais' }),
  },
  serviceStatuses: {
    name: 'Status de atendimento',
    kind: 'route',
    path: '/settings/service-status',
    ready: itemOf('Status de atendimento'),
  },
  users: {
    name: 'Usuários do sistema',
    kind: 'route',
    path: '/settings/user',
    ready: itemOf('Usuários do sistema'),
  },
  voterCreate: {
    name: 'Novo eleitor',
    kind: 'formRoute',
    path: '/voters/create',
    ready: (page) => page.getByRole('form', { name: 'Novo eleitor' }),
  },
  voterEdit: {
    name: 'Editar eleitor',
    kind: 'formRoute',
    path: '/voters/edit/1',
    ready: (page) => page.getByRole('form', { name: 'Editar eleitor' }),
  },
};

/** Pages that ask for no session are opened without one. */
export const isOpenToAll = ({ kind }) => kind === 'public' || kind === 'entrance';
