import type { ComponentType } from 'react';
import type { EarlyCall } from '@/api/call';
import { agendaPath } from '@/records/links/agenda';
import { listPath as appointmentsPath } from '@/features/appointments/appointmentPaths';
import { listPath as callsPath } from '@/features/calls/callPaths';
import * as documents from '@/records/links/documents';
import { listPath as expensesPath } from '@/records/links/expenses';
import * as manifestations from '@/features/manifestations/manifestationPaths';
import { listPath as pollsPath } from '@/features/polls/pollPaths';
import { path as reportsPath } from '@/workflows/reports/reportPaths';
import * as services from '@/records/links/services';
import * as voters from '@/records/links/voters';
import { boardPath as tasksBoard, listPath as tasksPath } from '@/features/tasks/taskPaths';
import { createPath as newCampaignPath, listPath as campaignsPath } from '@/features/campaigns/campaignPaths';
import { settingsPagePath, settingsPath, type SettingsPageName } from '@/features/settings/settingsPaths';
import { listCall as appointmentsCall, startingFilters } from '@/features/appointments/appointmentsFirstCall';
import { listCall as callsCall } from '@/features/calls/callsFirstCall';
import { listCall as campaignsCall } from '@/features/campaigns/campaignsFirstCall';
import { figuresCall, servicesAction } from '@/workflows/home/dashboardFirstCall';
import { listCall as documentsCall } from '@/features/documents/documentsFirstCall';
import { listCall as expensesCall } from '@/features/expenses/expensesFirstCall';
import {
  listCall as manifestationsCall,
  summaryCall,
} from '@/features/manifestations/manifestationsFirstCall';
import { listCall as pollsCall } from '@/features/polls/pollsFirstCall';
import { listCall as servicesCall } from '@/features/services/servicesFirstCall';
import { listCall as tasksCall } from '@/features/tasks/tasksFirstCall';
import { listCall as votersCall } from '@/lookups/voters/votersFirstCall';
import type { Rule } from '@/session/rights';
import type { Requirement } from '@/session/rules';
import { pageSize } from '@/records/list/pageSize';

/* The staff screens. Every page loads this table: it imports only names. */

export type LoadScreen = () => Promise<ComponentType>;

/** In the bar from a width in px, in 'Mais', or under 'Administração'. */
type MenuPlace = { bar: number } | 'more' | 'administration';

export interface StaffModule {
  path: string;
  label: string;
  letter?: string;
  creation?: { label: string; rule?: Rule };
  menu?: MenuPlace;
  /** Beyond being signed in; without it neither link nor screen shows. */
  requirement?: Requirement;
  load: LoadScreen;
  /** The screen's first read, sent while its code loads; from the module's `…FirstCall.ts`. */
  firstCall?: () => EarlyCall;
}

const administrator: Requirement = { administrator: true };
const rule = (name: Rule): Requirement => ({ rule: name });

const firstPage = () => ({ page: 1, limit: pageSize() });

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

