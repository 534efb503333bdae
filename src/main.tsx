import './ui/theme/base.css';
import { loadStaffShell, moduleAt } from './app/modules';
import { EnvironmentError } from './config/readEnvironment';
import { applyColorMode } from './ui/theme/applyColorMode';

/** Pages that citizens open on a phone: they load neither the router nor anything of the staff's. */
const publicPage = /^\/(appointment\/[^/]+|invoice\/open\/[^/]+)\/?$/;

const loadPublicShell = () => import('./app/PublicShell');
const loadMainShell = () => import('./app/MainShell');

/** Starts everything the page needs at once, so that its code comes in one wait instead of one after another. */
async function start(root: Element, path: string) {
  applyColorMode();
  void forgetServiceWorkers();
  const isPublic = publicPage.test(path);
  if (!isPublic) warmUp(path);
  try {
    const shell = await (isPublic ? loadPublicShell() : loadMainShell());
    shell.mount(root);
  } catch (thrown) {
    showFailure(root, thrown);
  }
}

/** Asks for a staff screen's code early; a failure is the router's to tell when it asks again. */
function warmUp(path: string) {
  const load = moduleAt(path)?.load;
  if (load) void Promise.all([loadStaffShell(), load()]).catch(() => undefined);
}

/** Earlier versions of the product registered service workers; any of them would keep serving old files. */
async function forgetServiceWorkers() {
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  registrations?.forEach((registration) => void registration.unregister());
}

/** The app could not start: React itself may be missing, so the page is written by hand. */
function showFailure(root: Element, problem: unknown) {
  const isEnvironment = problem instanceof EnvironmentError;
  const box = document.createElement('div');
  box.className = 'first-paint';
  box.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  title.textContent = isEnvironment ? 'Instalação incompleta' : 'Ops! Algo deu errado :(';
  const lines = isEnvironment
    ? problem.problems
    : ['Não conseguimos carregar o Tribuna. Verifique sua conexão e recarregue a página.'];
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

const root = document.getElementById('root');
if (root) void start(root, window.location.pathname);
