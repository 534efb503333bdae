import { skipToken } from '@reduxjs/toolkit/query';
import { useWatch, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { formatShortDate } from '@/formats/dates';
import { firstWords } from '@/formats/text';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { Button } from '@/ui/button/Button';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { referenceOf, type ServiceRow } from '../service';
import type { ServiceInput } from '../serviceInput';
import { servicesOfVoterApi } from '../servicesOfVoter';

const Twin = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;

  > p {
    max-width: 100%;
  }

  small {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

const Place = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

interface OpenTwinProps {
  control: Control<ServiceInput>;
  voterId: number;
  onComment: (service: ServiceRow, description: string) => void;
}

/** Warns of the voter's open service of the chosen category, and offers to comment on it instead. */
export default function OpenTwin({ control, voterId, onComment }: OpenTwinProps) {
  const categoryId = useWatch({ control, name: 'categoryId' });
  const description = useWatch({ control, name: 'description' });
  const blocked = useBlockedReason();
  const { currentData, error, isFetching, refetch } = servicesOfVoterApi.useOpenServiceLikeQuery(
    categoryId ? { voterId, categoryId } : skipToken,
  );
  const twin = currentData ?? null;
  return (
    <>
      <p role="status" className="visually-hidden">
        {twin && `Já há ${referenceOf(twin)} aberto`}
      </p>
      <Place>
        {twin && (
          <PanelNotice>
            <Twin>
              <p>
                <strong>Já há {referenceOf(twin)} aberto</strong> nesta categoria, de{' '}
                {formatShortDate(twin.requestDate)}. <OfficeStatusBadge record={twin} />
              </p>
              <small>{firstWords(twin.description, 160)}</small>
              <Button
                blockedReason={blocked('create_commet_treatment')}
                onClick={() => onComment(twin, description)}
              >
                Comentar nele
              </Button>
            </Twin>
          </PanelNotice>
        )}
        {Boolean(error) && !isFetching && categoryId !== null && (
          <PanelNotice>
            <Twin>
              <p>Não foi possível procurar um atendimento aberto desta categoria.</p>
              <RetryButton onRetry={refetch} />
            </Twin>
          </PanelNotice>
        )}
      </Place>
    </>
  );
}
