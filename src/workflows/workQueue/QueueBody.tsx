import { styled } from '@/ui/style';
import { failureOf } from '@/api/failure';
import { ListFailure } from '@/records/list/ListFailure';
import { ListLoading } from '@/records/list/ListLoading';
import { ListMessage } from '@/records/list/ListMessage';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { offered } from '@/records/offers/offers';
import { Late } from '@/ui/feedback/late';
import { EmptyDrawing } from '@/ui/feedback/EmptyDrawing';
import { stillDays } from '@/features/services/queue/deadlines';
import { queueViewPath, type QueueView, type QueueOwner } from '@/features/services/queue/queueModule';
import { QueueSection } from './QueueSection';
import { ToReturn } from './ToReturn';
import type { Queue } from './useQueue';

const AlikeQueue = offered('alikeQueue');

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: 8px;
`;

const Note = styled.p`
  max-width: 60rem;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

const notes: Readonly<Partial<Record<QueueView, string>>> = {
  overdue:
    'Os que passaram do prazo da categoria, contado da data da solicitação; primeiro os mais atrasados.',
  still: `Os que ninguém alterou há ${stillDays} dias ou mais, pela data da última atualização; primeiro os mais parados.`,
};

const nothing: Readonly<Partial<Record<QueueView, string>>> = {
  open: 'Nenhum atendimento em aberto.',
  overdue: 'Nenhum atendimento passou do prazo.',
  still: 'Nenhum atendimento está parado.',
};

interface QueueBodyProps {
  of: QueueOwner;
  view: QueueView;
  queue: Queue;
  onOptions: () => void;
}

/** The sections, or the state shown instead. */
export function QueueBody({ of, view, queue, onOptions }: QueueBodyProps) {
  const { lookup, statuses, sections, more, retry } = queue;
  if (view === 'return') return <ToReturn of={of} />;
  if (view === 'alike')
    return (
      <Late fallback={<ListLoading />}>
        <AlikeQueue key={of} of={of} />
      </Late>
    );
  if (!lookup.data) {
    return lookup.error && !lookup.isFetching ? (
      <ListFailure failure={failureOf(lookup.error)} onRetry={() => lookup.refetch()} />
    ) : (
      <ListLoading />
    );
  }
  if (statuses.length === 0) {
    return (
      <ListMessage
        drawing={<EmptyDrawing />}
        title="Nenhum status está marcado como aberto"
        actions={<Button onClick={onOptions}>Escolher os status abertos</Button>}
      >
        <p>A fila mostra os atendimentos dos status que você marcar.</p>
      </ListMessage>
    );
  }
  if (sections.every(({ total, whyUnknown }) => total === 0 && !whyUnknown)) {
    return (
      <ListMessage
        drawing={<EmptyDrawing />}
        title="Tudo em dia :)"
        actions={
          of === 'mine' && <ButtonLink to={queueViewPath(view, 'all')}>Ver de todo o gabinete</ButtonLink>
        }
      >
        <p>
          {nothing[view]}
          {of === 'mine' && ' Aqui aparecem aqueles de que você é responsável.'}
        </p>
      </ListMessage>
    );
  }
  return (
    <Sections>
      {notes[view] && <Note>{notes[view]}</Note>}
      {sections.map((section) => (
        <QueueSection
          key={section.status.id}
          section={section}
          isOfAll={of === 'all'}
          onMore={() => more(section.status.id)}
          onRetry={() => retry(section.status.id)}
        />
      ))}
    </Sections>
  );
}
