import type { ApiResult } from '@/api/failure';
import { formatShortDateTime } from '@/formats/dates';
import { Button } from '@/ui/button/Button';
import { Timeline, TimelineEntry } from '@/ui/details/Timeline';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import type { Service } from '@/features/services/service';

interface MaybeSavedProps {
  found: ApiResult<Service>;
  onRetry: () => void;
  onSaved: () => void;
}

/** The newest entry of a service, to check whether a reply without a response was saved. */
export function MaybeSaved({ found: { data, error }, onRetry, onSaved }: MaybeSavedProps) {
  if (error)
    return (
      <PanelNotice live>
        <p>Não conseguimos ler o atendimento de novo. {error.message}</p>
        <RetryButton onRetry={onRetry}>Ler de novo</RetryButton>
      </PanelNotice>
    );
  const [newest] = data.progress;
  return (
    <PanelNotice live>
      <p>Lido de novo, o atendimento está com o status “{data.statusName}”. O andamento mais novo:</p>
      {newest ? (
        <Timeline label="Andamento mais novo">
          <TimelineEntry who={newest.userResponsibleName} when={formatShortDateTime(newest.progressDate)}>
            {newest.description}
          </TimelineEntry>
        </Timeline>
      ) : (
        <p>Nenhum andamento registrado.</p>
      )}
      <Button onClick={onSaved}>Está gravado: seguir</Button>
    </PanelNotice>
  );
}
