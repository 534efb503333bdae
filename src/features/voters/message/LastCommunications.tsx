import { formatShortDateTime } from '@/formats/dates';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { Timeline, TimelineEntry } from '@/ui/details/Timeline';
import { messagesApi } from './messagesApi';

export const LastCommunications = ({ voterId }: { voterId: number }) => (
  <DetailsSection title="Últimas comunicações">
    <Communications voterId={voterId} />
  </DetailsSection>
);

function Communications({ voterId }: { voterId: number }) {
  const { data: communications, error, isFetching, refetch } = messagesApi.useCommunicationsQuery(voterId);
  if (error !== undefined && !isFetching)
    return (
      <>
        <p role="alert">Não conseguimos buscar as últimas comunicações.</p>
        <RetryButton onRetry={refetch}>Buscar de novo</RetryButton>
      </>
    );
  if (!communications) return <p role="status">Carregando...</p>;
  if (communications.length === 0) return <p>Nenhuma mensagem foi enviada a este eleitor.</p>;
  return (
    <Timeline label="Últimas comunicações">
      {communications.map(({ id, createdAt, description }) => (
        <TimelineEntry key={id} when={formatShortDateTime(createdAt)}>
          {description}
        </TimelineEntry>
      ))}
    </Timeline>
  );
}
