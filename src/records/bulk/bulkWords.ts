import type { ComponentType } from 'react';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import type { PasswordAct } from '@/session/passwordActs';
import type { ApiResult } from '@/api/failure';
import type { Rule } from '@/session/rights';
import type { LeftState } from '../jobs/items/batchState';
import type { Prepared, WritingActions } from '../jobs/items/writing';

/** Takes back what was done with a row, or a part of it. */
export interface UndoStep<Row> {
  row: Row;
  /** Which part, where there are several: 'data de conclusão'. */
  part?: string;
  prepare: () => PromiseLike<Prepared<unknown>>;
  isWritten?: () => PromiseLike<ApiResult<boolean>>;
}

export interface Work<Row> extends Pick<WritingActions<Row>, 'prepare' | 'write' | 'isWritten'> {
  /** What takes back what was done with these, where it can be. */
  undo?: ((done: readonly Row[]) => readonly UndoStep<Row>[]) | undefined;
}

/** What can be done with many rows at once: a form for all of them, and the write for each. */
export interface BulkWords<Row, V extends FieldValues> {
  key: string;
  /** Of the button in the bar, and the panel's title: 'Trocar status'. */
  label: string;
  rule?: Rule;
  /** What the right allows, if not worded as in the table of rights. */
  allows?: string;
  isDanger?: boolean;
  /** What cannot be undone asks for the own password before it starts. */
  password?: PasswordAct;
  /** The button that starts, for so many: 'Trocar o status de 12 atendimentos'. */
  startText: (rows: number) => string;
  values: DefaultValues<V> & V;
  Fields: ComponentType<{ control: Control<V>; rows: readonly Row[] }>;
  useWork: (rows: readonly Row[]) => (values: V) => Work<Row>;
  /** Which rows will stay as they are, as far as the list tells: said before it starts. */
  useStays?: () => (row: Row, values: V) => LeftState | undefined;
  /** Offered at the end, for those that are done. */
  next?: { label: string; Panel: ComponentType<BulkNextProps<Row, V>> };
}

export interface BulkNextProps<Row, V> {
  rows: readonly Row[];
  values: V;
  onClose: () => void;
}

export interface BulkPanelProps<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Closes it; the rows that were not done stay chosen. */
  onClose: (left: readonly Row[] | null) => void;
}
