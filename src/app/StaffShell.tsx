import { useEffect, useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { styled } from '@/ui/style';
import { abortPendingReads } from '@/api/api';
import { prepareToSend } from '@/api/client';
import { hideScreen, isScreenHidden, showScreen } from '@/ui/hiddenScreen';
import { isIdle } from '@/features/auth/idleClock';
import { followOtherTabs } from '@/lookups/officeLists';
import { connectCsv } from '@/records/export/csvModules';
import { followCookie, refreshSession } from '@/session/currentSession';
import { useSignedInSession } from '@/session/useSession';
import { Late, late } from '@/ui/feedback/late';
import { optional } from '@/ui/feedback/optional';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { ToastList } from '@/ui/feedback/ToastList';
import { clearToasts, screenChanged, showToast } from '@/ui/feedback/toasts';
import { screenRoot } from '@/ui/panel/layerRoots';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { fetchWhenIdle, forgetOpened, noteOpened } from './ahead';
import csvWorker from './csv.worker?worker&url';
import { SkipLinks } from './SkipLinks';
import { createStore } from './store';
import { tellUnread } from './tellUnread';
import { inlineModules } from './topbar/menus';
import { TopBar } from './topbar/TopBar';
import { useViewportWidth } from './topbar/useViewportWidth';

// Loaded in parallel with the screen, whose first response the HTML requested without it; the next request needs it.
prepareToSend();

connectCsv({
  worker: csvWorker,
  load: async (module) => (await import('./csvFiles')).loadCsv(module),
});

const SessionKeeper = late(() =>
  import('@/features/auth/SessionKeeper').catch(() => ({ default: KeeperMissing })),
);

const PhoneBar = optional(() => import('./topbar/PhoneBar'));
const ModuleKeys = optional(() => import('./ModuleKeys'));
const PaletteHost = optional(() => import('./palette/PaletteHost'));

const Main = styled.main`
  min-height: calc(100vh - var(--top-bar-height));
  outline: none;
`;

/** The shell for signed-in people; another user id remounts it with an empty store. */
export function StaffShell() {
  const { user, token } = useSignedInSession();
  return <PersonalShell key={user.id} expires={token.expires} />;
}

const cookieWatchMs = 2000;

function PersonalShell({ expires }: { expires: number }) {
  const [store] = useState(createStore);
  const [isPaletteOpen, turnPalette] = useState(false);
  const { pathname } = useLocation();
  const isChangingScreen = useNavigation().state === 'loading';
  const isPhone = useViewportWidth() === 0;
  // Locked before page load: stays hidden until SessionKeeper loads and asks for the password.
  useLayoutEffect(() => {
    if (isIdle()) hideScreen();
    return showScreen;
  }, [expires]);

  // Abort reads on navigation; cleanups run before the next screen's effects.
  useEffect(() => abortPendingReads, [pathname]);
  useEffect(screenChanged, [pathname]);
  useEffect(() => noteOpened(pathname), [pathname]);
  useEffect(() => forgetOpened, []);
  // The next person must not see these toasts.
  useEffect(() => clearToasts, []);

  useEffect(tellUnread, []);
  useEffect(() => fetchWhenIdle(inlineModules.slice(0, 4)), []);
  useEffect(() => followOtherTabs(store.dispatch), [store]);
  useDocumentEvent('visibilitychange', () => document.visibilityState === 'visible' && refreshSession());
  useEffect(() => {
    // A closing tab's sign-out message may be lost, and other subdomains get none.
    const watch = setInterval(followCookie, cookieWatchMs);
    return () => clearInterval(watch);
  }, []);

  return (
    <Provider store={store}>
      <div ref={screenRoot}>
        <SkipLinks />
        <ProgressBar isShown={isChangingScreen} label="Carregando a tela" />
        <TopBar turnPalette={turnPalette} />
        <Main id="conteudo" tabIndex={-1} data-changing={isChangingScreen || undefined}>
          <Outlet />
        </Main>
        <ToastList />
        {isPhone && <PhoneBar />}
        <Late>
          <SessionKeeper />
        </Late>
        <ModuleKeys />
        <PaletteHost isOpen={isPaletteOpen} turn={turnPalette} />
      </div>
    </Provider>
  );
}

/** SessionKeeper failed to load: warns, or throws to the error screen if the screen is hidden. */
function KeeperMissing() {
  useEffect(() => {
    if (isScreenHidden()) throw new Error('error loading dynamically imported module: SessionKeeper');
    showToast('Não conseguimos carregar o bloqueio da tela. Salve o seu trabalho e recarregue a página.', {
      tone: 'error',
    });
  }, []);
  return null;
}
