import { styled } from '@/ui/style';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import type { Source } from './source';

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  margin-top: 8px;
  padding: 10px 12px;
  border-left: 3px solid var(--danger);
  border-radius: var(--radius);
  background: var(--danger-soft);

  > p {
    flex: 1 1 14rem;
  }
`;

/** The state of a search: its failure with retry, or what could not be read. */
export function SourceState({ source: { failure, retry, unread }, what }: { source: Source; what: string }) {
  return (
    <>
      {failure && (
        <Failed role="alert">
          <p>
            Não foi possível procurar {what}. {failure.message}
          </p>
          <RetryButton aria-label={`Tentar de novo: ${what}`} onRetry={retry} />
          <LateDetails of={failure} />
        </Failed>
      )}
      <UnreadNotice unread={unread} />
    </>
  );
}
