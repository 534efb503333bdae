import { useState } from 'react';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { nearestHeading } from '@/ui/focus/panelFocus';
import { BarList } from '@/ui/charts/BarList';
import { ColumnChart } from '@/ui/charts/ColumnChart';
import type { Line, Table } from './tables';

export const Section = styled.section`
  min-width: 0;
  padding: 16px 20px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  &[data-wide] {
    grid-column: 1 / -1;
  }

  h3 {
    margin-bottom: 12px;
    font-size: 0.9375rem;
  }

  > button {
    margin-top: 12px;
  }
`;

/** Lines shown at first: a list of every district would fill the screen. */
const shown = 10;

interface ReportSectionProps {
  table: Table;
  linkOf: (line: Line) => string | undefined;
}

export function ReportSection({ table, linkOf }: ReportSectionProps) {
  const { name, title, head, counted, lines } = table;
  const [isWhole, setWhole] = useState(false);
  const whole = lines.reduce((sum, { total }) => sum + total, 0);
  const visible = isWhole || lines.length <= shown + 1 ? lines : lines.slice(0, shown);
  return (
    <Section aria-label={title} data-wide={name === 'month' || undefined}>
      <h3 tabIndex={-1}>{title}</h3>
      {name === 'month' ? (
        <ColumnChart
          label={title}
          heads={[head, counted]}
          columns={lines.map((line) => ({
            label: shortMonth(line.label),
            total: line.total,
            to: linkOf(line),
          }))}
        />
      ) : (
        <BarList
          label={title}
          heads={[head, counted]}
          whole={whole}
          bars={visible.map((line) => ({ label: line.label, total: line.total, to: linkOf(line) }))}
        />
      )}
      {visible.length < lines.length && (
        <Button
          onClick={({ currentTarget }) => {
            nearestHeading(currentTarget)?.focus();
            setWhole(true);
          }}
        >
          Ver todos os {lines.length}
        </Button>
      )}
    </Section>
  );
}

/** `out 26` from `outubro de 2026`. */
const shortMonth = (label: string) => label.replace(/^(\p{L}{3})\p{L}* de \d\d(\d\d)$/u, '$1 $2');
