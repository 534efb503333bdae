import { formatShortDateTime } from '@/formats/dates';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { Timeline, TimelineEntry } from '@/ui/details/Timeline';
import { Badge } from '@/ui/badge/Badge';
import { useLastMessages } from './sentMessages';

export const LastCommunications = ({ voterId }: { voterId: number }) => (
  <DetailsSection title="Últimas comunicações">
    <Communications voterId={voterId} />
  </DetailsSection>
);

function Communications({ voterId }: { voterId: number }) {
  const { query, rows: communications } = useLastMessages(voterId);
  const { error, isFetching, refetch } = query;
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
      {communications.map(({ id, createdAt, description, isScheduled }) => (
        <TimelineEntry key={id} when={formatShortDateTime(createdAt)}>
          {isScheduled && (
            <>
              <Badge tone="info">Programada</Badge>{' '}
            </>
          )}
          {description}
        </TimelineEntry>
      ))}
    </Timeline>
  );
}
