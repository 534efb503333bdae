import { memo, startTransition, useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { ColumnCount } from './ColumnCounts';
import type { ColumnFacts } from './columnFacts';
import { columnUses, type ColumnUse } from './fields';

export interface ColumnsInput {
  areaCode: string;
  columns: (ColumnUse | '')[];
}

interface ColumnCardProps {
  control: Control<ColumnsInput>;
  at: number;
  heading: string;
  samples: readonly string[] | undefined;
  use: ColumnUse;
  facts: ColumnFacts | undefined;
  /** Note that an earlier column has the same heading; '' otherwise. */
  again: string;
  isLoose: boolean;
}

/** The use of one column, with sample cells; rerenders only if its props change. */
export const ColumnCard = memo(function ColumnCard(props: ColumnCardProps) {
  const { control, at, heading, samples, use, facts, again, isLoose } = props;
  return (
    <li>
      <NativeSelectField control={control} name={`columns.${at}`} label={heading} options={columnUses} />
      <p>{samples?.join(' · ') || 'Vazia'}</p>
      {again && <p>{again}</p>}
      <ColumnCount {...{ use, facts, isLoose }} />
    </li>
  );
});

const drawnAtOnce = 8;

/** Count of columns rendered so far: rendering all at once would block the page. */
export function useDrawn(total: number): number {
  const [count, setCount] = useState(drawnAtOnce);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + drawnAtOnce));
  }, [count, total]);
  return Math.min(count, total);
}
