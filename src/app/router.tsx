import { lazy } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { signingOut } from '@/features/auth/signingOut';
import { settingsPath } from '@/features/settings/settingsPaths';
import { connectTransport, currentSession } from '@/session/currentSession';
import { accessibilityPath } from '@/ui/accessibilityPath';
import { FirstPaint } from './FirstPaint';
import { Guard } from './Guard';
import { loadStaffShell } from './loadStaffShell';
import { modules, sectionHomes, type StaffModule } from './modules';
import { RouteFailure } from './RouteFailure';
import { useFocusOnNavigation } from './useFocusOnNavigation';

const signOutPath = '/auth/logout';

const AfterSignIn = lazy(() => import('./AfterSignIn'));

function Pages() {
  useFocusOnNavigation();
  return <Outlet />;
}

function routeOf({ path, requirement, load }: StaffModule): RouteObject {
  const route: RouteObject = { path, lazy: async () => ({ Component: await load() }) };
  return requirement ? { element: <Guard requirement={requirement} />, children: [route] } : route;
}

const notFoundAt = (path: string): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('@/ui/feedback/NotFoundScreen')).NotFoundScreen }),
});

const staffRoutes: RouteObject[] = [
  ...modules.map(routeOf),
  ...sectionHomes.map(({ section, path }) => ({ path: section, element: <Navigate to={path} replace /> })),
];

const entranceRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('@/features/auth/Home')).Home }) },
  {
    path: '/auth/login',
    lazy: async () => {
      const { SignIn } = await import('@/features/auth/SignIn');
      return { element: <SignIn onward={<AfterSignIn />} /> };
    },
  },
  {
    path: signOutPath,
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
    path: accessibilityPath,
    lazy: async () => ({ Component: (await import('@/features/accessibility/Accessibility')).Accessibility }),
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
    lazy: async () => ({
      Component: (await import('@/features/settings/calendar/CalendarCallback')).CalendarCallback,
    }),
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
    element: <Pages />,
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
      // Hides from non-administrators which paths exist.
      {
        element: <Guard requirement={{ administrator: true }} />,
        children: [notFoundAt('/customer-area/*'), notFoundAt(`${settingsPath}/*`)],
      },
      notFoundAt('*'),
    ],
  },
];

/** A 401 or 403 signs out; repeated, as the screen being left may navigate (filters) while code loads. */
export function signOutWhenRefused(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>,
) {
  connectTransport(async () => {
    const refused = currentSession();
    do await router.navigate(signOutPath, { replace: true, state: signingOut });
    while (router.state.location.pathname !== signOutPath && currentSession() === refused);
  });
}

export function createRouter() {
  const router = createBrowserRouter(routes);
  signOutWhenRefused(router);
  return router;
}
