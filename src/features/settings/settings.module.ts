import { defineModule, type LoadScreen, type StaffScreen } from '@/records/modules/defineModule';
import { settingsPagePath, settingsPath, type SettingsPageName } from './settingsPaths';

const settingsPages: readonly [page: SettingsPageName, load: LoadScreen][] = [
  ['service-origin', () => import('./lists/serviceOrigins')],
  ['voter-group', () => import('./lists/voterGroups')],
  ['service-category', () => import('./lists/serviceCategories')],
  ['service-status', () => import('./lists/serviceStatuses')],
  ['office', () => import('./lists/offices')],
  ['user', () => import('./users/UsersScreen')],
  ['legislative-processe-status', () => import('./lists/documentStatuses')],
  ['integration-calendar', () => import('./calendar/CalendarsScreen')],
  ['display-profile', () => import('./displayProfile/DisplayProfilesScreen')],
  ['department', () => import('./lists/departments')],
];

const help = () => import('./settings.help');

export default defineModule({
  order: 150,
  screens: [
    {
      path: settingsPath,
      label: 'Configurações',
      letter: 'f',
      menu: 'administration',
      requirement: { administrator: true },
      load: () => import('./SettingsIndex'),
    },
    ...settingsPages.map(([page, load]): StaffScreen => ({
      path: settingsPagePath(page),
      label: 'Configurações',
      requirement: { administrator: true },
      load,
    })),
  ],
  ofVoter: null,
  report: null,
  day: null,
  palette: false,
  help: {
    [settingsPath]: help,
    ...Object.fromEntries(settingsPages.map(([page]) => [settingsPagePath(page), help])),
    [settingsPagePath('user')]: () => import('./users/users.help'),
  },
});
