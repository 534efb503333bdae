import type { LoadScreen } from './modules';

/** Separate: the shell imports the module table. */
export const loadStaffShell: LoadScreen = async () => (await import('./StaffShell')).StaffShell;
