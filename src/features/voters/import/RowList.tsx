import styled from 'styled-components';
import { formatNumber } from '@/formats/money';
import type { WrongRow } from './desk/questions';
import { TableBox } from './importStyles';

const Details = styled.details`
  summary {
    min-height: 1.5rem;
    font-weight: 600;
    cursor: pointer;
  }

  summary + * {
    margin-top: 8px;
  }
`;

interface RowListProps {
  title: string;
  /** The first ones. */
  rows: readonly WrongRow[];
  total: number;
}

/** Rows of the sheet with what is to be said of each. */
export function RowList({ title, rows, total }: RowListProps) {
  if (total === 0) return null;
  return (
    <Details>
      <summary>
        {title}: {formatNumber(total)}
      </summary>
      <TableBox role="region" aria-label={title} tabIndex={0}>
        <table>
          {total > rows.length && (
            <caption>As primeiras {rows.length}; a planilha dos que não entram tem todas.</caption>
          )}
          <thead>
            <tr>
              <th scope="col">Linha</th>
              <th scope="col">Nome</th>
              <th scope="col">Motivo</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, name, why }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>{name}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </Details>
  );
}
