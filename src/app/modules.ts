import type { ComponentType } from 'react';
import type { EarlyCall } from '@/api/call';
import { today } from '@/formats/dates';
import { listPath as appointmentsPath } from '@/features/appointments/appointmentPaths';
import { listPath as callsPath } from '@/features/calls/callPaths';
import { draftPath, listPath as documentsPath } from '@/features/documents/documentPaths';
import { listPath as expensesPath } from '@/features/expenses/expensePaths';
import {
  homePath as manifestationsHome,
  listPath as manifestationsPath,
} from '@/features/manifestations/manifestationPaths';
import { listPath as servicesPath } from '@/features/services/servicePaths';
import { createPath, editPath, listPath } from '@/features/voters/voterPaths';
import { listPath as tasksPath } from '@/features/tasks/taskPaths';
import { createPath as newCampaignPath, listPath as campaignsPath } from '@/features/campaigns/campaignPaths';
import { settingsPagePath, settingsPath, type SettingsPageName } from '@/features/settings/settingsPaths';
import type { Rule } from '@/session/rights';
import type { Requirement } from '@/session/rules';
import { pageSize } from '@/ui/list/pageSize';

/*
 * The staff's screens, each stated once: the router, the top bar, the cards of the home page and the entry, which asks
 * for a screen's code early, all read this table. Every page loads it, so it imports nothing but names.
 */

export type LoadScreen = () => Promise<ComponentType>;

/** Where the top bar links to a module: in the bar itself from a width in pixels on, in 'Mais', or under 'Administração'. */
type MenuPlace = { bar: number } | 'more' | 'administration';

export interface StaffModule {
  /** Address of the screen, as React Router writes it. */
  path: string;
  /** Its name in the menus. */
  label: string;
  /** Where the top bar shows it; nowhere when absent. */
  menu?: MenuPlace;
  /** What the screen asks of the session beyond being signed in; who lacks it sees neither link nor screen. */
  requirement?: Requirement;
  load: LoadScreen;
  /** The read the screen starts with, which the entry makes while the screen's code is on its way. */
  firstCall?: () => EarlyCall;
  /** Its card on the home page. */
  card?: { title: string; text: string };
}

const administrator: Requirement = { administrator: true };
const rule = (name: Rule): Requirement => ({ rule: name });

/** A list opens on its first page. */
const firstPage = () => ({ page: 1, limit: pageSize() });

/** Pages of the settings below the first one, and how each loads. */
const settingsPages: readonly [page: SettingsPageName, load: LoadScreen][] = [
  [
    'service-origin',
    async () => (await import('@/features/settings/lists/serviceOrigins')).ServiceOriginsScreen,
  ],
  ['voter-group', async () => (await import('@/features/settings/lists/voterGroups')).VoterGroupsScreen],
  [
    'service-category',
    async () => (await import('@/features/settings/lists/serviceCategories')).ServiceCategoriesScreen,
  ],
  [
    'service-status',
    async () => (await import('@/features/settings/lists/serviceStatuses')).ServiceStatusesScreen,
  ],
  ['office', async () => (await import('@/features/settings/lists/offices')).OfficesScreen],
  ['user', async () => (await import('@/features/settings/users/UsersScreen')).UsersScreen],
  [
    'legislative-processe-status',
    async () => (await import('@/features/settings/lists/documentStatuses')).DocumentStatusesScreen,
  ],
  [
    'integration-calendar',
    async () => (await import('@/features/settings/calendar/CalendarsScreen')).CalendarsScreen,
  ],
  [
    'display-profile',
    async () =>
      (await import('@/features/settings/displayProfile/DisplayProfilesScreen')).DisplayProfilesScreen,
  ],
  ['department', async () => (await import('@/features/settings/lists/departments')).DepartmentsScreen],
];

