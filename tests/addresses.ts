import { demoLinks } from '@mocks/seed/accounts';

/*
 * Every address of the product, with what is open there, for the walk that looks at all of them (e2e/walk.spec.ts).
 * addresses.test.ts compares it with the routes and the modules: a screen or a panel without its line fails there.
 */

/** Whose number stands in the address, or in that of a panel: a table of the demo. */
export type RecordTable =
  | 'appointments'
  | 'calendarIntegrations'
  | 'calls'
  | 'campaigns'
  | 'documents'
  | 'expenses'
  | 'manifestations'
  | 'offices'
  | 'polls'
  | 'services'
  | 'serviceStatuses'
  | 'tasks'
  | 'users'
  | 'voters';

export interface Address {
  of?: RecordTable;
  /** Opened by `?panel=`, each of a record. */
  panels?: readonly string[];
  /** Those of another record. */
  others?: { of: RecordTable; panels: readonly string[] };
  /** Opened without a record. */
  alone?: readonly string[];
  /** Looked at where they are the same in all: on another list's address. */
  same?: readonly string[];
  /** The address whose panels all of these are. */
  panelsAt?: string;
}

/** Pages of entries have one form and one question in common; the colour and the text are looked at once. */
const entries: Address = { same: ['create', 'edit', 'remove'] };
const entriesOf = (of: RecordTable): Address => ({ of, panels: ['edit', 'remove'], alone: ['create'] });

export const staffAddresses: Readonly<Record<string, Address>> = {
  '/dashboard': {},
  '/voters/list': {
    of: 'voters',
    panels: ['details', 'remove', 'message', 'service', 'reminder'],
    alone: ['filter', 'labels'],
  },
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
  '/services/list': {
    of: 'services',
    panels: [
      ...[
        'details',
        'edit',
        'status',
        'comment',
        'reply',
        'pass',
        'document',
        'upload',
        'reminder',
        'remove',
      ],
    ],
    alone: ['filter', 'create'],
  },
  '/services/queue': { panelsAt: '/services/list' },
  '/services/board': { panelsAt: '/services/list' },
  '/appointments/list': {
    of: 'appointments',
    panels: ['details', 'edit', 'copy', 'remove'],
    alone: ['filter', 'create'],
  },
  '/campaigns/list': { of: 'campaigns', panels: ['details', 'cancel'], alone: ['filter'] },
  '/campaigns/create': {},
  '/expenses/list': {
    of: 'expenses',
    panels: ['details', 'edit', 'copy', 'reminder', 'remove'],
    alone: ['filter', 'create'],
  },
  '/manifestations': {},
  '/manifestations/list': {
    of: 'manifestations',
    panels: ['details', 'status', 'comment', 'service', 'remove'],
    alone: ['filter'],
  },
  '/polls/list': {
    of: 'polls',
    panels: ['details', 'edit', 'remove', 'removeAnswers'],
    alone: ['filter', 'create'],
  },
  '/legislative-processes/list': {
    of: 'documents',
    panels: ['details', 'edit', 'status', 'comment', 'upload', 'reminder', 'remove'],
    alone: ['filter', 'create'],
  },
  '/legislative-processes/board': { panelsAt: '/legislative-processes/list' },
  '/legislative-processes/draft/:id': { of: 'documents' },
  '/phonecalls/list': { of: 'calls', panels: ['details', 'edit', 'remove'], alone: ['filter', 'create'] },
  '/tasks/list': { of: 'tasks', panels: ['details', 'edit', 'copy', 'remove'], alone: ['filter', 'create'] },
  '/tasks/board': { panelsAt: '/tasks/list' },
  '/agenda': {
    of: 'appointments',
    panels: ['details', 'move'],
    others: { of: 'tasks', panels: ['task-details', 'task-move'] },
    same: ['create', 'edit', 'copy', 'remove', 'task-create', 'task-edit', 'task-copy', 'task-remove'],
  },
  '/reports': {},
  '/customer-area/account': { alone: ['buy', 'invoices'] },
  '/settings': {},
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

/** Open to everybody, and what leads in: with what varies filled in, and the heading that comes. */
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
  // Leads on at once.
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
