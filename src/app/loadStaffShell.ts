/** Separate: the shell imports the module table. */
export const loadStaffShell = async () => (await import('./StaffShell')).StaffShell;
