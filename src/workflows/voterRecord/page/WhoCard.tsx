import { useState } from 'react';
import { styled } from '@/ui/style';
import type { ApiFailure } from '@/api/failure';
import { optional } from '@/ui/feedback/optional';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import type { Voter } from '@/lookups/voters/voter';
import { Card, Fold } from './pageStyles';
import { WaitingLines } from './WaitingLines';

const Facts = optional(() => import('./WhoFacts'), {
  waiting: <WaitingLines what="o cadastro" />,
  missing: <p role="alert">Não foi possível mostrar o cadastro. Recarregue a página.</p>,
});

const Who = styled(Fold)`
  > div {
    margin-top: 16px;
  }

  /* The column is narrow. */
  dl {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
`;

const Failed = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-top: 8px;
`;

interface WhoCardProps {
  voter: Voter | undefined;
  failure: ApiFailure | undefined;
  /** Refetches the voter. */
  onRetry: () => unknown;
}

const besideTimeline = '(width >= 64rem)';

/** The voter's data; folded where it is above the timeline. */
export function WhoCard({ voter, failure, onRetry }: WhoCardProps) {
  const [startsOpen] = useState(() => window.matchMedia?.(besideTimeline).matches ?? true);
  return (
    <Card aria-label="Quem é">
      <Who open={startsOpen}>
        <summary>
          <h2>Quem é</h2>
        </summary>
        <div>
          {voter ? (
            <Facts voter={voter} onChanged={onRetry} />
          ) : failure ? (
            <Failed role="alert">
              <p>Não foi possível ler o cadastro. {failure.message}</p>
              <RetryButton onRetry={onRetry} />
              <LateDetails of={failure} />
            </Failed>
          ) : (
            <WaitingLines what="o cadastro" />
          )}
        </div>
      </Who>
    </Card>
  );
}
