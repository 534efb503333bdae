import { formatNumber } from '@/formats/money';
import { mostColumns, mostLines, SheetRefusal, type SheetRow } from './bounds';
import { unzip, zipUnpacked, type ZipEntry } from './zip';

type Cell = string | number | boolean | Date | null;

/** A date of a sheet has no zone: the reader gives it as UTC. */
const textOf = (cell: Cell | undefined): string => {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não';
  return cell === null || cell === undefined ? '' : String(cell);
};

/** The rows of the first sheet of an .xlsx, as text, blank ones left out. Throws SheetRefusal. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<SheetRow[]> {
  const entries = await unzip(bytes, (name) => /\.(xml|rels)$/.test(name));
  if (!entries.some(({ name }) => name === 'xl/workbook.xml'))
    throw new SheetRefusal('Este arquivo não é uma planilha do Excel. Escolha um .xlsx ou .csv.');
  refuseFarCells(entries);
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = (await readSheet(await zipUnpacked(entries), { trim: false })) as unknown as (
      | Cell
      | undefined
    )[][];
    return rows.flatMap((read, at) => {
      const cells = Array.from(read, textOf);
      return cells.some((cell) => cell.trim() !== '') ? [{ row: at + 1, cells }] : [];
    });
  } catch {
    throw new SheetRefusal('Não conseguimos ler esta planilha. Salve-a como .csv e tente outra vez.');
  }
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A single cell far out would make the reader fill all that lies before it. */
function refuseFarCells(entries: readonly ZipEntry[]) {
  for (const { name, bytes } of entries) {
    if (!name.startsWith('xl/worksheets/')) continue;
    for (const [, letters = '', row] of new TextDecoder()
      .decode(bytes)
      .matchAll(/\sr="([A-Z]{1,7})(\d+)"/g)) {
      if (letters.length > 3 || columnOf(letters) > mostColumns)
        throw new SheetRefusal(
          `Esta planilha usa mais de ${mostColumns} colunas. Deixe só as dos eleitores.`,
        );
      if (Number(row) > mostLines)
        throw new SheetRefusal(
          `Esta planilha tem mais de ${formatNumber(mostLines)} linhas. Divida-a em partes.`,
        );
    }
  }
}
