import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '@/ui/feedback/ErrorScreen';

/** Shown when a screen's code could not be loaded or a screen threw while rendering. */
export function RouteFailure() {
  const problem = useRouteError();
  const isMissingCode = problem instanceof TypeError && /import|module|fetch/i.test(problem.message);
  return (
    <ErrorScreen
      detail={
        isMissingCode
          ? 'Não conseguimos carregar esta tela. Verifique sua conexão e recarregue a página.'
          : 'Esta tela encontrou um problema inesperado. Recarregue a página para continuar.'
      }
      onReload={() => window.location.reload()}
    />
  );
}
