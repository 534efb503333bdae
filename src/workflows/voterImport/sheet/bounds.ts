/* What one import takes, said aloud where a sheet has more (docs/rules/voter-import.md, 'Importar eleitores'). */

export const maxRows = 50_000;
export const maxColumns = 200;
/** Letters of a cell, and of a heading. */
export const maxLetters = 10_000;
export const maxHeading = 200;
/** Of a file, blank ones counted. */
export const maxLines = 200_000;
export const maxBytes = 50 * 1_048_576;
/** Of what an .xlsx holds once unpacked. */
export const maxUnpackedBytes = 400_000_000;
/** Letters of all cells of a workbook, of which many may share one text of the file. */
export const maxTextLetters = 60_000_000;
/** Excel's own bound of a text. */
export const maxSharedLetters = 32_767;
/** How often smaller a packed file may be than what it holds. */
export const maxRatio = 200;

/** A row and its number in the sheet, from 1. */
export interface SheetRow {
  row: number;
  cells: string[];
  /** What of a cell was lost before it was read, in words, by its column: an error of a formula, what was cut. */
  broken?: ReadonlyMap<number, string>;
  /** What was done with the row while it was read, in whole sentences. */
  notices?: readonly string[];
}

/** Why a sheet is not read, in Portuguese. */
export class SheetRefusal extends Error {}
