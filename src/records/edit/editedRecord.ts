import type { ApiResult, Settled } from '@/api/failure';
import type { FieldLabels } from '../panel/wholeRecord';

/** Interdependent fields, merged as one. */
interface FieldsTogether<V> {
  label: string;
  fields: readonly (keyof V)[];
  /** Their values as text, also used to compare them. */
  textOf: (values: V) => string;
}

export interface EditedRecord<T, V> {
  /** Reads the current record, bypassing the cache. */
  read: () => PromiseLike<ApiResult<T>>;
  inputFrom: (record: T) => V;
  fieldLabels: FieldLabels;
  together?: readonly FieldsTogether<V>[];
}

type Sending<R> = PromiseLike<Settled<R>>;

export interface EditSaving<T, V, R> {
  send: (input: V, record: T) => Sending<R>;
  onDone: (reply: R, input: V, undo: () => Sending<R>) => void;
}
