import { formatShortDateTime } from '@/formats/dates';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { Timeline, TimelineEntry } from '@/ui/details/Timeline';
import { messagesApi } from './messagesApi';

export function LastCommunications({ voterId }: { voterId: number }) {
  const { data: communications, error, isFetching, refetch } = messagesApi.useCommunicationsQuery(voterId);
  const hasFailed = error !== undefined && !isFetching;
  return (
    <DetailsSection title="Últimas comunicações">
      {hasFailed && (
        <>
          <p role="alert">Não conseguimos buscar as últimas comunicações.</p>
          <RetryButton onRetry={refetch}>Buscar de novo</RetryButton>
        </>
      )}
      {!hasFailed && !communications && <p role="status">Carregando...</p>}
      {!hasFailed && communications?.length === 0 && <p>Nenhuma mensagem foi enviada a este eleitor.</p>}
      {!hasFailed && communications && communications.length > 0 && (
        <Timeline label="Últimas comunicações">
          {communications.map(({ id, createdAt, description }) => (
            <TimelineEntry key={id} when={formatShortDateTime(createdAt)}>
              {description}
            </TimelineEntry>
          ))}
        </Timeline>
      )}
    </DetailsSection>
  );
}
