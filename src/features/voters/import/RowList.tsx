import styled from 'styled-components';
import { formatNumber } from '@/formats/money';
import type { WrongRow } from './desk/questions';
import { SheetTable } from './SheetTable';

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
      <SheetTable
        label={title}
        caption={
          total > rows.length && `As primeiras ${rows.length}; a planilha dos que não entram tem todas.`
        }
        heads={['Nome', 'Motivo']}
        rows={rows.map(({ row, name, why }) => ({ row, cells: [name, why] }))}
      />
    </Details>
  );
}
