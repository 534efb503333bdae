import type { ReactNode } from 'react';
import type { ApiFailure } from '@/api/failure';
import { LateDetails } from '../feedback/LateDetails';
import { RetryButton } from '../feedback/RetryButton';
import { ErrorDrawing } from '../illustrations/ErrorDrawing';
import { ListMessage } from './ListMessage';

interface ListFailureProps {
  failure?: ApiFailure | null | undefined;
  onRetry: () => unknown;
  /** What else can be done, before trying again. */
  actions?: ReactNode;
}

/** In the place of rows that could not be read. */
export function ListFailure({ failure, onRetry, actions }: ListFailureProps) {
  return (
    <ListMessage
      role="alert"
      drawing={<ErrorDrawing />}
      title="Ops! Algo deu errado :("
      actions={
        <>
          {actions}
          <RetryButton kind="primary" onRetry={onRetry} />
        </>
      }
      foot={<LateDetails of={failure} />}
    >
      <p>Estamos constrangidos por isso.</p>
      {failure && <p>{failure.message}</p>}
    </ListMessage>
  );
}
