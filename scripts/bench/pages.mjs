import { demoLinks } from '../../mocks/seed/accounts.ts';
import { readFacts } from '../../tests/moduleFacts.ts';

const heading = (page) => page.getByRole('heading', { level: 1 });
const rowOf = (label) => (page) =>
  page.getByRole('table', { name: label, exact: true }).getByRole('row').nth(1);
const itemOf = (label) => (page) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('listitem').first();

/** The modules' lists, by folder name. */
const lists = Object.fromEntries(
  (await readFacts()).map(({ feature, path, title }) => [
    feature,
    { name: title, kind: 'route', path, ready: rowOf(title) },
  ]),
);
const { appointments: firstList, ...otherLists } = lists;

/**
 * The pages measured while loading: `kind` determines the goals, `ready` the awaited element. A module's list comes
 * from its facts (tests/moduleFacts.ts).
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
  firstList: { ...firstList, name: 'Primeira lista (compromissos)', kind: 'firstList' },
  dashboard: { name: 'Início', kind: 'route', path: '/dashboard', ready: heading },
  ...otherLists,
  manifestationsHome: { name: 'Participativa', kind: 'route', path: '/manifestations', ready: heading },
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

/** Pages without a session are opened without one. */
export const isOpenToAll = ({ kind }) => ['plain', 'public', 'entrance'].includes(kind);
