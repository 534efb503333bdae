import { ErrorScreen } from './ErrorScreen';

/** True for code that could not be fetched: the network failed or a new version replaced the files. */
export const isMissingCode = (problem: unknown): boolean =>
  problem instanceof Error &&
  /dynamically imported module|importing a module script|module script failed|loading (css )?chunk/i.test(
    problem.message,
  );

/** What is shown in the place of something that threw while rendering, or whose code did not arrive. */
export function CrashScreen({ problem }: { problem: unknown }) {
  return (
    <ErrorScreen
      detail={
        isMissingCode(problem)
          ? 'Não conseguimos carregar esta parte do sistema. Verifique sua conexão e recarregue a página.'
          : 'Esta tela encontrou um problema inesperado. Recarregue a página para continuar.'
      }
      onReload={() => window.location.reload()}
    />
  );
}
