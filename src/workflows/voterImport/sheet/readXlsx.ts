import type { ReadingChoices } from '../importSession/questions';
import { SheetRefusal } from './bounds';
import { maxSheets, partRead, type WorkbookRead } from './hiddenParts';
import { refuseOtherZip } from './otherFiles';
import type { Say } from './say';
import { readSheetPart } from './sheetPart';
import { openWorkbook } from './workbook';
import type { Zip } from './zip';

/** The rows of the chosen sheet, or the first visible one with rows, as text, without blanks. Throws SheetRefusal. */
export async function readXlsx(
  zip: Zip,
  { sheet: chosen, withHidden = false }: Partial<ReadingChoices>,
  say: Say,
): Promise<WorkbookRead> {
  const book = (await openWorkbook(zip)) ?? refuseOtherZip(zip.names);
  const all = book.sheets.slice(0, maxSheets);
  const wanted = [...all.filter(({ isHidden }) => !isHidden), ...all.filter(({ isHidden }) => isHidden)];
  const filled: typeof all = [];
  for (const one of all) {
    const isFilled = await readSheetPart(zip, book, one.path, { isPeek: true, say }).then(
      ({ rows }) => rows.length > 0,
      // It is refused only if it is the one that is read.
      (thrown: unknown) => thrown instanceof SheetRefusal || Promise.reject(thrown as Error),
    );
    if (isFilled) filled.push(one);
  }
  const read =
    filled.find(({ name }) => name === chosen) ?? wanted.find((one) => filled.includes(one)) ?? wanted[0];
  if (!read) throw new SheetRefusal('Não há nenhuma folha nesta planilha.');
  const part = await readSheetPart(zip, book, read.path, { say });
  return {
    ...partRead(part, withHidden),
    sheets: filled.map(({ name, isHidden }) => ({ name, isHidden })),
    sheet: read.name,
  };
}