/** In the order of the menus; the first screen of a section is the one its bare address leads to. */
export const modules: readonly StaffModule[] = [
  {
    path: '/dashboard',
    label: 'Início',
    load: async () => (await import('@/features/dashboard/Dashboard')).dashboardWith(homeCards()),
    firstCall: () => ({
      script: 'dashboard.php',
      action: 'getDetailsServices',
      query: { ac: 'getDetailsServices' },
    }),
  },
  {
    path: listPath,
    label: 'Eleitores',
    menu: { bar: 768 },
    load: async () => (await import('@/features/voters/VotersScreen')).VotersScreen,
    firstCall: () => ({
      script: 'eleitor.php',
      action: 'search',
      query: { ...firstPage(), isExcluded: false },
    }),
    card: { title: 'Eleitores', text: 'Quem são, onde moram e como falar com eles.' },
  },
  {
    path: createPath,
    label: 'Eleitores',
    requirement: rule('create_voter'),
    load: async () => (await import('@/features/voters/VoterCreate')).VoterCreate,
  },
  {
    path: editPath(':id'),
    label: 'Eleitores',
    requirement: rule('edit_voter'),
    load: async () => (await import('@/features/voters/VoterEdit')).VoterEdit,
  },
  {
    path: servicesPath,
    label: 'Atendimentos',
    menu: { bar: 768 },
    load: async () => (await import('@/features/services/ServicesScreen')).ServicesScreen,
    firstCall: () => ({ script: 'atendimento.php', action: 'search', query: firstPage() }),
    card: { title: 'Atendimentos', text: 'O que as pessoas pediram e em que pé está.' },
  },
  {
    path: appointmentsPath,
    label: 'Compromissos',
    menu: { bar: 768 },
    load: async () => (await import('@/features/appointments/AppointmentsScreen')).AppointmentsScreen,
    firstCall: () => ({
      script: 'compromisso.php',
      action: 'search',
      query: { ...firstPage(), startDate: today() },
    }),
    card: { title: 'Compromissos', text: 'A agenda de hoje em diante.' },
  },
  {
    path: campaignsPath,
    label: 'Campanhas',
    menu: { bar: 992 },
    load: async () => (await import('@/features/campaigns/CampaignsScreen')).CampaignsScreen,
    firstCall: () => ({ script: 'campaign.php', action: 'search', query: firstPage() }),
    card: { title: 'Campanhas', text: 'SMS e e-mails para muita gente de uma vez.' },
  },
  {
    path: newCampaignPath,
    label: 'Campanhas',
    requirement: rule('create_campaign'),
    load: async () => (await import('@/features/campaigns/CampaignCreate')).CampaignCreate,
  },
  {
    path: expensesPath,
    label: 'Despesas',
    menu: { bar: 992 },
    load: async () => (await import('@/features/expenses/ExpensesScreen')).ExpensesScreen,
    firstCall: () => ({ script: 'expense.php', query: firstPage() }),
    card: { title: 'Despesas', text: 'O que o gabinete gastou e o que falta pagar.' },
  },
  {
    path: manifestationsHome,
    label: 'Participativa',
    menu: { bar: 1200 },
    load: async () => (await import('@/features/manifestations/home/ManifestationsHome')).ManifestationsHome,
    firstCall: () => ({ script: 'manifestation.php', action: 'getSummary' }),
    card: { title: 'Participativa', text: 'O que as pessoas elogiam, reclamam e pedem.' },
  },
  {
    path: manifestationsPath,
    label: 'Participativa',
    load: async () => (await import('@/features/manifestations/ManifestationsScreen')).ManifestationsScreen,
    firstCall: () => ({ script: 'manifestation.php', query: firstPage() }),
  },
  {
    path: '/polls/list',
    label: 'Enquetes',
    menu: { bar: 1200 },
    load: async () => (await import('@/features/polls/PollsScreen')).PollsScreen,
    firstCall: () => ({ script: 'survey.php', query: firstPage() }),
    card: { title: 'Enquetes', text: 'O que as pessoas pensam, voto a voto.' },
  },
  {
    path: documentsPath,
    label: 'Docs. Proposituras/Adm.',
    menu: 'more',
    load: async () => (await import('@/features/documents/DocumentsScreen')).DocumentsScreen,
    firstCall: () => ({ script: 'legislative.processe.php', query: firstPage() }),
    card: { title: 'Docs. Proposituras/Adm.', text: 'O que o mandato propõe, pede e responde.' },
  },
  {
    path: draftPath(':id'),
    label: 'Docs. Proposituras/Adm.',
    requirement: rule('edit_legislative_process'),
    load: async () => (await import('@/features/documents/drafting/DraftScreen')).DraftScreen,
  },
  {
    path: callsPath,
    label: 'Ligação',
    menu: 'more',
    load: async () => (await import('@/features/calls/CallsScreen')).CallsScreen,
    firstCall: () => ({ script: 'telefonema.php', action: 'search', query: firstPage() }),
    card: { title: 'Ligações', text: 'Quem ligou e a quem retornar.' },
  },
  {
    path: tasksPath,
    label: 'Tarefas',
    menu: 'more',
    load: async () => (await import('@/features/tasks/TasksScreen')).TasksScreen,
    firstCall: () => ({ script: 'task.php', query: firstPage() }),
    card: { title: 'Tarefas', text: 'O que há para fazer, até quando e por quem.' },
  },
  {
    path: '/customer-area/account',
    label: 'Área do cliente',
    menu: 'administration',
    requirement: administrator,
    load: async () => (await import('@/features/customerArea/AccountScreen')).AccountScreen,
  },
  {
    path: settingsPath,
    label: 'Configurações',
    menu: 'administration',
    requirement: administrator,
    load: async () => (await import('@/features/settings/SettingsIndex')).SettingsIndex,
  },
  ...settingsPages.map(([page, load]): StaffModule => ({
    path: settingsPagePath(page),
    label: 'Configurações',
    requirement: administrator,
    load,
  })),
];

/** The cards of the home page, which lies below this table and cannot read it. */
const homeCards = () => modules.flatMap(({ path, card }) => (card ? [{ path, ...card }] : []));

/** The part of the product a path lies in: `/voters` of `/voters/edit/7`. */
export const sectionOf = (path: string) => `/${path.split('/')[1] ?? ''}`;

/** Sections without a screen of their own, and the screen each leads to. */
export const sectionHomes: readonly { section: string; path: string }[] = [
  ...new Set(modules.map(({ path }) => sectionOf(path))),
].flatMap((section) => {
  const [first] = modules.filter(({ path }) => sectionOf(path) === section);
  const hasOwn = modules.some(({ path }) => path === section);
  return first && !hasOwn ? [{ section, path: first.path }] : [];
});

/** The module whose screen an address shows. */
export function moduleAt(address: string): StaffModule | undefined {
  const segments = segmentsOf(address);
  return modules.find(({ path }) => {
    const pattern = segmentsOf(path);
    return (
      pattern.length === segments.length &&
      pattern.every((part, place) => part.startsWith(':') || part === segments[place])
    );
  });
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
