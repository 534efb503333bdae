import type { ApiFailure } from '@/api/failure';
import { Button } from '../button/Button';
import { ButtonLink } from '../button/ButtonLink';
import { ErrorDrawing } from '../illustrations/ErrorDrawing';
import { usePageTitle } from '../usePageTitle';
import { LateDetails } from './LateDetails';
import { GenericScreen } from './GenericScreen';

interface NotLoadedScreenProps {
  title: string;
  message: string;
  failure?: ApiFailure;
  closeTo: string;
  onRetry?: () => void;
}

/** Full-screen error for a record that failed to load. */
export function NotLoadedScreen({ title, message, failure, closeTo, onRetry }: NotLoadedScreenProps) {
  usePageTitle(title);
  return (
    <GenericScreen
      role="alert"
      drawing={<ErrorDrawing />}
      title="Ops! Algo deu errado :("
      actions={
        <>
          <ButtonLink to={closeTo}>Fechar</ButtonLink>
          {onRetry && (
            <Button kind="primary" onClick={onRetry}>
              Tentar de novo
            </Button>
          )}
          <LateDetails of={failure} />
        </>
      }
    >
      <p>Estamos constrangidos por isso.</p>
      <p>{message}</p>
    </GenericScreen>
  );
}
