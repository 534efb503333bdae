import { useEffect, useEffectEvent, useState } from 'react';
import { useAsk } from '@/api/ask';
import { failureOf } from '@/api/failure';
import { useLongReading } from '@/records/bulkRead/useLongReading';
import { Button } from '@/ui/button/Button';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { referenceOf, type ServiceRow } from '@/features/services/service';
import type { LinkedDocument } from '@/features/documents/progress/linkedDocument';
import { confirmLinked, type Confirmed } from './confirmLinked';
import { linkedApi } from './linkedApi';
import { Below } from './linkedStyles';
import { ServiceLines } from './ServiceLines';

/** Maximum read without user action. */
const maxRead = 30;

interface SameDemandProps {
  /** Id of the open service. */
  id: number;
  document: LinkedDocument & { typeName: string };
  /** Replies to all of them. */
  onReply: (rows: readonly ServiceRow[]) => void;
}

/** Other services that ask for a service's document. Search results are read before they are shown. */
export default function SameDemand({ id, document, onReply }: SameDemandProps) {
  const { typeName, number, year } = document;
  const ask = useAsk();
  const blocked = useBlockedReason();
  const query = linkedApi.useLinkedServicesQuery(
    { typeId: document.typeId, number, year },
    { refetchOnMountOrArgChange: true },
  );
  const found = query.isFetching ? undefined : query.currentData;
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const { progress, start } = useLongReading<number, Confirmed>();
  const read = () =>
    void start(
      async ({ signal }) => ({ data: await confirmLinked(ask, found?.rows ?? [], document, signal) }),
      setConfirmed,
    );
  const isMany = (found?.rows.length ?? 0) > maxRead;
  const readFew = useEffectEvent(() => {
    if (found && found.rows.length > 1 && !isMany) read();
  });
  useEffect(() => readFew(), [found]);

  const name = `${typeName} ${number}/${year}`;
  const failure = query.isFetching ? undefined : failureOf(query.error);
  if (failure)
    return (
      <DetailsSection title={`Quem mais pede ${name}`}>
        <p role="alert">Não conseguimos procurar quem pede o mesmo. {failure.message}</p>
        <RetryButton onRetry={query.refetch}>Procurar de novo</RetryButton>
      </DetailsSection>
    );
  if (!confirmed)
    return isMany ? (
      <DetailsSection title={`Quem mais pede ${name}`}>
        <Button busy={progress !== null} busyText="Conferindo..." onClick={read}>
          Conferir os {found?.rows.length} encontrados
        </Button>
      </DetailsSection>
    ) : null;
  const { rows, unread } = confirmed;
  if (rows.length < 2 && unread.length === 0) return null;
  return (
    <DetailsSection title={`${rows.length} ${rows.length === 1 ? 'pede' : 'pedem'} o mesmo: ${name}`}>
      <ServiceLines rows={rows} rest={found ? found.total - found.rows.length : 0} ownId={id} />
      {unread.length > 0 && (
        <Below>
          <p role="alert">Não foi possível conferir: {unread.map(referenceOf).join(', ')}.</p>
          <RetryButton onRetry={read}>Conferir de novo</RetryButton>
        </Below>
      )}
      {rows.length > 1 && (
        <Below>
          <Button
            blockedReason={blocked('create_commet_treatment', 'dar retorno em atendimentos')}
            onClick={() => onReply(rows)}
          >
            Dar retorno aos {rows.length}
          </Button>
        </Below>
      )}
    </DetailsSection>
  );
}
