import type { Control, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { api } from '@/api/api';
import { rowsOf } from '@/api/reply';
import type { Option } from '@/ui/form/options';
import { readHex } from '@/ui/panel/Badge';
import {
  calendarIntegration,
  namedOption,
  user,
  type CalendarIntegration,
  type NamedOption,
  type UserOption,
} from './lookupRows';
import { listTag } from './officeLists';

export type { CalendarIntegration, NamedOption, UserOption };

/** The lists of `queries.php` that hold nothing but names. */
type OptionListName =
  | 'officeList'
  | 'treatmentStatusList'
  | 'treatmentOriginList'
  | 'treatmentCategoryList'
  | 'electorGroupList'
  | 'documentTypeList'
  | 'legislativeProcesseStatusList'
  | 'departmentList';

/** Lists of `queries.php` are asked once per session: their action and their `ac` are the same name. */
const list = <Row>(name: string, row: v.GenericSchema<unknown, Row>) => ({
  script: 'queries.php',
  action: name,
  query: { ac: name },
  reply: rowsOf(row),
});

const keepForSession = { keepUnusedDataFor: Number.MAX_SAFE_INTEGER };

export const lookupsApi = api.enhanceEndpoints({ addTagTypes: ['OfficeList'] }).injectEndpoints({
  endpoints: (build) => ({
    users: build.query<UserOption[], undefined>({
      query: () => list('userList', user),
      providesTags: [listTag('userList')],
      ...keepForSession,
    }),
    options: build.query<NamedOption[], OptionListName>({
      query: (name) => list(name, namedOption),
      providesTags: (_, __, name) => [listTag(name)],
      ...keepForSession,
    }),
    calendarIntegrations: build.query<CalendarIntegration[], undefined>({
      query: () => list('integrationCalendarList', calendarIntegration),
      providesTags: [listTag('integrationCalendarList')],
      ...keepForSession,
    }),
  }),
});

const once = { refetchOnMountOrArgChange: false };

/** The office's users, active or not. */
export const useUsers = () => lookupsApi.useUsersQuery(undefined, once);

const noOptions: NamedOption[] = [];

/** One of the office's lists; empty until it is there. */
export const useOptionList = (name: OptionListName) =>
  lookupsApi.useOptionsQuery(name, once).data ?? noOptions;

/** Which users have a calendar, and whether it still works. */
export const useCalendarIntegrations = () => lookupsApi.useCalendarIntegrationsQuery(undefined, once);

/** A user as a select offers one. */
export const userOption = ({ id, name }: UserOption) => ({ value: id, label: name });

/** A list's entry as a select offers it. */
export const optionOf = ({ id, name, color }: NamedOption): Option<number> => {
  const dot = readHex(color);
  return { value: id, label: name, ...(dot && { color: dot }) };
};

/** The name of an entry; `nº 12` for one the list does not know, as while it loads. */
export const optionName = (options: readonly { id: number; name: string }[], id: number) =>
  options.find((option) => option.id === id)?.name || `nº ${id}`;

/** The options with the one a record already holds, even when the list does not offer it any more or not yet. */
export function withHeld<T extends Option>(options: readonly T[], held: T | null): readonly T[] {
  return !held || options.some(({ value }) => value === held.value) ? options : [...options, held];
}

/** The selects of a form over the office's lists, each with the choice its record already holds. */
export const officeChoice =
  <V extends FieldValues>(control: Control<V>) =>
  (list: readonly NamedOption[], heldId?: number | null, heldName?: string) => ({
    control,
    options: withHeld(
      list.map(optionOf),
      heldId ? { value: heldId, label: heldName || `nº ${heldId}` } : null,
    ),
    emptyValue: null,
  });

/** The name of a user; `nº 12` for one the list does not know, as while it loads. */
export const userName = (users: readonly UserOption[], id: number) =>
  users.find((user) => user.id === id)?.name ?? `nº ${id}`;

/** The users a form offers: the active ones, and those it already holds. */
function offeredUsers(users: readonly UserOption[], chosenIds: readonly number[]): UserOption[] {
  return users.filter((user) => user.isActive || chosenIds.includes(user.id));
}

/**
 * The users a form offers: the active ones, and those the record holds, even when they are no longer active or gone.
 * Nothing until the users are there, unless the record knows the names itself.
 */
export function userChoices(
  users: readonly UserOption[] | undefined,
  held: readonly { id: number; name?: string }[],
): Option<number>[] {
  const offered = users
    ? offeredUsers(
        users,
        held.map(({ id }) => id),
      ).map(userOption)
    : [];
  const gone = held.filter(({ id, name }) => (users ?? name) && !offered.some(({ value }) => value === id));
  return [
    ...offered,
    ...gone.map(({ id, name }) => ({ value: id, label: name ?? userName(users ?? [], id) })),
  ];
}
