import type { ComponentType } from 'react';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import type { PasswordAct } from '@/session/passwordActs';
import type { ApiResult } from '@/api/failure';
import type { Rule } from '@/session/rights';
import type { LeftState } from '../jobs/items/batchState';
import type { Prepared, WritingActions } from '../jobs/items/writing';

/** Undoes what was done to a row, or a part of it. */
export interface UndoStep<Row> {
  row: Row;
  /** The part, if there are several: 'data de conclusão'. */
  part?: string;
  prepare: () => PromiseLike<Prepared<unknown>>;
  isWritten?: () => PromiseLike<ApiResult<boolean>>;
}

export interface Work<Row> extends Pick<WritingActions<Row>, 'prepare' | 'write' | 'isWritten'> {
  /** The undo steps of these rows, where there are any. */
  undo?: ((done: readonly Row[]) => readonly UndoStep<Row>[]) | undefined;
}

/** An action on many rows: one form for all of them, and a write for each. */
export interface BulkWords<Row, V extends FieldValues> {
  key: string;
  /** Button text and panel title: 'Trocar status'. */
  label: string;
  rule?: Rule;
  /** What the right allows, if not worded as in the table of rights. */
  allows?: string;
  isDanger?: boolean;
  /** An action that cannot be undone asks for the person's password first. */
  password?: PasswordAct;
  /** Text of the start button: 'Trocar o status de 12 atendimentos'. */
  startText: (rows: number) => string;
  values: DefaultValues<V> & V;
  Fields: ComponentType<{ control: Control<V>; rows: readonly Row[] }>;
  useWork: (rows: readonly Row[]) => (values: V) => Work<Row>;
  /** Which rows will stay unchanged, as far as the list shows; displayed before the start. */
  useStays?: () => (row: Row, values: V) => LeftState | undefined;
  /** Offered at the end for the rows done. */
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
  /** Closes the panel; rows not done stay chosen. */
  onClose: (left: readonly Row[] | null) => void;
}
