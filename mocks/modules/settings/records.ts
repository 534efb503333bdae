import type { NamedEntry, ColoredEntry } from '../../data/entries';
import { table } from '../../data/table';

export interface Office extends NamedEntry {
  description: string;
}

/** Shared by every client when `clientId` is null. */
export interface Department {
  id: number;
  clientId: number | null;
  name: string;
}

export interface CalendarIntegration {
  id: number;
  clientId: number;
  userId: number;
  calendarId: string;
  isValid: boolean;
}

export const settingsTables = {
  offices: table<Office>(),
  serviceStatuses: table<ColoredEntry>(),
  serviceCategories: table<NamedEntry>(),
  serviceOrigins: table<NamedEntry>(),
  voterGroups: table<NamedEntry>(),
  departments: table<Department>(),
  calendarIntegrations: table<CalendarIntegration>(),
};
