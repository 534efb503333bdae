import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { toFailure } from '@/api/failure';

/*
 * The office's lists are asked once per session. Whoever changes one in the settings says so here: this tab asks for it
 * again when it is next needed, and the person's other tabs once they are looked at.
 */

/** The lists of `queries.php` that the settings change. */
export const officeLists = [
  'officeList',
  'treatmentStatusList',
  'treatmentOriginList',
  'treatmentCategoryList',
  'electorGroupList',
  'legislativeProcesseStatusList',
  'departmentList',
  'userList',
  'integrationCalendarList',
] as const;

export type OfficeList = (typeof officeLists)[number];

/** What a list of options is known by to whoever changes it. */
export const listTag = <Name extends string>(name: Name) => ({ type: 'OfficeList' as const, id: name });

/** The same of its settings page, which follows its own changes by itself and those of other tabs by this. */
export const settingsTag = (name: OfficeList) => ({ type: 'SettingsList' as const, id: name });

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tribuna-lists');

const refresh = (dispatch: Dispatch, tags: readonly ReturnType<typeof listTag | typeof settingsTag>[]) =>
  void dispatch(api.util.invalidateTags(tags as never));

/** To be called once a change is saved. */
export function listChanged(dispatch: Dispatch, name: OfficeList) {
  refresh(dispatch, [listTag(name)]);
  otherTabs?.postMessage(name);
}

/**
 * For `onQueryStarted`: once the write succeeded, changes what is cached of it and says that the list of options is not
 * what it was.
 * @param patch gives the change of the cache: an `updateQueryData`; null where the answer does not say enough for one,
 *   and the settings page is to ask again
 */
export const whenSaved =
  <Argument, Saved>(
    listOf: (argument: Argument) => OfficeList,
    patch: (argument: Argument, saved: Saved) => unknown,
  ) =>
  async (
    argument: Argument,
    { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: PromiseLike<{ data: Saved }> },
  ) => {
    const name = listOf(argument);
    const askAgain = () => refresh(dispatch, [settingsTag(name)]);
    try {
      const { data } = await queryFulfilled;
      const change = patch(argument, data);
      if (change === null) askAgain();
      else dispatch(change as never);
      listChanged(dispatch, name);
    } catch (thrown) {
      const { outcomeUnknown, kind } = toFailure((thrown as { error?: unknown }).error);
      if (!outcomeUnknown && kind !== 'notFound') return;
      // Nobody knows whether it was done, or somebody else removed the entry: the list under the panel is to show it,
      // and the options are to be right.
      askAgain();
      listChanged(dispatch, name);
    }
  };

/** Follows what the other tabs change, as soon as this one is looked at. Gives how to stop. */
export function followOtherTabs(dispatch: Dispatch) {
  const changed = new Set<OfficeList>();
  const look = () => {
    if (document.visibilityState !== 'visible' || changed.size === 0) return;
    const names = [...changed];
    changed.clear();
    refresh(dispatch, [...names.map(listTag), ...names.map(settingsTag)]);
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    const name = officeLists.find((known) => known === data);
    if (name) changed.add(name);
    look();
  };
  otherTabs?.addEventListener('message', hear);
  document.addEventListener('visibilitychange', look);
  return () => {
    otherTabs?.removeEventListener('message', hear);
    document.removeEventListener('visibilitychange', look);
  };
}
