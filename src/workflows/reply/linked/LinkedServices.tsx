import { failureOf } from '@/api/failure';
import { Button } from '@/ui/button/Button';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { useBlockedReason } from '@/ui/useBlockedReason';
import type { LinkedDocument } from '@/features/documents/progress/linkedDocument';
import { linkedApi } from './linkedApi';
import { ServiceLines } from './ServiceLines';
import { Below } from './linkedStyles';

interface LinkedServicesProps {
  document: LinkedDocument;
  /** Replies to them. */
  onReply: () => void;
}

/** The services that ask for a document, in its details. */
export default function LinkedServices({ document, onReply }: LinkedServicesProps) {
  const { data, error, isFetching, refetch } = linkedApi.useLinkedServicesQuery(document);
  const blocked = useBlockedReason();
  const failure = isFetching ? undefined : failureOf(error);
  const isNone = data?.total === 0;
  return (
    <DetailsSection title="Atendimentos ligados" none={isNone && 'Nenhum atendimento pede este documento.'}>
      {failure && (
        <>
          <p role="alert">Não conseguimos procurar os atendimentos. {failure.message}</p>
          <RetryButton onRetry={refetch}>Procurar de novo</RetryButton>
        </>
      )}
      {!failure && data && !isNone && (
        <>
          <ServiceLines rows={data.rows} rest={data.total - data.rows.length} />
          <Below>
            <Button
              blockedReason={blocked('create_commet_treatment', 'dar retorno em atendimentos')}
              onClick={onReply}
            >
              Dar retorno {data.rows.length === 1 ? 'a quem pediu' : `aos ${data.rows.length}`}
            </Button>
          </Below>
        </>
      )}
    </DetailsSection>
  );
}
