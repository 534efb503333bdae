import * as v from 'valibot';
import { phpId, phpNumber, text } from '@/api/reply';

/* Labels to print, and the sheets they stand on. */

const count = v.nullish(phpNumber, 0);

/** A kind of label sheet: its labels in a line and on a sheet, 0 when the API does not say. */
export const tag = v.object({ id: phpId, name: text, code: text, perLine: count, perPage: count });
export type Tag = v.InferOutput<typeof tag>;

/** The last place any sheet may begin at, counted from 0. */
export const lastLine = 10;
export const lastColumn = 3;

/** A sheet's last line and column, as far as the API tells its size. */
export function lastPlace({ perLine, perPage }: Pick<Tag, 'perLine' | 'perPage'>) {
  if (perLine < 1) return { line: lastLine, column: lastColumn };
  return {
    line: perPage < 1 ? lastLine : Math.min(lastLine, Math.ceil(perPage / perLine) - 1),
    column: Math.min(lastColumn, perLine - 1),
  };
}

/** What a label says; the API knows them by these names. */
export const labelContents = [
  { value: 'nameAddressZipcode', label: 'Nome, endereço e CEP' },
  { value: 'nameAddressZipcodeDateNow', label: 'Nome, endereço, CEP e data de hoje' },
  { value: 'nameAddressZipcodeBirthday', label: 'Nome, endereço, CEP e aniversário' },
] as const;
export type LabelContent = (typeof labelContents)[number]['value'];
