import type { LoadScreen } from './modules';

/** What surrounds the staff's screens; the shell reads the module table, so the table does not load it. */
export const loadStaffShell: LoadScreen = async () => (await import('./StaffShell')).StaffShell;
