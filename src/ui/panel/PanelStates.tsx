import { styled } from '../style';
import type { ApiFailure } from '@/api/failure';
import { LateDetails } from '../feedback/LateDetails';
import { RetryButton } from '../feedback/RetryButton';
import { useDelayedFlag } from '../feedback/useDelayedFlag';
import { ErrorDrawing } from '../illustrations/ErrorDrawing';
import { PanelCloseButton } from './PanelCloseButton';

const Loading = styled.div`
  display: grid;
  gap: 24px;
  min-height: 15rem;

  p {
    color: var(--ink-secondary);
  }
`;

const Bar = styled.div<{ $width: string }>`
  height: 0.75rem;
  width: ${({ $width }) => $width};
  border-radius: 6px;
  background: var(--line);
  opacity: 0.7;
`;

/** Panel content while its record loads. */
export function PanelLoading() {
  const isDue = useDelayedFlag(true);
  return (
    <Loading>
      <p role="status">{isDue && 'Carregando...'}</p>
      {isDue &&
        ['40%', '85%', '60%', '75%', '50%'].map((width) => (
          <Bar key={width} $width={width} aria-hidden="true" />
        ))}
    </Loading>
  );
}

const Failed = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding-top: 24px;
  text-align: center;
  color: var(--ink-secondary);

  h3 {
    margin-bottom: 4px;
    color: var(--ink);
    font-size: var(--text-reading);
  }

  p {
    max-width: 23.75rem;
    overflow-wrap: anywhere;
  }

  p + p {
    margin-top: 4px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

interface PanelErrorProps {
  failure?: ApiFailure | null | undefined;
  onRetry?: () => void;
}

/** Panel content when its record failed to load. */
export function PanelError({ failure, onRetry }: PanelErrorProps) {
  const isMissing = failure?.kind === 'notFound';
  return (
    <Failed>
      <ErrorDrawing />
      <div role="alert">
        {isMissing ? (
          <>
            <h3>{failure.message}</h3>
            <p>Pode ter sido excluído, ou o link que trouxe você aqui está incompleto.</p>
          </>
        ) : (
          <>
            <h3>Ops! Algo deu errado :(</h3>
            <p>Estamos constrangidos por isso.</p>
            {failure && <p>{failure.message}</p>}
          </>
        )}
      </div>
      <Actions>
        <PanelCloseButton />
        {onRetry && <RetryButton kind="primary" onRetry={onRetry} />}
      </Actions>
      <LateDetails of={failure} />
    </Failed>
  );
}
