import type { ReactNode } from 'react';
import type { ApiFailure } from '@/api/failure';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { ErrorDrawing } from '@/ui/illustrations/ErrorDrawing';
import { ListMessage } from './ListMessage';

interface ListFailureProps {
  failure?: ApiFailure | null | undefined;
  onRetry: () => unknown;
  actions?: ReactNode;
}

/** Error state of a list. */
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
