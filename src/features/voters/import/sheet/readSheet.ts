import { formatNumber } from '@/formats/money';
import { mostBytes, mostColumns, mostRows, SheetRefusal, type SheetRow } from './bounds';
import { decodeText, type Encoding } from './decode';
import { parseText } from './parseText';
import { guessSeparator, type Separator } from './separators';

/** A sheet's cells, the first row as any other; every row as long as the longest. */
export interface SheetRead {
  rows: SheetRow[];
  /** Null of an .xlsx and of pasted cells. */
  encoding: Encoding | null;
  /** Null of an .xlsx. */
  separator: Separator | null;
}

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Reads a file or pasted cells. Throws SheetRefusal with the reason. */
export async function readSheet(source: Blob | string, chosen: Separator | null): Promise<SheetRead> {
  const read = typeof source === 'string' ? readText(source, null, chosen) : await readFile(source, chosen);
  const { rows } = read;
  if (rows.length === 0) throw new SheetRefusal('Não há nada nesta planilha.');
  // Blank columns behind the last are no columns.
  const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '');
  const width = rows.reduce((most, { cells }) => Math.max(most, lastFilled(cells) + 1), 0);
  if (width > mostColumns)
    throw new SheetRefusal(
      `Esta planilha tem ${formatNumber(width)} colunas; leem-se até ${mostColumns}. Deixe só as dos eleitores.`,
    );
  // The heading, if there is one, is not counted.
  if (rows.length > mostRows + 1)
    throw new SheetRefusal(
      `Esta planilha tem ${formatNumber(rows.length)} linhas; de uma vez se importam até ${formatNumber(mostRows)}. Divida-a em partes.`,
    );
  return {
    ...read,
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: Array.from({ length: width }, (_, column) => tidy(cells[column] ?? '')),
    })),
  };
}

/** Without signs that nobody sees; a line break stays. */
const tidy = (cell: string) =>
  /[\p{Cc}\uFEFF\u200B\u00A0]/u.test(cell)
    ? cell
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]|[\u00A0]/gu, ' ')
        .replace(/[\uFEFF\u200B]/g, '')
        .trim()
    : cell.trim();

async function readFile(file: Blob, chosen: Separator | null) {
  if (file.size === 0) throw new SheetRefusal('O arquivo está vazio.');
  if (file.size > mostBytes)
    throw new SheetRefusal(
      `O arquivo tem ${formatNumber(Math.ceil(file.size / 1_048_576))} MB; leem-se até ${mostBytes / 1_048_576} MB. Divida a planilha em partes.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new SheetRefusal(
      'Este é um arquivo do Excel antigo (.xls). Abra-o no Excel e salve como .xlsx ou .csv.',
    );
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46))
    throw new SheetRefusal('Este arquivo é um PDF. Escolha um .xlsx ou .csv.');
  if (begins(bytes, 0x50, 0x4b, 3, 4)) {
    const { readXlsx } = await import('./readXlsx');
    return { rows: await readXlsx(bytes), encoding: null, separator: null };
  }
  const { text, encoding } = decodeText(bytes);
  if (encoding !== 'UTF-16' && bytes.subarray(0, 65_536).includes(0))
    throw new SheetRefusal('Este arquivo não é uma planilha nem um texto. Escolha um .xlsx ou .csv.');
  return readText(text, encoding, chosen);
}

function readText(text: string, encoding: Encoding | null, chosen: Separator | null): SheetRead {
  const separator = chosen ?? guessSeparator(text);
  return { rows: parseText(text, separator), encoding, separator };
}
