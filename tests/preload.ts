/**
 * Loads what surrounds the staff's screens ahead, for `beforeAll`: on a busy machine it takes longer than one test may.
 */
export const preloadStaffShell = () => import('@/app/StaffShell');

/** The same with the screens of the first modules. */
export const preloadStaffScreens = () =>
  Promise.all([
    preloadStaffShell(),
    import('@/features/dashboard/Dashboard'),
    import('@/features/appointments/AppointmentsScreen'),
    import('@/features/calls/CallsScreen'),
  ]);
