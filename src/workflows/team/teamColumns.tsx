import { monthNames } from '@/formats/dates';
import { plural } from '@/formats/text';
import { stillDays } from '@/features/services/queue/deadlines';
import { queueViewPath } from '@/features/services/queue/queueModule';
import { Badge } from '@/ui/badge/Badge';
import { Missing } from '@/ui/badge/Missing';
import { RetryButton } from '@/ui/feedback/RetryButton';
import type { ListColumn } from '@/ui/table/ListTable';
import { FigureLink, PlainLink, Who } from './FigureLink';
import { waitOf } from './figures';
import type { Person } from './person';
import { unansweredDays } from './unanswered';

/** Name of the current month, such as `novembro`. */
export const thisMonth = () => monthNames[new Date().getMonth()] ?? '';

/** Path of a panel over the team, for one user. */
export const panelPath = (panel: 'done' | 'unanswered' | 'pass', id: number) => `?panel=${panel}&id=${id}`;

export const stillWords = `Sem movimento há ${stillDays} dias`;
export const unansweredWords = `Sem resposta há ${unansweredDays} dias`;
export const doneWords = () => `Concluídos em ${thisMonth()}`;

function Oldest({ person: { id, name, load, failure } }: { person: Person }) {
  const oldest = load?.oldest;
  if (!load) return failure ? <Missing /> : <span aria-hidden="true">…</span>;
  const days = oldest && waitOf(oldest);
  if (!oldest || days === null || days === undefined) return <Missing />;
  return (
    <PlainLink
      to={`${queueViewPath('open', id)}&panel=details&id=${oldest.id}`}
      aria-label={`${plural(days, 'dia', 'dias')}, o mais antigo de ${name}: ${oldest.reference}`}
    >
      {plural(days, 'dia', 'dias')}
    </PlainLink>
  );
}

/** The figures of a user; a failed read is shown in the first one. */
export const teamColumns: ListColumn<Person>[] = [
  {
    key: 'name',
    header: 'Pessoa',
    primary: true,
    cell: ({ name, isActive }) => (
      <Who>
        <span>{name}</span> {!isActive && <Badge tone="warning">Sem acesso</Badge>}
      </Who>
    ),
    openerName: ({ name, isActive }) => `Fila de ${name}${isActive ? '' : ' Sem acesso'}`,
  },
  {
    key: 'open',
    header: 'Em aberto',
    labelOnCard: true,
    width: '9rem',
    cell: ({ id, name, load, failure, retry }) =>
      failure ? (
        <RetryButton onRetry={retry} aria-label={`Tentar de novo: não foi possível ler ${name}`}>
          Tentar de novo
        </RetryButton>
      ) : (
        <FigureLink
          figure={load?.open ?? null}
          hasFailed={false}
          label={`em aberto de ${name}`}
          to={queueViewPath('open', id)}
        />
      ),
  },
  {
    key: 'overdue',
    header: 'Vencidos',
    labelOnCard: true,
    width: '6.5rem',
    cell: ({ id, name, load, failure }) => (
      <FigureLink
        figure={load?.overdue ?? null}
        hasFailed={failure !== undefined}
        label={`vencidos de ${name}`}
        to={queueViewPath('overdue', id)}
        isBad
      />
    ),
  },
  {
    key: 'still',
    header: 'Sem movimento',
    labelOnCard: true,
    width: '8.5rem',
    cell: ({ id, name, load, failure }) => (
      <FigureLink
        figure={load?.still ?? null}
        hasFailed={failure !== undefined}
        label={`sem movimento há ${stillDays} dias, de ${name}`}
        to={queueViewPath('still', id)}
      />
    ),
  },
  {
    key: 'oldest',
    header: 'Mais antigo',
    labelOnCard: true,
    width: '7rem',
    cell: (person) => <Oldest person={person} />,
  },
  {
    key: 'unanswered',
    header: 'Sem resposta',
    labelOnCard: true,
    width: '7.5rem',
    cell: ({ id, name, load, failure, unanswered, unknown }) => (
      <FigureLink
        figure={load && { rows: unanswered, count: unanswered.length, atLeast: unknown.length > 0 }}
        hasFailed={failure !== undefined}
        label={`sem resposta há ${unansweredDays} dias, de ${name}`}
        to={panelPath('unanswered', id)}
      />
    ),
  },
  {
    key: 'done',
    header: 'Concluídos no mês',
    labelOnCard: true,
    // Gives the names room.
    hideBelow: 1200,
    onCard: true,
    width: '9.5rem',
    cell: ({ id, name, load, failure }) => (
      <FigureLink
        figure={load?.done ?? null}
        hasFailed={failure !== undefined}
        label={`concluídos em ${thisMonth()}, de ${name}`}
        to={panelPath('done', id)}
      />
    ),
  },
];
