import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { formatShortDate } from '@/formats/dates';
import { firstWords } from '@/formats/text';
import { recordPath } from '@/records/list/listAddress';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { listPath, referenceOf, type ServiceRow } from '@/features/services/historyOfVoter';
import { Card } from './pageStyles';
import { ProgressUnder } from './ProgressUnder';
import { SourceState } from './SourceState';
import type { Source } from './source';
import { WaitingLines } from './WaitingLines';

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li {
    padding: 12px 0;
    overflow-wrap: anywhere;
  }

  > li + li {
    border-top: var(--line-width) solid var(--line);
  }

  > li:last-child {
    padding-bottom: 0;
  }
`;

/** The line above an entry's text: kind, date and status. */
export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: center;
  color: var(--ink-secondary);
  font-size: 0.8125rem;

  a {
    min-height: 1.5rem;
    margin: -3px 0;
    padding: 3px 0;
    font-weight: 500;
  }
`;

interface OpenServicesProps {
  source: Source;
  open: readonly ServiceRow[];
}

/** The voter's services in open statuses, newest first. */
export function OpenServices({ source, open }: OpenServicesProps) {
  return (
    <Card aria-labelledby="em-aberto">
      <h2 id="em-aberto" tabIndex={-1}>
        Em aberto {!source.isWaiting && !source.failure && <span>· {formatNumber(open.length)}</span>}
      </h2>
      {source.isWaiting ? (
        <WaitingLines what="os atendimentos" />
      ) : (
        <>
          <SourceState source={source} what="os atendimentos" />
          {!source.failure && open.length === 0 && <p>Nenhum atendimento em aberto.</p>}
          <Rows>
            {open.map((row) => (
              <li key={row.id}>
                <Line>
                  <Link to={recordPath(listPath, row.id)}>{referenceOf(row)}</Link>
                  <OfficeStatusBadge record={row} />
                  {row.categoryName && <span>{row.categoryName}</span>}
                  {row.requestDate && <span>desde {formatShortDate(row.requestDate)}</span>}
                </Line>
                <p>{firstWords(row.description, 300)}</p>
                <ProgressUnder id={row.id} reference={referenceOf(row)} />
              </li>
            ))}
          </Rows>
        </>
      )}
    </Card>
  );
}
