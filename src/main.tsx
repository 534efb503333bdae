import '@/records/export/workerAddress';
import './ui/theme/base.css';
import { licenceCallAt, publicPageAt } from './app/publicPages';
import { versionText } from './config/version';
import type { EnvironmentError } from './config/readEnvironment';
import { applyColorMode } from './ui/theme/applyColorMode';

// oxlint-disable-next-line no-console -- support asks for the version first
console.info(`Tribuna ${versionText()}`);
// The build removes these calls without an address, and the second also without a share of visits.
if (import.meta.env.VITE_ERROR_REPORT_URL) reportErrors(import.meta.env.VITE_ERROR_REPORT_URL as string);
if (import.meta.env.VITE_ERROR_REPORT_URL && import.meta.env.VITE_FIELD_SHARE)
  reportVisit(
    import.meta.env.VITE_ERROR_REPORT_URL as string,
    Number(import.meta.env.VITE_FIELD_SHARE as string),
  );

const loadPublicShell = {
  appointment: () => import('./app/AppointmentShell'),
  invoice: () => import('./app/InvoiceShell'),
};
const loadMainShell = () => import('./app/MainShell');

async function start(root: Element, path: string) {
  // First, as it waits on the network.
  const mount = warmUp(path);
  applyColorMode();
  void forgetServiceWorkers();
  try {
    (await mount)(root);
  } catch (thrown) {
    showFailure(root, thrown);
  }
}

/** Sends the page's first request and loads what shows it; later failures are the router's or screen's. */
async function warmUp(path: string): Promise<(root: Element) => void> {
  const publicPage = publicPageAt(path);
  const publicCall = publicPage?.firstCall ?? licenceCallAt(path);
  if (publicCall) ignoreFailure(import('./api/earlyCall').then(({ askEarly }) => askEarly(publicCall, null)));
  if (publicPage) {
    const { mount } = await loadPublicShell[publicPage.name]();
    return (root) => mount(root, publicPage.value);
  }
  ignoreFailure(import('./app/warmUpStaff').then(({ warmUpStaff }) => warmUpStaff(path)));
  return (await loadMainShell()).mount;
}

/** Loads the reporter, buffering errors until then. */
function reportErrors(address: string) {
  const early: unknown[] = [];
  const keep = ({ error }: ErrorEvent) => void early.push(error);
  window.addEventListener('error', keep);
  const begin = import('./app/errorReports').then(({ startErrorReports }) => {
    window.removeEventListener('error', keep);
    startErrorReports(address, early);
  });
  ignoreFailure(begin);
}

/** Reports this visit if it is in the sample (`share`, in percent); its code loads after all that the page needs. */
function reportVisit(address: string, share: number) {
  if (Math.random() * 100 >= share) return;
  const { pathname } = window.location;
  const begin = () =>
    ignoreFailure(
      import('./app/fieldFigures').then(({ startFieldFigures }) => void startFieldFigures(address, pathname)),
    );
  window.addEventListener('load', begin, { once: true });
}

/** A function declaration, hoisted for its callers above. */
function ignoreFailure(work: Promise<unknown>) {
  work.catch(() => undefined);
}

/** Earlier versions registered service workers that would keep serving old files. */
async function forgetServiceWorkers() {
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  registrations?.forEach((registration) => void registration.unregister());
}

/** Plain DOM: React may have failed to load. */
function showFailure(root: Element, thrown: unknown) {
  const problems = settingProblems(thrown);
  const box = document.createElement('div');
  box.className = 'first-paint';
  box.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  title.textContent = problems ? 'Instalação incompleta' : 'Ops! Algo deu errado :(';
  const lines = problems ?? [
    'Não conseguimos carregar o Tribuna. Verifique sua conexão e recarregue a página.',
  ];
  box.append(
    title,
    ...lines.map((line) => {
      const element = document.createElement('span');
      element.textContent = line;
      return element;
    }),
  );
  root.replaceChildren(box);
}

/** Matched by name, to keep the checks out of the entry chunk. */
function settingProblems(thrown: unknown): string[] | null {
  const isAboutSettings = thrown instanceof Error && thrown.name === 'EnvironmentError';
  return isAboutSettings ? (thrown as EnvironmentError).problems : null;
}

const root = document.getElementById('root');
if (root) void start(root, window.location.pathname);
