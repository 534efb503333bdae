import { api } from '@/api/api';
import { toFailure } from '@/api/failure';
import type { AppDispatch, AppThunk } from '@/api/store';

/* Lists are read once per session. After a change this tab refetches, other tabs when next visible. */

/** The lists of `queries.php` the settings change. */
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

/** Cache tag of an option list. */
export const listTag = <Name extends string>(name: Name) => ({ type: 'OfficeList' as const, id: name });

/** Cache tag of its settings page, for changes from other tabs. */
export const settingsTag = (name: OfficeList) => ({ type: 'SettingsList' as const, id: name });

/** The API with both tags. */
export const listsApi = api.enhanceEndpoints({ addTagTypes: ['OfficeList', 'SettingsList'] });

const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tribuna-lists');

const refresh = (dispatch: AppDispatch, tags: ReturnType<typeof listTag | typeof settingsTag>[]) =>
  void dispatch(listsApi.util.invalidateTags(tags));

/** Call after a change is saved. */
export function listChanged(dispatch: AppDispatch, name: OfficeList) {
  refresh(dispatch, [listTag(name)]);
  otherTabs?.postMessage(name);
}

/** For `onQueryStarted`: patches the cache and invalidates the options. `patch` returns null to refetch. */
export const whenSaved =
  <Argument, Saved>(
    listOf: (argument: Argument) => OfficeList,
    patch: (argument: Argument, saved: Saved) => AppThunk | null,
  ) =>
  async (
    argument: Argument,
    { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: PromiseLike<{ data: Saved }> },
  ) => {
    const name = listOf(argument);
    const askAgain = () => refresh(dispatch, [settingsTag(name)]);
    try {
      const { data } = await queryFulfilled;
      const change = patch(argument, data);
      if (change === null) askAgain();
      else dispatch(change);
      listChanged(dispatch, name);
    } catch (thrown) {
      const { outcomeUnknown, kind } = toFailure((thrown as { error?: unknown }).error);
      if (!outcomeUnknown && kind !== 'notFound') return;
      // Outcome unknown, or already deleted elsewhere: refetch both.
      askAgain();
      listChanged(dispatch, name);
    }
  };

/** Applies other tabs' changes once this one is visible; returns the stop function. */
export function followOtherTabs(dispatch: AppDispatch) {
  const changed = new Set<OfficeList>();
  const look = () => {
    if (document.visibilityState !== 'visible' || changed.size === 0) return;
    const names = [...changed];
    changed.clear();
    refresh(dispatch, [...names.map(listTag), ...names.map(settingsTag)]);
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const name = officeLists.find((known) => known === data);
    if (name) changed.add(name);
    look();
  };
  otherTabs?.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', look);
  return () => {
    otherTabs?.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', look);
  };
}
