import { environment } from '@/config/environment';
import { can, isAdministrator } from '@/session/rules';
import type { Session } from '@/session/session';

/*
 * What the product consists of, as the top bar's menus show it: under what name, for whom, and where
 * (document 1, section 2, 'Top bar'; contract, section 5).
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
