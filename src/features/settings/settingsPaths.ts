/** Page names, as in their URLs. */
export type SettingsPageName =
  | 'service-origin'
  | 'voter-group'
  | 'service-category'
  | 'service-status'
  | 'office'
  | 'user'
  | 'legislative-processe-status'
  | 'integration-calendar'
  | 'display-profile'
  | 'department';

export const settingsPath = '/settings';
export const officeProfilePath = `${settingsPath}?panel=gabinete`;

export const settingsPagePath = (page: SettingsPageName) => `${settingsPath}/${page}`;
