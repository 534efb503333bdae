import { demoLinks } from '@mocks/seed/accounts';
import { readFacts, type Address, type RecordTable } from './moduleFacts';

/*
 * Every URL of the product with what opens there, for the walk over all of them (e2e/walk.spec.ts). addresses.test.ts
 * compares it with the routes and modules: a screen or panel without a line fails there.
 */

/** Pages of list entries share a form and a question; colour and text are checked at once. */
const entries: Address = { same: ['create', 'edit', 'remove'] };
const entriesOf = (of: RecordTable): Address => ({ of, panels: ['edit', 'remove'], alone: ['create'] });

/** The panels of each list, from its facts (`<module>.facts.test-row.ts`). */
const lists = (await readFacts()).map(({ path, panels }) => [path, panels] as const);

export const staffAddresses: Readonly<Record<string, Address>> = {
  ...Object.fromEntries(lists),
  '/dashboard': {},
  '/voters/create': {},
  '/voters/import': {},
  '/voters/edit/:id': { of: 'voters' },
  '/voters/letters': {},
  '/voters/duplicates': {},
  '/voters/:id': {
    of: 'voters',
    alone: ['call', 'appointment', 'document', 'copy'],
    same: ['service', 'reminder', 'message', 'remove'],
  },
  '/services/queue': { panelsAt: '/services/list' },
  '/services/board': { panelsAt: '/services/list' },
  '/campaigns/create': {},
  '/manifestations': {},
  '/legislative-processes/board': { panelsAt: '/legislative-processes/list' },
  '/legislative-processes/draft/:id': { of: 'documents' },
  '/tasks/board': { panelsAt: '/tasks/list' },
  '/agenda': {
    of: 'appointments',
    panels: ['details', 'move'],
    others: { of: 'tasks', panels: ['task-details', 'task-move'] },
    same: ['create', 'edit', 'copy', 'remove', 'task-create', 'task-edit', 'task-copy', 'task-remove'],
  },
  '/reports': {},
  '/team': { of: 'users', panels: ['pass', 'passAll', 'giveBack', 'done'], alone: ['unanswered'] },
  '/my-account': {},
  '/customer-area/account': { alone: ['buy', 'invoices'] },
  '/settings': { alone: ['gabinete'] },
  '/settings/service-origin': entries,
  '/settings/voter-group': entries,
  '/settings/service-category': entries,
  '/settings/service-status': entriesOf('serviceStatuses'),
  '/settings/office': entriesOf('offices'),
  '/settings/user': { of: 'users', panels: ['edit', 'password', 'status', 'passOn'], alone: ['create'] },
  '/settings/legislative-processe-status': entries,
  '/settings/integration-calendar': { of: 'calendarIntegrations', panels: ['remove'], alone: ['create'] },
  '/settings/display-profile': { alone: ['create'] },
  '/settings/department': entries,
};

/** Public pages, and those leading to sign-in, with parameters filled in and the expected heading. */
export const openAddresses: Readonly<Record<string, readonly (readonly [path: string, title: string])[]>> = {
  '/': [['/', '']],
  '/acessibilidade': [['/acessibilidade', '']],
  '/appointment/:code': [
    [
      `/appointment/${demoLinks.activeAppointment}`,
      'Audiência pública: ampliação do Hospital Ouro Verde e da UPA',
    ],
    [`/appointment/${demoLinks.cancelledAppointment}`, 'Caminhada pela Lagoa do Taquaral'],
    ['/appointment/inventado', 'Compromisso não encontrado'],
  ],
  '/auth/forgot-password': [['/auth/forgot-password', 'Esqueceu a senha?']],
  '/auth/login': [['/auth/login', 'Entrar']],
  // Redirects at once.
  '/auth/logout': [],
  '/auth/reset-password/:identity': [
    [`/auth/reset-password/${demoLinks.validReset}`, 'Redefina sua senha'],
    [`/auth/reset-password/${demoLinks.expiredReset}`, 'Ops! Token expirou ou não existe'],
  ],
  '/forbidden': [['/forbidden', '']],
  '/integration-calendar/callback': [['/integration-calendar/callback', '']],
  '/invoice/open/:identity': [
    [`/invoice/open/${demoLinks.openInvoice}`, 'Fatura'],
    ['/invoice/open/inventado', 'Fatura não encontrada'],
  ],
  '/invoice/use-license/:identity': [
    [`/invoice/use-license/${demoLinks.newClient}`, 'Licença de uso'],
    [`/invoice/use-license/${demoLinks.existingClient}`, 'Licença de uso'],
    ['/invoice/use-license/inventado', 'Cliente não encontrado'],
  ],
  '/onboarding/start': [['/onboarding/start', 'Crie sua conta']],
  '/onboarding/welcome': [['/onboarding/welcome', 'Boas-vindas ao Tribuna!']],
};
