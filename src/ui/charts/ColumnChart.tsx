import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from '../style';
import { formatNumber } from '@/formats/money';
import { cellRole, ChartHead, drawnBar, groupRole, type Heads } from './chart';

/** Minimum chart widths, in rem, at which columns stand upright. */
const widths = [18, 22, 28, 36];

const standing = css`
  tbody {
    display: flex;
    align-items: flex-end;
  }

  tbody tr {
    flex: 1 1 0;
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    min-width: 0;
    font-size: 0.6875rem;
    text-align: center;
  }

  th {
    order: 1;
    border-top: var(--line-width) solid var(--line-strong);
    text-align: center;
  }

  td {
    order: -1;
    text-align: center;
  }

  tbody tr::before {
    width: auto;
    height: calc(var(--share) * 7rem);
    margin: 0 12%;
    border-radius: 3px 3px 0 0;
  }
`;

const Frame = styled.div`
  position: relative;
  container-type: inline-size;

  table {
    display: block;
    line-height: 1.25rem;
  }

  tbody {
    display: grid;
  }

  tbody tr {
    display: grid;
    grid-template-columns: var(--label-width) minmax(0, 1fr) var(--figure-width);
    align-items: center;
    gap: 8px;
    font-size: 0.8125rem;
  }

  tbody tr::before {
    content: '';
    grid-row: 1;
    grid-column: 2;
    width: calc(var(--share) * 100%);
    height: 0.75rem;
    border-radius: 0 3px 3px 0;
    ${drawnBar}
  }

  th,
  td {
    padding: 0;
    font-weight: 400;
  }

  th {
    color: var(--ink-secondary);
    text-align: left;
  }

  th a {
    display: inline-block;
    min-width: 1.5rem;
    min-height: 1.5rem;
    color: inherit;
    line-height: 1.5rem;
  }

  td {
    grid-column: 3;
    text-align: right;
  }

  ${widths.map(
    (width) => css`
      @container (width >= ${width}rem) {
        table[data-stands-from='${width}'] {
          ${standing}
        }
      }
    `,
  )}
`;

interface ColumnChartProps {
  label: string;
  heads: Heads;
  columns: readonly { label: string; total: number; to?: string | undefined }[];
}

/**
 * Columns of an ordered scale (weekdays, hours), horizontal where labels do not fit. A table, as `BarList`.
 */
export function ColumnChart({ label, heads, columns }: ColumnChartProps) {
  const totals = columns.map(({ total }) => total);
  const longest = Math.max(...totals);
  const labelLength = Math.max(...columns.map((column) => column.label.length));
  const figureLength = formatNumber(longest).length;
  const needed = columns.length * (Math.max(labelLength, figureLength) * 0.43 + 0.2);
  const look = { '--label-width': `${labelLength * 0.6}rem`, '--figure-width': `${figureLength * 0.55}rem` };
  return (
    <Frame>
      <table
        role="table"
        aria-label={label}
        data-stands-from={widths.find((width) => width >= needed)}
        style={look as CSSProperties}
      >
        <ChartHead heads={heads} />
        <tbody {...groupRole}>
          {columns.map((column) => (
            <tr
              key={column.label}
              role="row"
              style={{ '--share': longest > 0 ? column.total / longest : 0 } as CSSProperties}
            >
              <th role="rowheader" scope="row">
                {column.to === undefined ? column.label : <Link to={column.to}>{column.label}</Link>}
              </th>
              <td {...cellRole}>{formatNumber(column.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
