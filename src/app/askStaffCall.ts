import { askEarly } from '@/api/earlyCall';
import { validSession } from '@/session/currentSession';
import { meets } from '@/session/rules';
import type { StaffModule } from './modules';

/** Makes the call a module's screen starts with, if the session may see that screen. */
export function askStaffCall({ firstCall, requirement }: StaffModule) {
  const session = validSession();
  if (firstCall && session && meets(session, requirement)) askEarly(firstCall(), session.token.value);
}
