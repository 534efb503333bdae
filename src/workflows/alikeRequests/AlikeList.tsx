import { Link, useLocation } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatShortDate } from '@/formats/dates';
import { firstWords } from '@/formats/text';
import { recordPath } from '@/records/list/listAddress';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { CheckInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { referenceOf } from '@/features/services/service';
import type { Alike } from './findAlike';

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    padding: 8px 0;
    border-top: var(--line-width) solid var(--line);
    overflow-wrap: anywhere;
  }

  > li:first-child {
    border-top: 0;
  }

  label span {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
  }

  p,
  small {
    grid-column: 1 / -1;
    padding-left: 1.75rem;
  }

  small {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

const maxWords = 180;

interface AlikeListProps {
  label: string;
  rows: readonly (Pick<Alike, 'row'> & Partial<Alike>)[];
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

/** Similar services, each with its reasons and a checkbox. */
export function AlikeList({ label, rows, chosen, onToggle }: AlikeListProps) {
  const { pathname } = useLocation();
  return (
    <Rows aria-label={label}>
      {rows.map(({ row, reasons }) => (
        <li key={row.id}>
          <ChoiceLabel>
            <CheckInput
              aria-label={`Escolher ${referenceOf(row)}`}
              checked={chosen.has(row.id)}
              onChange={() => onToggle(row.id)}
            />
            <span>
              <strong>{referenceOf(row)}</strong> {row.electorName} · {formatShortDate(row.requestDate)}{' '}
              <OfficeStatusBadge record={row} />
            </span>
          </ChoiceLabel>
          <Link to={recordPath(pathname, row.id)}>
            Abrir<span className="visually-hidden"> {referenceOf(row)}</span>
          </Link>
          <p>{firstWords(row.description, maxWords)}</p>
          {reasons && <small>{reasons.join(' · ')}</small>}
        </li>
      ))}
    </Rows>
  );
}
