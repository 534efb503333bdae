import type { ApiResult } from '@/api/failure';
import type { FieldWords } from '../panel/wholeRecord';

/* What a form says of the record that it edits, and of how it is saved (EditPanel.tsx). */

/** Fields of a form that mean nothing without each other, so that they are changed as one. */
export interface FieldsTogether<V> {
  label: string;
  fields: readonly (keyof V)[];
  /** What they say, by which two values of them are told apart as well. */
  textOf: (values: V) => string;
}

export interface EditedRecord<T, V> {
  /** Reads the record as it is now, past what is kept. */
  read: () => PromiseLike<ApiResult<T>>;
  /** A record as the form edits it. */
  inputFrom: (record: T) => V;
  /** What people call the fields that the form is filled in from. */
  fieldWords: FieldWords;
  together?: readonly FieldsTogether<V>[];
}

type Sending<R> = PromiseLike<{ data?: R; error?: unknown }>;

export interface EditSaving<T, V, R> {
  /** @param record as it was read right before */
  send: (input: V, record: T) => Sending<R>;
  /** @param undo writes the record as it was right before */
  onDone: (reply: R, input: V, undo: () => Sending<R>) => void;
}
