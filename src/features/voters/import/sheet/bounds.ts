/* What one import takes, said aloud where a sheet has more (docs/rules.md, 'Importar eleitores'). */

export const mostRows = 20_000;
export const mostColumns = 100;
/** Of a file, blank ones counted. */
export const mostLines = 200_000;
export const mostBytes = 20 * 1_048_576;
/** Of what an .xlsx holds once unpacked. */
export const mostUnpackedBytes = 50_000_000;
/** How often smaller a packed file may be than what it holds. */
export const mostRatio = 200;

/** A row and its number in the sheet, from 1. */
export interface SheetRow {
  row: number;
  cells: string[];
}

/** Why a sheet is not read, in Portuguese. */
export class SheetRefusal extends Error {}
