import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { connectTransport } from '@/session/currentSession';
import type { Requirement } from '@/session/rules';
import { FirstPaint } from './FirstPaint';
import { Guard } from './Guard';
import { plannedRoutes } from './modules';
import { RouteFailure } from './RouteFailure';
import { loadStaffShell, staffScreens } from './staffScreens';

const guarded = (requirement: Requirement, children: RouteObject[]): RouteObject => ({
  element: <Guard requirement={requirement} />,
  children,
});

const planned: RouteObject[] = plannedRoutes.map(({ path, label, requirement }) => {
  const route: RouteObject = {
    path,
    lazy: async () => {
      const { UnderConstructionScreen } = await import('@/ui/feedback/UnderConstructionScreen');
      return { element: <UnderConstructionScreen module={label} /> };
    },
  };
  return requirement ? guarded(requirement, [route]) : route;
});

/** Screens of the staff, behind the guard and inside the shell with the top bar. */
const staffRoutes: RouteObject[] = [
  ...Object.entries(staffScreens).map(([path, load]) => ({
    path,
    lazy: async () => ({ Component: await load() }),
  })),
  { path: '/appointments', element: <Navigate to="/appointments/list" replace /> },
  { path: '/phonecalls', element: <Navigate to="/phonecalls/list" replace /> },
  guarded({ rule: 'create_voter' }, [
    {
      path: '/voters/create',
      lazy: async () => ({ Component: (await import('@/features/voters/VoterCreate')).VoterCreate }),
    },
  ]),
  guarded({ rule: 'edit_voter' }, [
    {
      path: '/voters/edit/:id',
      lazy: async () => ({ Component: (await import('@/features/voters/VoterEdit')).VoterEdit }),
    },
  ]),
  ...planned,
];

/** Pages that ask for no session. */
const entranceRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('@/features/auth/Home')).Home }) },
  {
    path: '/auth/login',
    lazy: async () => ({ Component: (await import('@/features/auth/SignIn')).SignIn }),
  },
  {
    path: '/auth/logout',
    lazy: async () => ({ Component: (await import('@/features/auth/SignOut')).SignOut }),
  },
  {
    path: '/auth/forgot-password',
    lazy: async () => ({ Component: (await import('@/features/auth/ForgotPassword')).ForgotPassword }),
  },
  {
    path: '/auth/reset-password/:identity',
    lazy: async () => ({ Component: (await import('@/features/auth/ResetPassword')).ResetPassword }),
  },
  {
    path: '/onboarding/start',
    lazy: async () => ({ Component: (await import('@/features/onboarding/TrialSignUp')).TrialSignUp }),
  },
  {
    path: '/onboarding/welcome',
    lazy: async () => ({ Component: (await import('@/features/onboarding/TrialWelcome')).TrialWelcome }),
  },
  {
    path: '/invoice/use-license/:identity',
    lazy: async () => ({ Component: (await import('@/features/invoice/LicencePayment')).LicencePayment }),
  },
  {
    path: '/invoice/open/:identity',
    lazy: async () => ({ Component: (await import('./PublicRoutes')).OpenInvoiceRoute }),
  },
  {
    path: '/appointment/:code',
    lazy: async () => ({ Component: (await import('./PublicRoutes')).PublicAppointmentRoute }),
  },
  {
    path: '/integration-calendar/callback',
    lazy: async () => {
      const { UnderConstructionScreen } = await import('@/ui/feedback/UnderConstructionScreen');
      return { element: <UnderConstructionScreen module="Integração com agenda" standalone /> };
    },
  },
  {
    path: '/forbidden',
    lazy: async () => ({
      Component: (await import('@/ui/feedback/ForbiddenScreen')).ForbiddenScreen,
    }),
  },
];

export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: (
      <main>
        <RouteFailure />
      </main>
    ),
    hydrateFallbackElement: <FirstPaint />,
    children: [
      ...entranceRoutes,
      {
        element: <Guard />,
        children: [
          {
            lazy: async () => ({ Component: await loadStaffShell() }),
            children: [{ errorElement: <RouteFailure />, children: staffRoutes }],
          },
        ],
      },
      {
        path: '*',
        lazy: async () => ({
          Component: (await import('@/ui/feedback/NotFoundScreen')).NotFoundScreen,
        }),
      },
    ],
  },
];

/** The app's router; a 403 answered to any call leads to signing out (contract, section 1). */
export function createRouter() {
  const router = createBrowserRouter(routes);
  connectTransport(() => void router.navigate('/auth/logout', { replace: true }));
  return router;
}
