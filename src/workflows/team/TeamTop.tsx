import { styled } from '@/ui/style';
import { formatDateTime, localNow } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { Figure } from '@/ui/Figure';
import { Figures } from '@/ui/figures';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { togetherOf, type Load } from './figures';
import { FigureLink, figureText } from './FigureLink';
import type { Person } from './person';
import { unansweredWords } from './teamColumns';
import { mostEntries, unansweredOfAll } from './unanswered';
import type { useAnswers } from './useAnswers';
import type { Team } from './useTeam';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

/* The one that is a link stands level with the others. */
const Together = styled(Figures)`
  a {
    padding: 0;
  }
`;

interface TeamTopProps {
  team: Team;
  reading: ReturnType<typeof useAnswers>;
}

/** The figures of all together, when they were read, and what is read on demand. */
export function TeamTop({ team, reading }: TeamTopProps) {
  const loads = team.all.flatMap(({ load }): Load[] => (load ? [load] : []));
  const { open, overdue, atLeast } = togetherOf(loads);
  const isPartial = atLeast || !team.isRead || team.all.some(({ failure }) => failure);
  const rows = unansweredOfAll(team.all).map(({ row }) => row);
  return (
    <>
      <Together>
        <Figure label="Em aberto, com alguém">{figureText({ count: open, atLeast: isPartial })}</Figure>
        <Figure label="Vencidos">{figureText({ count: overdue, atLeast: isPartial })}</Figure>
        <Figure label="Pessoas com algo em aberto">
          {formatNumber(team.all.filter(({ load }) => load && load.open.count > 0).length)}
        </Figure>
        <Figure label={unansweredWords}>
          <FigureLink
            figure={{ rows, count: rows.length, atLeast: isPartial || team.toRead.length > 0 }}
            hasFailed={false}
            label="sem resposta, de todos"
            to="?panel=unanswered"
          />
        </Figure>
      </Together>
      <Line>
        <span role="status">
          {team.isRead
            ? team.isReadingAgain
              ? 'Lendo de novo o que mudou...'
              : `Lido em ${formatDateTime(localNow(new Date(team.readAt)))}.`
            : `Lendo o que está com cada pessoa: ${plural(team.left, 'falta', 'faltam')}.`}
        </span>
        {team.isRead && (
          <Button busy={team.isReadingAgain} busyText="Lendo..." onClick={team.readAll}>
            Ler tudo de novo
          </Button>
        )}
      </Line>
      {team.isRead && <Answers people={team.all} reading={reading} toRead={team.toRead} />}
    </>
  );
}

interface AnswersProps {
  people: readonly Person[];
  reading: TeamTopProps['reading'];
  toRead: readonly number[];
}

/** Offers to read the entries that tell whether somebody was answered. */
function Answers({ people, reading, toRead }: AnswersProps) {
  const { progress, failure, read, stop } = reading;
  if (progress)
    return (
      <div>
        <ProgressLine
          label="Leitura dos andamentos"
          counted="Andamentos lidos:"
          {...(progress !== 'beginning' && { done: progress })}
        />
        <Button onClick={stop}>Parar</Button>
      </div>
    );
  if (toRead.length === 0 || people.length === 0) return null;
  const now = Math.min(toRead.length, mostEntries);
  return (
    <Line role={failure ? 'alert' : undefined}>
      <span>
        {failure
          ? `Não foi possível ler os andamentos. ${failure === 'failed' ? '' : failure.message}`
          : `De ${plural(toRead.length, 'atendimento', 'atendimentos')}, só os andamentos dizem se alguém respondeu ao cidadão.`}
      </span>
      <Button onClick={() => void read(toRead)}>
        {failure
          ? 'Tentar de novo'
          : `Ler os andamentos${now < toRead.length ? ` dos ${now} primeiros` : ''}`}
      </Button>
    </Line>
  );
}
