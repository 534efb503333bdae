import type { ApiFailure } from '@/api/failure';
import { Button } from '../button/Button';
import { ButtonLink } from '../button/ButtonLink';
import { ErrorDrawing } from '../illustrations/ErrorDrawing';
import { usePageTitle } from '../usePageTitle';
import { LateDetails } from './LateDetails';
import { GenericScreen } from './GenericScreen';

interface NotLoadedScreenProps {
  /** Of the browser's tab. */
  title: string;
  message: string;
  /** What it is of, for its details. */
  failure?: ApiFailure;
  /** Where closing it leads. */
  closeTo: string;
  onRetry?: () => void;
}

/** A screen about one record that could not be loaded. */
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
