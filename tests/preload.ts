/** Loads the staff's first screens ahead, for `beforeAll`: on a busy machine that takes longer than one test may. */
export const preloadStaffScreens = () =>
  Promise.all([
    import('@/app/StaffShell'),
    import('@/features/dashboard/Dashboard'),
    import('@/features/appointments/AppointmentsScreen'),
    import('@/features/calls/CallsScreen'),
  ]);
