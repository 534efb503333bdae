import type { ComponentType } from 'react';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import type { Rule } from '@/session/rights';
import type { WritingActions } from '../engine/writing';

export type Work<Row> = Pick<WritingActions<Row>, 'write' | 'isWritten'>;

/** What can be done with many rows at once: a form for all of them, and the write for each. */
export interface ManyWords<Row, V extends FieldValues> {
  key: string;
  /** Of the button in the bar, and the panel's title: 'Trocar status'. */
  label: string;
  rule?: Rule;
  /** What the right allows, if not worded as in the table of rights. */
  allows?: string;
  isDanger?: boolean;
  /** The button that starts, for so many: 'Trocar o status de 12 atendimentos'. */
  startText: (rows: number) => string;
  values: DefaultValues<V> & V;
  Fields: ComponentType<{ control: Control<V>; rows: readonly Row[] }>;
  useWork: () => (values: V) => Work<Row>;
  /** Offered at the end, for those that are done. */
  next?: { label: string; Panel: ComponentType<ManyNextProps<Row, V>> };
}

export interface ManyNextProps<Row, V> {
  rows: readonly Row[];
  values: V;
  side: 'left' | 'right';
  onClose: () => void;
}

export interface ManyPanelProps<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  side: 'left' | 'right';
  /** Closes it; the rows that were not done stay chosen. */
  onClose: (left: readonly Row[] | null) => void;
}
