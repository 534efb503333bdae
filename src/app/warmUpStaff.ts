import { takeBegun } from '@/api/earlyCall';
import { askStaffCall } from './askStaffCall';
import { loadStaffShell } from './loadStaffShell';
import { staffScreenAt } from './sections';

/** Sends a staff screen's first request and loads its code; outside the entry, to spare public pages. */
export async function warmUpStaff(path: string) {
  const module = staffScreenAt(path);
  if (module?.firstCall && isAtStart()) askStaffCall(module);
  // The HTML's request was not used: the session has ended.
  takeBegun()?.leaving.abort();
  if (module) await Promise.all([loadStaffShell(), module.load()]);
}

/** With filters in the URL or history the first request would be wrong. */
function isAtStart() {
  const { usr } = (window.history.state ?? {}) as { usr?: { list?: { filters?: object } } };
  return window.location.search === '' && Object.keys(usr?.list?.filters ?? {}).length === 0;
}
