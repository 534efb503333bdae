import './ui/theme/base.css';
import { createRoot, type Root } from 'react-dom/client';
import { EnvironmentError } from './config/readEnvironment';
import { applyColorMode } from './ui/theme/colorMode';

/** Pages that citizens open on a phone: they load neither the router nor anything of the staff's. */
const publicPage = /^\/(appointment\/[^/]+|invoice\/open\/[^/]+)\/?$/;

async function start(root: Root) {
  applyColorMode();
  void forgetServiceWorkers();
  try {
    const { Shell } = publicPage.test(window.location.pathname)
      ? await import('./app/PublicShell')
      : await import('./app/MainShell');
    root.render(<Shell />);
  } catch (thrown) {
    root.render(<StartFailure problem={thrown} />);
  }
}

/** Earlier versions of the product registered service workers; any of them would keep serving old files. */
async function forgetServiceWorkers() {
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  registrations?.forEach((registration) => void registration.unregister());
}

function StartFailure({ problem }: { problem: unknown }) {
  const isEnvironment = problem instanceof EnvironmentError;
  return (
    <div className="first-paint" role="alert">
      <strong>{isEnvironment ? 'Instalação incompleta' : 'Ops! Algo deu errado :('}</strong>
      {isEnvironment ? (
        problem.problems.map((line) => <span key={line}>{line}</span>)
      ) : (
        <span>Não conseguimos carregar o Tribuna. Verifique sua conexão e recarregue a página.</span>
      )}
    </div>
  );
}

const element = document.getElementById('root');
if (element) void start(createRoot(element));
