import { lazy } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { signingOut } from '@/features/auth/signingOut';
import { settingsPath } from '@/features/settings/settingsPaths';
import { connectTransport } from '@/session/currentSession';
import { accessibilityPath } from '@/ui/accessibilityPath';
import { FirstPaint } from './FirstPaint';
import { Guard } from './Guard';
import { loadStaffShell } from './loadStaffShell';
import { modules, sectionHomes, type StaffModule } from './modules';
import { RouteFailure } from './RouteFailure';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** Of no use to whoever has yet to sign in. */
const AfterSignIn = lazy(() => import('./AfterSignIn'));

/** Around every page. */
function Pages() {
  useFocusOnNavigation();
  return <Outlet />;
}

/** A module's screen, behind the guard of its right. */
function routeOf({ path, requirement, load }: StaffModule): RouteObject {
  const route: RouteObject = { path, lazy: async () => ({ Component: await load() }) };
  return requirement ? { element: <Guard requirement={requirement} />, children: [route] } : route;
}

const notFoundAt = (path: string): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('@/ui/feedback/NotFoundScreen')).NotFoundScreen }),
});

/** Screens of the staff, behind the guard and inside the shell with the top bar. */
const staffRoutes: RouteObject[] = [
  ...modules.map(routeOf),
  ...sectionHomes.map(({ section, path }) => ({ path: section, element: <Navigate to={path} replace /> })),
];

/** Pages that ask for no session. */
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
      // Which addresses there are below these is for administrators alone too.
      {
        element: <Guard requirement={{ administrator: true }} />,
        children: [notFoundAt('/customer-area/*'), notFoundAt(`${settingsPath}/*`)],
      },
      notFoundAt('*'),
    ],
  },
];

/** A 401 or 403 answered to any call leads to signing out, as the API then knows no such session. */
export function signOutWhenRefused(router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>) {
  connectTransport(() => void router.navigate('/auth/logout', { replace: true, state: signingOut }));
}

/** The app's router. */
export function createRouter() {
  const router = createBrowserRouter(routes);
  signOutWhenRefused(router);
  return router;
}
