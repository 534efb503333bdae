import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../style';
import { formatNumber } from '@/formats/money';
import { formatPercentage, percentages } from '@/formats/percentages';
import { readHex } from '@/formats/colors';
import { cellRole, ChartHead, drawnBar, groupRole, type Heads } from './chart';

const Table = styled.table`
  position: relative;
  display: block;
  font-size: var(--text-body);
  line-height: 1.25rem;

  tbody {
    display: grid;
    gap: 4px;
  }

  tbody tr {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 3.5rem;
    align-items: baseline;
    gap: 4px 8px;
    padding: 4px 0;
  }

  th {
    padding: 0;
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }

  td {
    padding: 0;
    font-weight: 600;
    text-align: right;
  }

  td + td {
    color: var(--ink-secondary);
    font-weight: 400;
  }

  /* The track represents the whole. */
  tr::before,
  tr::after {
    content: '';
    grid-row: 2;
    grid-column: 1 / -1;
    height: 0.625rem;
    border-radius: 3px;
    background: var(--surface-sunken);
    box-shadow: inset 0 0 0 1px var(--line);
  }

  tr::after {
    ${drawnBar}
    width: var(--share);
    /* Visible even for a single vote. */
    min-width: var(--least);
  }

  .open {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    text-decoration: none;
  }

  /* The whole bar is the click target. */
  .open::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 4px;
  }

  .open:focus-visible {
    outline: 0;
  }

  .open:focus-visible::after {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }

  tr:has(.open):hover th {
    color: var(--brand);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export interface Bar {
  label: string;
  total: number;
  color?: string | null | undefined;
  to?: string | undefined;
  onPress?: () => void;
}

interface BarListProps {
  label: string;
  heads: Heads;
  bars: readonly Bar[];
  /** The 100% when the bars are not the whole. */
  whole?: number;
}

/**
 * Horizontal bars, drawn by CSS as a real table (1 kB) for screen readers. Grommet's DataChart is 28.6 kB.
 */
export function BarList({ label, heads, bars, whole }: BarListProps) {
  const parts = percentages(
    bars.map(({ total }) => total),
    whole,
  );
  return (
    <Table role="table" aria-label={label}>
      <ChartHead heads={[...heads, 'Porcentagem']} />
      <tbody {...groupRole}>
        {bars.map((bar, place) => (
          <tr key={place} role="row" style={lookOf(bar, parts[place] ?? 0)}>
            <th role="rowheader" scope="row">
              {opener(bar)}
            </th>
            <td {...cellRole}>{formatNumber(bar.total)}</td>
            <td {...cellRole}>{formatPercentage(parts[place] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function opener({ label, to, onPress }: Bar): ReactNode {
  if (to !== undefined)
    return (
      <Link className="open" to={to}>
        {label}
      </Link>
    );
  if (!onPress) return label;
  return (
    <button type="button" className="open" onClick={onPress}>
      {label}
    </button>
  );
}

function lookOf({ total, color }: Bar, percentage: number) {
  const hex = readHex(color);
  return {
    '--share': `${percentage}%`,
    '--least': total > 0 ? '3px' : undefined,
    '--bar': hex ?? undefined,
    '--bar-rim': hex ? 'var(--line-strong)' : undefined,
  } as CSSProperties;
}
