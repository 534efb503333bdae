/* Limits of an import, shown when a sheet exceeds them (docs/rules/voter-import.md, 'Importar eleitores'). */

export const maxRows = 50_000;
export const maxColumns = 200;
/** Characters per cell, and per heading. */
export const maxLetters = 10_000;
export const maxHeading = 200;
/** Per file, including blank ones. */
export const maxLines = 200_000;
export const maxBytes = 50 * 1_048_576;
/** Of an unpacked .xlsx. */
export const maxUnpackedBytes = 400_000_000;
/** Characters of all cells of a workbook, many of which may share one text of the file. */
export const maxTextLetters = 60_000_000;
/** Excel's own limit for a text. */
export const maxSharedLetters = 32_767;
/** Maximum compression ratio of a file. */
export const maxRatio = 200;

/** A row and its number in the sheet, from 1. */
export interface SheetRow {
  row: number;
  cells: string[];
  /** What was lost of a cell before it was read, in words, by column: a formula's error, a truncated text. */
  broken?: ReadonlyMap<number, string>;
  /** How the row was changed while it was read, as whole sentences. */
  notices?: readonly string[];
}

/** Why a sheet is not read, in Portuguese. */
export class SheetRefusal extends Error {}

export const brokenFile = () =>
  new SheetRefusal('O arquivo está incompleto ou estragado. Salve a planilha de novo e tente outra vez.');
