import * as v from 'valibot';
import { phpId, phpNumber, text } from '@/api/reply';

/* Labels to print, and the sheets they stand on. */

const count = v.nullish(phpNumber, 0);

/** A kind of label sheet: its labels in a line and on a sheet, 0 when the API does not say. */
export const tag = v.object({ id: phpId, name: text, code: text, perLine: count, perPage: count });
export type Tag = v.InferOutput<typeof tag>;

/** The last place a first label may have, counted from 0, whatever the sheet. */
export const lastLine = 10;
export const lastColumn = 3;

/** Where on a sheet a label stands, counted from 0. */
export interface Place {
  line: number;
  column: number;
}

/** How many lines and columns a sheet has; null when the API does not tell. */
export function sheetOf({ perLine, perPage }: Pick<Tag, 'perLine' | 'perPage'>) {
  if (perLine < 1 || perPage < 1) return null;
  return { lines: Math.ceil(perPage / perLine), columns: perLine };
}

/** A place that the sheet does not have. It is sent all the same: there are sheets the API knows badly. */
export const isBeyond = ({ line, column }: Place, { lines, columns }: { lines: number; columns: number }) =>
  line >= lines || column >= columns;

/** What a label says; the API knows them by these names. */
export const labelContents = [
  { value: 'nameAddressZipcode', label: 'Nome, endereço e CEP' },
  { value: 'nameAddressZipcodeDateNow', label: 'Nome, endereço, CEP e data de hoje' },
  { value: 'nameAddressZipcodeBirthday', label: 'Nome, endereço, CEP e aniversário' },
] as const;
export type LabelContent = (typeof labelContents)[number]['value'];
