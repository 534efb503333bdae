import { askStaffCall } from './askStaffCall';
import { loadStaffShell } from './loadStaffShell';
import { moduleAt } from './modules';

/**
 * Makes the first call of a screen of the staff, and asks for its code; beside the entry and not in it, as the module
 * table would hold up the first call of the public pages.
 */
export async function warmUpStaff(path: string) {
  const module = moduleAt(path);
  if (module?.firstCall && isAtStart()) askStaffCall(module);
  if (module) await Promise.all([loadStaffShell(), module.load()]);
}

/** A list's first call is known only where neither the address nor what the history keeps of it says another. */
function isAtStart() {
  const { usr } = (window.history.state ?? {}) as { usr?: { list?: { filters?: object } } };
  return window.location.search === '' && Object.keys(usr?.list?.filters ?? {}).length === 0;
}
