import * as v from 'valibot';
import { api } from '@/api/api';
import { digits, flag, phpId, rowsOf, text } from '@/api/reply';

/** A user as forms and filters offer it. */
export interface UserOption {
  id: number;
  name: string;
  isActive: boolean;
  /** Digits; '' when the user has no mobile number. */
  phone: string;
}

/** The calendar of a user, as set up in the settings. */
export interface CalendarIntegration {
  userId: number;
  isValid: boolean;
}

const user = v.pipe(
  v.object({ id: phpId, name: text, status: flag(true), phone: digits }),
  v.transform(({ status, ...rest }): UserOption => ({ ...rest, isActive: status })),
);

const calendarIntegration = v.object({ userId: phpId, isValid: flag() });

/** Lists of `queries.php` are asked once per session: their action and their `ac` are the same name. */
const list = <Row>(name: string, row: v.GenericSchema<unknown, Row>) => ({
  script: 'queries.php',
  action: name,
  query: { ac: name },
  reply: rowsOf(row),
});

const keepForSession = { keepUnusedDataFor: Number.MAX_SAFE_INTEGER };

export const lookupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<UserOption[], undefined>({ query: () => list('userList', user), ...keepForSession }),
    calendarIntegrations: build.query<CalendarIntegration[], undefined>({
      query: () => list('integrationCalendarList', calendarIntegration),
      ...keepForSession,
    }),
  }),
});

const once = { refetchOnMountOrArgChange: false };

/** The office's users, active or not. */
export const useUsers = () => lookupsApi.useUsersQuery(undefined, once);

/** Which users have a calendar, and whether it still works. */
export const useCalendarIntegrations = () => lookupsApi.useCalendarIntegrationsQuery(undefined, once);

/** A user as a select offers one. */
export const userOption = ({ id, name }: UserOption) => ({ value: id, label: name });

/** The name of a user; `nº 12` for one the list does not know, as while it loads. */
export const userName = (users: readonly UserOption[], id: number) =>
  users.find((user) => user.id === id)?.name ?? `nº ${id}`;

/** The users a form offers: the active ones, and those it already holds. */
export function offeredUsers(users: readonly UserOption[], chosenIds: readonly number[]): UserOption[] {
  return users.filter((user) => user.isActive || chosenIds.includes(user.id));
}
