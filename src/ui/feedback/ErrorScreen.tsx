import { Button } from '../button/Button';
import { ErrorDrawing } from '../illustrations/ErrorDrawing';
import { GenericScreen } from './GenericScreen';

interface ErrorScreenProps {
  /** What happened, in plain words. */
  detail?: string;
  /** Offers 'Recarregar a página'. */
  onReload?: () => void;
  /** Offers 'Tentar de novo', for what can be asked again without reloading. */
  onRetry?: () => void;
}

/** A whole screen that could not be shown (document 1, section 2). */
export function ErrorScreen({ detail, onReload, onRetry }: ErrorScreenProps) {
  const actions = (
    <>
      {onRetry && (
        <Button kind="primary" onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
      {onReload && (
        <Button kind={onRetry ? 'secondary' : 'primary'} onClick={onReload}>
          Recarregar a página
        </Button>
      )}
    </>
  );
  return (
    <GenericScreen
      role="alert"
      drawing={<ErrorDrawing />}
      title="Ops! Algo deu errado :("
      actions={(onRetry || onReload) && actions}
    >
      <p>Estamos constrangidos por isso.</p>
      {detail && <p>{detail}</p>}
    </GenericScreen>
  );
}
