import { environment } from '@/config/environment';
import { can, meets } from '@/session/rules';
import type { Session } from '@/session/session';
import type { StaffScreen } from '@/records/modules/defineModule';
import { screens } from '@/records/modules/screens';

export interface ExternalLink {
  label: string;
  href: string;
  mark?: 'Novo' | 'Beta';
  isShown?: (session: Session) => boolean;
}

const isIn = (place: 'more' | 'administration') => (module: StaffScreen) => module.menu === place;

/** By frequency of use; `from` is the minimum width in px. */
export const inlineModules = screens.flatMap((module) =>
  typeof module.menu === 'object' ? [{ ...module, from: module.menu.bar }] : [],
);

export const moreModules = screens.filter(isIn('more'));

export const administrationModules = (session: Session) =>
  screens.filter(isIn('administration')).filter(({ requirement }) => meets(session, requirement));

/** After the modules in 'Mais'. */
export const moreLinks: ExternalLink[] = [
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
