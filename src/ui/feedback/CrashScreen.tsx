import { Button } from '../button/Button';
import { ErrorDrawing } from '../illustrations/ErrorDrawing';
import { GenericScreen } from './GenericScreen';

/** True for code that could not be fetched: the network failed or a new version replaced the files. */
const isMissingCode = (problem: unknown): boolean =>
  problem instanceof Error &&
  /dynamically imported module|importing a module script|module script failed|loading (css )?chunk/i.test(
    problem.message,
  );

/** What is shown in the place of something that threw while rendering, or whose code did not arrive. */
export function CrashScreen({ problem }: { problem: unknown }) {
  return (
    <GenericScreen
      role="alert"
      drawing={<ErrorDrawing />}
      title="Ops! Algo deu errado :("
      actions={
        <Button kind="primary" onClick={() => window.location.reload()}>
          Recarregar a página
        </Button>
      }
    >
      <p>Estamos constrangidos por isso.</p>
      <p>
        {isMissingCode(problem)
          ? 'Não conseguimos carregar esta parte do sistema. Verifique sua conexão e recarregue a página.'
          : 'Esta tela encontrou um problema inesperado. Recarregue a página para continuar.'}
      </p>
    </GenericScreen>
  );
}
