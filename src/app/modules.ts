import type { Requirement } from '@/session/rules';

const administrator: Requirement = { administrator: true };

/** Routes whose module is not built yet; each leads to an honest screen, behind the same guard it will have. */
export const plannedRoutes: { path: string; label: string; requirement?: Requirement }[] = [
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
