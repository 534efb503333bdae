import { environment } from '@/config/environment';
import { isAdministrator, can, type Requirement } from '@/session/rules';
import type { Session } from '@/session/session';

/*
 * One table drives both the menus and the routes: what the product consists of, under what name,
 * for whom, and where (document 1, section 2, 'Top bar'; contract, section 5).
 */

interface Entry {
  label: string;
  /** Small mark beside the label. */
  mark?: 'Novo' | 'Beta';
  /** Who sees the entry; everybody when absent. */
  isShown?: (session: Session) => boolean;
}

export interface ModuleLink extends Entry {
  path: string;
  /** Path that makes the entry the current one, when it is not `path` itself. */
  section?: string;
}

export interface ExternalLink extends Entry {
  href: string;
}

/** Links in the bar itself, most used first; `from` is the width in pixels from which one stands in the bar. */
export const inlineModules: (ModuleLink & { from: number })[] = [
  { label: 'Eleitores', path: '/voters/list', section: '/voters', from: 768 },
  { label: 'Atendimentos', path: '/services/list', section: '/services', from: 768 },
  { label: 'Compromissos', path: '/appointments/list', section: '/appointments', from: 768 },
  { label: 'Campanhas', path: '/campaigns/list', section: '/campaigns', from: 992 },
  { label: 'Despesas', path: '/expenses/list', section: '/expenses', from: 992 },
  { label: 'Participativa', path: '/manifestations', section: '/manifestations', from: 1200 },
  { label: 'Enquetes', path: '/polls/list', section: '/polls', from: 1200 },
];

/** Always in 'Mais'. */
export const moreModules: (ModuleLink | ExternalLink)[] = [
  {
    label: 'Docs. Proposituras/Adm.',
    path: '/legislative-processes/list',
    section: '/legislative-processes',
  },
  { label: 'Ligação', path: '/phonecalls/list', section: '/phonecalls' },
  { label: 'Tarefas', path: '/tasks/list', section: '/tasks' },
  { label: 'Ficha captação', href: environment.intakeFormUrl },
  {
    label: 'Analytics',
    href: environment.analyticsUrl,
    mark: 'Novo',
    isShown: (session) => can(session, 'access_analytic'),
  },
  {
    label: 'Eleições',
    href: environment.electionsUrl,
    mark: 'Beta',
    isShown: (session) => can(session, 'access_election'),
  },
];

export const administrationModules: ModuleLink[] = [
  {
    label: 'Área do cliente',
    path: '/customer-area/account',
    section: '/customer-area',
    isShown: isAdministrator,
  },
  { label: 'Configurações', path: '/settings', isShown: isAdministrator },
];

export const helpLinks: ExternalLink[] = [
  { label: 'Ajuda e suporte', href: environment.helpUrl },
  { label: 'Contato', href: environment.contactUrl },
  { label: 'Política de privacidade', href: environment.privacyUrl },
  { label: 'Termos de uso', href: environment.termsUrl },
];

const administrator: Requirement = { administrator: true };

/** Routes whose module is not built yet; each leads to an honest screen, behind the same guard it will have. */
export const plannedRoutes: { path: string; label: string; requirement?: Requirement }[] = [
  { path: '/voters/list', label: 'Eleitores' },
  { path: '/voters/create', label: 'Eleitores', requirement: { rule: 'create_voter' } },
  { path: '/voters/edit/:id', label: 'Eleitores', requirement: { rule: 'edit_voter' } },
  { path: '/services/list', label: 'Atendimentos' },
  { path: '/campaigns/list', label: 'Campanhas' },
  { path: '/campaigns/create', label: 'Campanhas', requirement: { rule: 'create_campaign' } },
  { path: '/expenses/list', label: 'Despesas' },
  { path: '/manifestations', label: 'Participativa' },
  { path: '/manifestations/list', label: 'Participativa' },
  { path: '/polls/list', label: 'Enquetes' },
  { path: '/legislative-processes/list', label: 'Docs. Proposituras/Adm.' },
  { path: '/tasks/list', label: 'Tarefas' },
  { path: '/customer-area/account', label: 'Área do cliente', requirement: administrator },
  { path: '/settings', label: 'Configurações', requirement: administrator },
  ...[
    'service-origin',
    'voter-group',
    'service-category',
    'service-status',
    'office',
    'user',
    'legislative-processe-status',
    'integration-calendar',
    'display-profile',
    'department',
  ].map((page) => ({ path: `/settings/${page}`, label: 'Configurações', requirement: administrator })),
];
