import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Grommet } from 'grommet/es6/components/Grommet';
import { Provider } from 'react-redux';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import styled from 'styled-components';
import { abortPendingReads } from '@/api/api';
// What calls are sent with, here before the first one: by itself the client loads it when it must.
import '@/api/transport';
import { hideScreen, isScreenHidden, showScreen } from '@/features/auth/hiddenScreen';
import { isIdle } from '@/features/auth/idleClock';
import { followOtherTabs } from '@/lookups/officeLists';
import { followCookie, refreshSession } from '@/session/currentSession';
import { useSignedInSession } from '@/session/useSession';
import { optional } from '@/ui/feedback/optional';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Toasts } from '@/ui/feedback/Toasts';
import { clearToasts, screenChanged, showToast } from '@/ui/feedback/toasts';
import { grommetTheme } from '@/ui/theme/grommetTheme';
import './connectModules';
import { SkipLinks } from './SkipLinks';
import { createStore } from './store';
import { tellUnread } from './tellUnread';
import { TopBar } from './topbar/TopBar';
import { useViewportWidth } from './topbar/useViewportWidth';

const SessionKeeper = lazy(() =>
  import('@/features/auth/SessionKeeper').catch(() => ({ default: KeeperMissing })),
);

// On a phone alone, which does without it where its code does not arrive.
const PhoneBar = optional(() => import('./topbar/PhoneBar'));
// The screens stand without it.
const ModuleKeys = optional(() => import('./ModuleKeys'));

const Main = styled.main`
  min-height: calc(100vh - var(--top-bar-height));
  outline: none;
`;

/** The shell of whoever is signed in; another person signing in, also from another tab, starts with an empty store. */
export function StaffShell() {
  const { user, token } = useSignedInSession();
  return <PersonalShell key={user.id} expires={token.expires} />;
}

/** Milliseconds between two looks at the session's cookie. */
const cookieWatch = 2000;

/**
 * What surrounds every screen of the staff: the store of this session, Grommet, the top bar, notices,
 * and the cover that a session expiring under an open screen brings.
 */
function PersonalShell({ expires }: { expires: number }) {
  const [store] = useState(createStore);
  const { pathname } = useLocation();
  const isChangingScreen = useNavigation().state === 'loading';
  const isPhone = useViewportWidth() === 0;
  // Locked before this page was loaded: hidden until the keeper, whose code is still on its way, asks for the password.
  useLayoutEffect(() => {
    if (isIdle()) hideScreen();
    return showScreen;
  }, [expires]);

  // A screen that is left no longer needs its answers. Cleanups run before the next screen asks its own.
  useEffect(() => abortPendingReads, [pathname]);
  useEffect(screenChanged, [pathname]);
  // What one person was told, and offered, is not the next one's.
  useEffect(() => clearToasts, []);

  useEffect(tellUnread, []);
  useEffect(() => followOtherTabs(store.dispatch), [store]);
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && refreshSession();
    document.addEventListener('visibilitychange', onReturn);
    // The word of a tab that signs out can be lost with it, and other subdomains have none.
    const watch = setInterval(followCookie, cookieWatch);
    return () => {
      clearInterval(watch);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);

  return (
    <Provider store={store}>
      <Grommet theme={grommetTheme}>
        <SkipLinks />
        <ProgressBar isShown={isChangingScreen} label="Carregando a tela" />
        <TopBar />
        <Main id="conteudo" tabIndex={-1}>
          <Outlet />
        </Main>
        <Toasts />
        {isPhone && <PhoneBar />}
        <Suspense>
          <SessionKeeper />
        </Suspense>
        <ModuleKeys />
      </Grommet>
    </Provider>
  );
}

/**
 * The code that covers the screen did not arrive. The work goes on, told of it; a screen that is hidden already, and that
 * nothing could show again, gives way to the error screen, which reloads.
 */
function KeeperMissing() {
  useEffect(() => {
    if (isScreenHidden()) throw new Error('error loading dynamically imported module: SessionKeeper');
    showToast('Não conseguimos carregar o bloqueio da tela. Salve o seu trabalho e recarregue a página.', {
      tone: 'error',
    });
  }, []);
  return null;
}
