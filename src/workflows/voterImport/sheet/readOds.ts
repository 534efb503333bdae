import type { ReadingChoices } from '../importSession/questions';
import { SheetRefusal } from './bounds';
import { emptyPart, maxSheets, partRead, type WorkbookRead } from './hiddenParts';
import { hearTables, type OdsTable } from './odsTables';
import { refuseOtherZip } from './otherFiles';
import type { Say } from './say';
import { readPart } from './workbook';
import type { Zip } from './zip';

/** As for Excel's sheets: the first visible one with any row, else the first hidden one. */
const isBetter = (table: OdsTable, before: readonly OdsTable[]) =>
  before.every(({ isFilled, isHidden }) => !isFilled || (isHidden && !table.isHidden));

/** The rows of the chosen sheet, or the first visible one with rows, as text, without blanks. Throws SheetRefusal. */
export async function readOds(
  zip: Zip,
  { sheet: chosen, withHidden = false }: Partial<ReadingChoices>,
  say: Say,
): Promise<WorkbookRead> {
  if (await isLocked(zip))
    throw new SheetRefusal(
      'Esta planilha pede uma senha para abrir. Abra no LibreOffice, salve de novo sem a senha (Arquivo, Salvar como) e tente outra vez.',
    );
  const named = chosen ? await tablesOf(zip, say, ({ name }) => name === chosen) : [];
  const isThere = named.some(({ name, isFilled }) => isFilled && name === chosen);
  const all = isThere ? named : await tablesOf(zip, say, isBetter);
  const filled = all.filter(({ isFilled }) => isFilled).slice(0, maxSheets);
  const read =
    filled.find(({ name }) => isThere && name === chosen) ??
    filled.find(({ isHidden }) => !isHidden) ??
    filled[0] ??
    all[0];
  if (!read) throw new SheetRefusal('Não há nenhuma folha nesta planilha.');
  if (read.refusal) throw read.refusal;
  return {
    ...partRead(read.part ?? emptyPart(), withHidden),
    sheets: filled.map(({ name, isHidden }) => ({ name, isHidden })),
    sheet: read.name,
  };
}

async function tablesOf(
  zip: Zip,
  say: Say,
  isWanted: (table: OdsTable, before: readonly OdsTable[]) => boolean,
): Promise<OdsTable[]> {
  const { hearer, tables, isSpreadsheet } = hearTables({ isWanted, say });
  await readPart(zip, 'content.xml', hearer);
  return isSpreadsheet() ? tables : refuseOtherZip(zip.names);
}

/** Whether the file's manifest says that its content is encrypted; its DOCTYPE is not accepted by the XML reader. */
async function isLocked(zip: Zip): Promise<boolean> {
  let text = '';
  await zip.read('META-INF/manifest.xml', (piece) => {
    text += new TextDecoder('latin1').decode(piece);
    return text.length > 1_000_000;
  });
  return text.includes('encryption-data');
}
