import { askEarly } from '@/api/earlyCall';
import { validSession } from '@/session/currentSession';
import { meets } from '@/session/rules';
import type { StaffScreen } from '@/records/modules/defineModule';

/** Sends a screen's first request, if the session may see the screen. */
export function askStaffCall({ firstCall, requirement }: Pick<StaffScreen, 'firstCall' | 'requirement'>) {
  const session = validSession();
  if (firstCall && session && meets(session, requirement)) askEarly(firstCall(), session.token.value);
}
