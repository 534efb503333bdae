import { failureOf } from '@/api/failure';
import { unreadOf } from '@/api/findings';
import { formatShortDate, formatShortDateTime } from '@/formats/dates';
import { Timeline, TimelineEntry } from '@/ui/details/Timeline';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { servicesApi } from '@/features/services/servicesApi';

/** A service's progress entries, loaded on demand. */
export default function Progress({ id, reference }: { id: number; reference: string }) {
  const { currentData, error, isFetching, refetch } = servicesApi.useServiceQuery(id);
  const failure = isFetching ? undefined : failureOf(error);
  if (currentData)
    return (
      <>
        <UnreadNotice unread={unreadOf(currentData)} />
        {currentData.completionDate && <p>Conclusão: {formatShortDate(currentData.completionDate)}</p>}
        {currentData.progress.length === 0 ? (
          <p role="status">Nenhum andamento registrado.</p>
        ) : (
          <Timeline label={`Andamentos de ${reference}`}>
            {currentData.progress.map(({ progressDate, userResponsibleName, description }, index) => (
              <TimelineEntry key={index} who={userResponsibleName} when={formatShortDateTime(progressDate)}>
                {description}
              </TimelineEntry>
            ))}
          </Timeline>
        )}
      </>
    );
  if (!failure) return <p role="status">Carregando os andamentos...</p>;
  return (
    <div role="alert">
      <p>Não foi possível ler os andamentos. {failure.message}</p>
      <RetryButton aria-label={`Tentar de novo: andamentos de ${reference}`} onRetry={refetch} />
      <LateDetails of={failure} />
    </div>
  );
}
