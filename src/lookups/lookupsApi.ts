import type { Control, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { rowsOf } from '@/api/reply';
import type { Option } from '@/ui/form/options';
import { readHex } from '@/formats/colors';
import {
  calendarIntegration,
  namedOption,
  user,
  type CalendarIntegration,
  type NamedOption,
  type UserOption,
} from './lookupRows';
import { listsApi, listTag, type OfficeList } from './officeLists';

export type { CalendarIntegration, NamedOption, UserOption };

type OptionListName = Exclude<OfficeList, 'userList' | 'integrationCalendarList'> | 'documentTypeList';

/** Read once per session; action and `ac` are the list's name. */
const list = <Row>(name: string, row: v.GenericSchema<unknown, Row>) => ({
  script: 'queries.php',
  action: name,
  query: { ac: name },
  reply: rowsOf(row),
});

const keepForSession = { keepUnusedDataFor: Number.MAX_SAFE_INTEGER, extraOptions: { isOfSession: true } };

export const lookupsApi = listsApi.injectEndpoints({
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

/** Options of a query that is made once per session. */
export const once = { refetchOnMountOrArgChange: false };

/** The office's users, also inactive ones. */
export const useUsers = () => lookupsApi.useUsersQuery(undefined, once);

const noOptions: NamedOption[] = [];

/** An office list; empty while loading. */
export const useOptionList = (name: OptionListName) =>
  lookupsApi.useOptionsQuery(name, once).data ?? noOptions;

/** Which users have a calendar, and whether it works. */
export const useCalendarIntegrations = () => lookupsApi.useCalendarIntegrationsQuery(undefined, once);

/** A user as a select option. */
const userOption = ({ id, name }: UserOption) => ({ value: id, label: name });

/** All users as filter options: inactive ones last and marked, since records may still be assigned to them. */
export const filterUserOptions = (users: readonly UserOption[]) => [
  ...users.filter(({ isActive }) => isActive).map(userOption),
  ...users
    .filter(({ isActive }) => !isActive)
    .map(({ id, name }) => ({ value: id, label: `${name} (inativo)` })),
];

/** A list entry as a select option. */
export const optionOf = ({ id, name, color }: NamedOption): Option<number> => {
  const dot = readHex(color);
  return { value: id, label: name, ...(dot && { color: dot }) };
};

/** An entry's name; `nº 12` if unknown, e.g. while loading. */
export const optionName = (options: readonly { id: number; name: string }[], id: number) =>
  options.find((option) => option.id === id)?.name || `nº ${id}`;

/** The options plus a record's value that is no longer (or not yet) among them. */
export function withHeld<T extends Option>(options: readonly T[], held: T | null): readonly T[] {
  return !held || options.some(({ value }) => value === held.value) ? options : [...options, held];
}

/** Makes the props of an office-list select, keeping the record's value among the options. */
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

/** A user's name; `nº 12` if unknown, e.g. while loading. */
export const userName = (users: readonly UserOption[], id: number) =>
  users.find((user) => user.id === id)?.name ?? `nº ${id}`;

/**
 * Options of active users and those a record holds, even inactive or deleted; while loading only held names.
 */
export function userChoices(
  users: readonly UserOption[] | undefined,
  held: readonly { id: number; name?: string }[],
): Option<number>[] {
  const isHeld = (user: UserOption) => held.some(({ id }) => id === user.id);
  const offered = users?.filter((user) => user.isActive || isHeld(user)).map(userOption) ?? [];
  const gone = held
    .filter(({ id, name }) => (users ?? name) && !offered.some(({ value }) => value === id))
    .map(({ id, name }) => ({ value: id, label: name ?? userName(users ?? [], id) }));
  return [...offered, ...gone];
}
