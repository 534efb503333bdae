/**
 * Loads the code of the staff's screens ahead, for `beforeAll`: on a busy machine it takes longer than one test may.
 */
export const preloadStaffScreens = () =>
  Promise.all([
    import('@/app/StaffShell'),
    import('@/features/dashboard/Dashboard'),
    import('@/features/appointments/AppointmentsScreen'),
    import('@/features/calls/CallsScreen'),
  ]);
