import { styled } from '@/ui/style';

const Box = styled.div`
  position: relative;
  max-width: 100%;
  overflow-x: auto;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);

  &:focus-visible {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }

  table {
    width: max-content;
    min-width: 100%;
    border-collapse: collapse;
    font-size: var(--text-body);
  }

  caption {
    padding: 8px 12px;
    color: var(--ink-secondary);
    text-align: left;
  }

  th,
  td {
    max-width: 18rem;
    padding: 6px 12px;
    border-top: var(--line-width) solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  thead th {
    color: var(--ink-secondary);
    font-size: var(--text-small);
    font-weight: 500;
    white-space: nowrap;
  }

  tbody th {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }

  td[data-saying] {
    min-width: min(22rem, 60vw);
    max-width: 26rem;
    font-size: var(--text-small);
  }

  td[data-wrong] {
    color: var(--danger);
  }
`;

interface SheetTableProps {
  label: string;
  caption?: string | false;
  /** Headings of all columns but the first, which has the row's number. */
  heads: readonly string[];
  /** Index of the column with the notes on each row; -1 without one. */
  sayingAt: number;
  rows: readonly { row: number; cells: readonly (string | undefined)[]; isWrong?: boolean }[];
}

/** Rows of the sheet. A wide table scrolls within itself, also by keyboard; the notes of a wrong row are red. */
export function SheetTable({ label, caption, heads, sayingAt, rows }: SheetTableProps) {
  return (
    <Box role="region" aria-label={label} tabIndex={0}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {['Linha', ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells, isWrong }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {cells.map((cell, at) => (
                <td
                  key={at}
                  data-saying={at === sayingAt || undefined}
                  data-wrong={(isWrong && at === sayingAt) || undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
