import * as v from 'valibot';
import { phpId, phpNumber, text } from '@/api/reply';
import { choices } from '@/formats/choices';

const count = v.nullish(phpNumber, 0);

/** A label sheet; counts are 0 when the API omits them. */
export const tag = v.object({ id: phpId, name: text, code: text, perLine: count, perPage: count });
export type Tag = v.InferOutput<typeof tag>;

/** Last position allowed for a first label, from 0, on any sheet. */
export const lastLine = 10;
export const lastColumn = 3;

/** Label position on the sheet, from 0. */
export interface Place {
  line: number;
  column: number;
}

/** Null when the API omits the size. */
export function sheetOf({ perLine, perPage }: Pick<Tag, 'perLine' | 'perPage'>) {
  if (perLine < 1 || perPage < 1) return null;
  return { lines: Math.ceil(perPage / perLine), columns: perLine };
}

/** Off the sheet; sent anyway, since the API's sheet sizes may be wrong. */
export const isBeyond = ({ line, column }: Place, { lines, columns }: { lines: number; columns: number }) =>
  line >= lines || column >= columns;

export const labelContents = choices([
  { value: 'nameAddressZipcode', label: 'Nome, endereço e CEP' },
  { value: 'nameAddressZipcodeDateNow', label: 'Nome, endereço, CEP e data de hoje' },
  { value: 'nameAddressZipcodeBirthday', label: 'Nome, endereço, CEP e aniversário' },
]);
export type LabelContent = (typeof labelContents)[number]['value'];
