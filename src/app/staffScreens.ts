import type { ComponentType } from 'react';

type LoadScreen = () => Promise<ComponentType>;

/**
 * The staff's screens that need no right beyond being signed in, by path. The router takes its routes from here;
 * main.tsx asks for the code of the screen in the address at once, beside that of the shell around it.
 */
export const staffScreens: Record<string, LoadScreen> = {
  '/dashboard': async () => (await import('@/features/dashboard/Dashboard')).Dashboard,
  '/appointments/list': async () =>
    (await import('@/features/appointments/AppointmentsScreen')).AppointmentsScreen,
  '/phonecalls/list': async () => (await import('@/features/calls/CallsScreen')).CallsScreen,
  '/voters/list': async () => (await import('@/features/voters/VotersScreen')).VotersScreen,
  '/services/list': async () => (await import('@/features/services/ServicesScreen')).ServicesScreen,
};

/** What surrounds them. */
export const loadStaffShell: LoadScreen = async () => (await import('./StaffShell')).StaffShell;