/** In menu order; a section's bare URL leads to its first screen. */
export const modules: readonly StaffModule[] = [
  {
    path: '/dashboard',
    label: 'Início',
    letter: 'i',
    load: async () => (await import('./home')).homeWith(titleAt),
    firstCall: () => figuresCall(servicesAction),
  },
  {
    path: voters.listPath,
    label: 'Eleitores',
    letter: 'e',
    menu: { bar: 768 },
    load: async () => (await import('@/features/voters/VotersScreen')).VotersScreen,
    firstCall: () => votersCall(firstPage()),
  },
  {
    path: voters.createPath,
    label: 'Eleitores',
    creation: { label: 'Novo eleitor', rule: 'create_voter' },
    requirement: rule('create_voter'),
    load: async () => (await import('@/features/voters/VoterCreate')).VoterCreate,
  },
  {
    path: voters.importPath,
    label: 'Eleitores',
    requirement: rule('create_voter'),
    load: async () => (await import('@/workflows/voterImport/ImportScreen')).ImportScreen,
  },
  {
    path: voters.editPath(':id'),
    label: 'Eleitores',
    requirement: rule('edit_voter'),
    load: async () => (await import('@/features/voters/VoterEdit')).VoterEdit,
  },
  {
    path: voters.lettersPath,
    label: 'Eleitores',
    load: async () => (await import('@/workflows/letters/LettersScreen')).LettersScreen,
  },
  {
    path: voters.duplicatesPath,
    label: 'Eleitores',
    load: async () => (await import('@/workflows/voterRecord/duplicates/DuplicatesScreen')).DuplicatesScreen,
  },
  {
    path: voters.pagePath(':id'),
    label: 'Eleitores',
    load: async () => (await import('@/workflows/voterRecord/page/VoterPage')).VoterPage,
  },
  {
    path: services.listPath,
    label: 'Atendimentos',
    letter: 'a',
    creation: { label: 'Novo atendimento', rule: 'create_treatment' },
    menu: { bar: 768 },
    load: async () => (await import('@/features/services/ServicesScreen')).ServicesScreen,
    firstCall: () => servicesCall(firstPage()),
  },
  {
    path: services.queuePath,
    label: 'Minha fila',
    letter: 's',
    load: async () => (await import('@/workflows/workQueue/QueueScreen')).QueueScreen,
  },
  {
    path: services.boardPath,
    label: 'Atendimentos',
    load: async () => (await import('@/features/services/ServicesScreen')).loadBoard(),
  },
  {
    path: appointmentsPath,
    label: 'Compromissos',
    letter: 'c',
    creation: { label: 'Novo compromisso', rule: 'create_appointment' },
    menu: { bar: 768 },
    load: async () => (await import('@/features/appointments/AppointmentsScreen')).AppointmentsScreen,
    firstCall: () => appointmentsCall({ ...firstPage(), ...startingFilters() }),
  },
  {
    path: campaignsPath,
    label: 'Campanhas',
    letter: 'm',
    menu: { bar: 992 },
    load: async () => (await import('@/features/campaigns/CampaignsScreen')).CampaignsScreen,
    firstCall: () => campaignsCall(firstPage()),
  },
  {
    path: newCampaignPath,
    label: 'Campanhas',
    creation: { label: 'Nova campanha', rule: 'create_campaign' },
    requirement: rule('create_campaign'),
    load: async () => (await import('@/features/campaigns/CampaignCreate')).CampaignCreate,
  },
  {
    path: expensesPath,
    label: 'Despesas',
    letter: 'd',
    creation: { label: 'Nova despesa', rule: 'create_expense' },
    menu: { bar: 992 },
    load: async () => (await import('@/features/expenses/ExpensesScreen')).ExpensesScreen,
    firstCall: () => expensesCall(firstPage()),
  },
  {
    path: manifestations.homePath,
    label: 'Participativa',
    letter: 'p',
    menu: { bar: 1200 },
    load: async () => (await import('@/features/manifestations/home/ManifestationsHome')).ManifestationsHome,
    firstCall: () => summaryCall,
  },
  {
    path: manifestations.listPath,
    label: 'Participativa',
    load: async () => (await import('@/features/manifestations/ManifestationsScreen')).ManifestationsScreen,
    firstCall: () => manifestationsCall(firstPage()),
  },
  {
    path: pollsPath,
    label: 'Enquetes',
    letter: 'q',
    creation: { label: 'Nova enquete' },
    menu: { bar: 1200 },
    load: async () => (await import('@/features/polls/PollsScreen')).PollsScreen,
    firstCall: () => pollsCall(firstPage()),
  },
  {
    path: documents.listPath,
    label: 'Docs. Proposituras/Adm.',
    letter: 'o',
    creation: { label: 'Novo documento', rule: 'create_legislative_process' },
    menu: 'more',
    load: async () => (await import('@/features/documents/DocumentsScreen')).DocumentsScreen,
    firstCall: () => documentsCall(firstPage()),
  },
  {
    path: documents.boardPath,
    label: 'Docs. Proposituras/Adm.',
    load: async () => (await import('@/features/documents/DocumentsScreen')).loadBoard(),
  },
  {
    path: documents.draftPath(':id'),
    label: 'Docs. Proposituras/Adm.',
    requirement: rule('edit_legislative_process'),
    load: async () => (await import('@/features/documents/drafting/DraftScreen')).DraftScreen,
  },
  {
    path: callsPath,
    label: 'Ligação',
    letter: 'l',
    creation: { label: 'Nova ligação', rule: 'create_call' },
    menu: 'more',
    load: async () => (await import('@/features/calls/CallsScreen')).CallsScreen,
    firstCall: () => callsCall(firstPage()),
  },
  {
    path: tasksPath,
    label: 'Tarefas',
    letter: 't',
    creation: { label: 'Nova tarefa' },
    menu: 'more',
    load: async () => (await import('@/features/tasks/TasksScreen')).TasksScreen,
    firstCall: () => tasksCall(firstPage()),
  },
  {
    path: tasksBoard,
    label: 'Tarefas',
    load: async () => (await import('@/features/tasks/TasksScreen')).loadBoard(),
  },
  {
    path: agendaPath,
    label: 'Agenda',
    letter: 'h',
    menu: 'more',
    load: async () => (await import('@/workflows/agenda/AgendaScreen')).AgendaScreen,
  },
  {
    path: reportsPath,
    label: 'Prestação de contas',
    letter: 'n',
    menu: 'more',
    load: async () => (await import('@/workflows/reports/ReportsScreen')).ReportsScreen,
  },
  {
    path: '/customer-area/account',
    label: 'Área do cliente',
    letter: 'r',
    menu: 'administration',
    requirement: administrator,
    load: async () => (await import('@/features/customerArea/AccountScreen')).AccountScreen,
  },
  {
    path: settingsPath,
    label: 'Configurações',
    letter: 'f',
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

const titleAt = (path: string) => moduleAt(path)?.label ?? '';

/** First path segment: `/voters` of `/voters/edit/7`. */
export const sectionOf = (path: string) => `/${path.split('/')[1] ?? ''}`;

/** Sections without a screen of their own, with the screen to redirect to. */
export const sectionHomes: readonly { section: string; path: string }[] = modules.flatMap(
  ({ path }, index) => {
    const section = sectionOf(path);
    const isFirst = modules.findIndex((one) => sectionOf(one.path) === section) === index;
    return isFirst && !modules.some((one) => one.path === section) ? [{ section, path }] : [];
  },
);

/** The module of a URL path, if any. */
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
