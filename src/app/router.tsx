import { lazy, useEffect, type ComponentType } from 'react';
import { createBrowserRouter, Navigate, Outlet, useRouteError, type RouteObject } from 'react-router-dom';
import { tellCaughtError } from '@/api/troubles';
import { signingOut } from '@/features/auth/signingOut';
import { settingsPath } from '@/features/settings/settingsPaths';
import { connectTransport, currentSession } from '@/session/currentSession';
import { accessibilityPath } from '@/ui/accessibilityPath';
import { CrashScreen } from '@/ui/feedback/CrashScreen';
import { Guard } from './Guard';
import { loadStaffShell } from './loadStaffShell';
import type { StaffScreen } from '@/records/modules/defineModule';
import { screens } from '@/records/modules/screens';
import { sectionHomes } from './sections';
import { useFocusOnNavigation } from './useFocusOnNavigation';

const signOutPath = '/auth/logout';

const AfterSignIn = lazy(() => import('./AfterSignIn'));

function Pages() {
  useFocusOnNavigation();
  return <Outlet />;
}

/** The same as index.html's first paint, while the first screen's code loads. */
function FirstPaint() {
  return (
    <div className="first-paint" aria-hidden>
      <strong>Tribuna</strong>
      <span>Carregando...</span>
    </div>
  );
}

function RouteFailure() {
  const problem = useRouteError();
  useEffect(() => tellCaughtError(problem), [problem]);
  return <CrashScreen problem={problem} />;
}

const screenAt = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

function routeOf({ path, requirement, load }: StaffScreen): RouteObject {
  const route = { path, lazy: async () => ({ Component: (await load()).default }) };
  return requirement ? { element: <Guard requirement={requirement} />, children: [route] } : route;
}

const notFoundAt = (path: string) =>
  screenAt(path, async () => (await import('@/ui/feedback/NotFoundScreen')).NotFoundScreen);

const staffRoutes: RouteObject[] = [
  ...screens.map(routeOf),
  ...sectionHomes.map(({ section, path }) => ({ path: section, element: <Navigate to={path} replace /> })),
];

const entranceRoutes: RouteObject[] = [
  screenAt('/', async () => (await import('@/features/auth/Home')).Home),
  {
    path: '/auth/login',
    lazy: async () => {
      const { SignIn } = await import('@/features/auth/SignIn');
      return { element: <SignIn onward={<AfterSignIn />} /> };
    },
  },
  screenAt(signOutPath, async () => (await import('@/features/auth/SignOut')).SignOut),
  screenAt(
    '/auth/forgot-password',
    async () => (await import('@/features/auth/ForgotPassword')).ForgotPassword,
  ),
  screenAt(
    '/auth/reset-password/:identity',
    async () => (await import('@/features/auth/ResetPassword')).ResetPassword,
  ),
  screenAt('/onboarding/start', async () => (await import('@/features/onboarding/TrialSignUp')).TrialSignUp),
  screenAt(
    '/onboarding/welcome',
    async () => (await import('@/features/onboarding/TrialWelcome')).TrialWelcome,
  ),
  screenAt(
    accessibilityPath,
    async () => (await import('@/features/accessibility/Accessibility')).Accessibility,
  ),
  screenAt(
    '/invoice/use-license/:identity',
    async () => (await import('@/features/invoice/LicencePayment')).LicencePayment,
  ),
  screenAt('/invoice/open/:identity', async () => (await import('./PublicRoutes')).OpenInvoiceRoute),
  screenAt('/appointment/:code', async () => (await import('./PublicRoutes')).PublicAppointmentRoute),
  screenAt(
    '/integration-calendar/callback',
    async () => (await import('@/features/settings/calendar/CalendarCallback')).CalendarCallback,
  ),
  screenAt('/forbidden', async () => (await import('@/ui/feedback/ForbiddenScreen')).ForbiddenScreen),
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

/**
 * A 401 or 403 signs out. Until the sign-out screen, which ends the session, is rendered, the old screen may
 * still navigate (its filters, a click on a link): any such navigation is redirected to the sign-out.
 */
export function signOutWhenRefused(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'subscribe'>,
) {
  connectTransport(() => {
    const refused = currentSession();
    const leave = () => {
      const { navigation, location } = router.state;
      if (currentSession() !== refused) unsubscribe();
      else if ((navigation.location ?? location).pathname !== signOutPath)
        void router.navigate(signOutPath, { replace: true, state: signingOut });
    };
    // After the router has notified all subscribers: a navigation started within that would lose its history entry.
    const unsubscribe = router.subscribe(() => queueMicrotask(leave));
    leave();
  });
}

export function createRouter() {
  const router = createBrowserRouter(routes);
  signOutWhenRefused(router);
  return router;
}
