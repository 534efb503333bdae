import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { createFailure, type ApiResult } from '@/api/failure';
import type { Ask, ReadEndpoint } from '@/api/ask';
import { readFirst } from '../jobs/items/readFirst';
import type { Prepared, Written } from '../jobs/items/writing';
import { wholeResult, type FieldLabels } from '../panel/wholeRecord';
import { BulkPanel } from './BulkPanel';
import type { BulkPanelProps, BulkWords, UndoStep, Work } from './bulkWords';

export interface BulkAction<Row> extends Pick<
  BulkWords<Row, FieldValues>,
  'key' | 'label' | 'rule' | 'allows' | 'isDanger'
> {
  Panel: ComponentType<BulkPanelProps<Row>>;
}

export const bulkAction = <Row extends { id: number }, V extends FieldValues>(
  words: BulkWords<Row, V>,
): BulkAction<Row> => ({ ...words, Panel: (props) => <BulkPanel {...props} words={words} /> });

interface Change<Row, T, Target, R> {
  ask: Ask;
  endpoint: ReadEndpoint<number, T>;
  /** For a record that is saved whole: if partly read, it is not written. */
  fieldLabels?: FieldLabels;
  /** The changed part of a record. */
  valueOf: (record: T) => Target;
  /** The new value, computed on the first reading, so that the change is not applied twice. */
  targetOf: (record: T) => Target;
  /** Saves the record with the change, or with its original value. */
  save: (row: Row, record: T, target: Target, isUndo: boolean) => PromiseLike<Written<R>>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const changedSince = () => createFailure('conflict', { message: 'Foi mudado depois: fica como está agora.' });

/**
 * Changes a part of records: reads each first, skips those that already have the value, and rereads if the response is
 * lost. The original value is kept, so that the change can be undone unless someone has changed it since.
 */
export function changeOf<Row extends { id: number }, T, Target, R = unknown>({
  ask,
  endpoint,
  fieldLabels,
  valueOf,
  targetOf,
  save,
}: Change<Row, T, Target, R>) {
  const known = new Map<number, { before: Target; target: Target }>();
  const read = async (id: number) => {
    const result = await ask(endpoint, id);
    return fieldLabels ? wholeResult(result, fieldLabels) : result;
  };
  const isNow = (id: number, value: Target) =>
    readBack(ask, endpoint, id, (now) => isSame(valueOf(now), value));
  const prepare = async (row: Row): Promise<Prepared<R>> => {
    const { data, error } = await read(row.id);
    if (error) return { error };
    const sent = known.get(row.id);
    const before = valueOf(data);
    const target = sent ? sent.target : targetOf(data);
    // If it has the value after having been sent, that write did it.
    if (isSame(before, target)) return sent ? { data: () => Promise.resolve({}) } : { left: 'same' };
    return {
      data: () => {
        known.set(row.id, sent ?? { before, target });
        return save(row, data, target, false);
      },
    };
  };
  return {
    ...readFirst(prepare),
    isWritten: ({ id }: Row) => {
      const sent = known.get(id);
      return sent ? isNow(id, sent.target) : Promise.resolve({ data: false });
    },
    undo: (done: readonly Row[]): UndoStep<Row>[] =>
      done.flatMap((row) => {
        const sent = known.get(row.id);
        if (!sent) return [];
        const prepareUndo = async (): Promise<Prepared<unknown>> => {
          const { data, error } = await read(row.id);
          if (error) return { error };
          const now = valueOf(data);
          if (isSame(now, sent.before)) return { left: 'same' };
          if (!isSame(now, sent.target)) return { error: changedSince() };
          return { data: () => save(row, data, sent.before, true) };
        };
        return [{ row, prepare: prepareUndo, isWritten: () => isNow(row.id, sent.before) }];
      }),
  } satisfies Work<Row>;
}

/** Rereads a record, to tell whether a write with a lost response was carried out. */
export async function readBack<T>(
  ask: Ask,
  endpoint: ReadEndpoint<number, T>,
  id: number,
  is: (record: T) => boolean,
): Promise<ApiResult<boolean>> {
  const { data, error } = await ask(endpoint, id);
  return error ? { error } : { data: is(data) };
}
