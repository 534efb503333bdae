import { styled } from '@/ui/style';
import { formatDateTime, localNow } from '@/formats/dates';
import { plural } from '@/formats/text';
import { Missing } from '@/ui/badge/Missing';
import { Button } from '@/ui/button/Button';
import { Figure } from '@/ui/Figure';
import { Figures } from '@/ui/figures';
import { togetherOf, type Load } from './figures';
import { FigureLink, figureText } from './FigureLink';
import { Line, ReadAnswers, type Reading } from './ReadAnswers';
import { unansweredWords } from './teamColumns';
import { unansweredOfAll } from './unanswered';
import type { Team } from './useTeam';

/* A link among the figures is aligned with the others; on a phone, two per row. */
const Together = styled(Figures)`
  a {
    padding: 0;
  }

  @media (width < 30rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: end;
    gap: 12px 16px;
  }
`;

interface TeamTopProps {
  team: Team;
  reading: Reading;
}

/** The figures of all users together, once loaded, and what is read on demand. */
export function TeamTop({ team, reading }: TeamTopProps) {
  const loads = team.all.flatMap(({ load }): Load[] => (load ? [load] : []));
  const { open, overdue, atLeast } = togetherOf(loads);
  const { missing, isUnknown } = team;
  const isCut = !team.isRead || missing.length > 0;
  const isPart = atLeast || isCut || team.toRead.length > 0;
  const rows = unansweredOfAll(team.all).map(({ row }) => row);
  const busy = loads.filter((load) => load.open.count > 0).length;
  const figure = (count: number, isLess = atLeast) =>
    isUnknown ? <Missing /> : figureText({ count, atLeast: isLess || isCut });
  return (
    <>
      <Together>
        <Figure label="Em aberto, com alguém">{figure(open)}</Figure>
        <Figure label="Vencidos">{figure(overdue)}</Figure>
        <Figure label="Pessoas com algo em aberto">{figure(busy, false)}</Figure>
        <Figure label={unansweredWords}>
          <FigureLink
            figure={isUnknown ? null : { rows, count: rows.length, atLeast: isPart }}
            hasFailed={isUnknown}
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
              : isUnknown
                ? 'Não foi possível ler o que está com as pessoas.'
                : `Lido em ${formatDateTime(localNow(new Date(team.readAt)))}${missing.length > 0 ? `, menos o que está com ${plural(missing.length, 'pessoa', 'pessoas')}` : ''}.`
            : `Lendo o que está com cada pessoa: ${plural(team.left, 'falta', 'faltam')}.`}
        </span>
        {team.isRead && (
          <Button busy={team.isReadingAgain} busyText="Lendo..." onClick={team.readAll}>
            Ler tudo de novo
          </Button>
        )}
      </Line>
      {team.isRead && <ReadAnswers reading={reading} toRead={team.toRead} />}
    </>
  );
}
