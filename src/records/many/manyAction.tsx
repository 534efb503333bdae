import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiResult } from '@/api/failure';
import type { Ask, ReadEndpoint } from '@/api/ask';
import { wholeResult, type FieldWords } from '../panel/wholeRecord';
import { ManyPanel } from './ManyPanel';
import type { ManyPanelProps, ManyWords, Work } from './manyWords';

export interface ManyAction<Row> extends Pick<
  ManyWords<Row, FieldValues>,
  'key' | 'label' | 'rule' | 'allows' | 'isDanger'
> {
  Panel: ComponentType<ManyPanelProps<Row>>;
}

export const manyAction = <Row extends { id: number }, V extends FieldValues>(
  words: ManyWords<Row, V>,
): ManyAction<Row> => ({ ...words, Panel: (props) => <ManyPanel {...props} words={words} /> });

interface Change<Row, T, Target> {
  ask: Ask;
  endpoint: ReadEndpoint<number, T>;
  fieldWords: FieldWords;
  /** What the record is to have, found on its first reading, so that it is not changed twice. */
  targetOf: (record: T) => Target;
  isSo: (record: T, target: Target) => boolean;
  /** Saves the whole record with the change. */
  save: (row: Row, record: T, target: Target) => PromiseLike<{ data?: unknown; error?: unknown }>;
}

/** Changes a part of records that are saved whole: reads each before, and again if the answer is lost. */
export function changeOf<Row extends { id: number }, T, Target>({
  ask,
  endpoint,
  fieldWords,
  targetOf,
  isSo,
  save,
}: Change<Row, T, Target>) {
  const targets = new Map<number, { target: Target }>();
  return {
    write: async (row: Row) => {
      const { data, error } = wholeResult(await ask(endpoint, row.id), fieldWords);
      if (error) return { error };
      const known = targets.get(row.id) ?? { target: targetOf(data) };
      targets.set(row.id, known);
      return isSo(data, known.target) ? { data: null } : save(row, data, known.target);
    },
    isWritten: ({ id }: Row) =>
      readBack(ask, endpoint, id, (now) => {
        const known = targets.get(id);
        return known !== undefined && isSo(now, known.target);
      }),
  } satisfies Work<Row>;
}

/** Reads a record again, to tell whether a write whose answer was lost was carried out. */
export async function readBack<T>(
  ask: Ask,
  endpoint: ReadEndpoint<number, T>,
  id: number,
  is: (record: T) => boolean,
): Promise<ApiResult<boolean>> {
  const { data, error } = await ask(endpoint, id);
  return error ? { error } : { data: is(data) };
}
