import { formatNumber } from '@/formats/money';
import type { HiddenParts, ReadingChoices } from '../importSession/questions';
import { maxBytes, SheetRefusal, type SheetRow } from './bounds';
import { decodeText, otherEncoding, type Encoding } from './decode';
import { parseText } from './parseText';
import { isCards as hasCards, readCards } from './readCards';
import { readLabelledList } from './labelledList';
import { readPastedList } from './pastedList';
import { refuseOtherText, refuseOtherType } from './otherFiles';
import { silent, type Say } from './say';
import { guessSeparator, namedSeparator, type Separator } from './separators';

/** A file's cells, including the headings, without blank rows. */
export interface SheetRead {
  rows: SheetRow[];
  /** Null for a workbook and for pasted cells. */
  encoding: Encoding | null;
  /** Null without separators. */
  separator: Separator | null;
  /** A line with accents; '' without any. */
  accented: string;
  sheets: { name: string; isHidden: boolean }[];
  sheet: string | null;
  hidden: HiddenParts;
  notices: string[];
  /** Whether cells beyond the headings are a column: no separator could be part of a cell. */
  isGrid: boolean;
  /** Whether the headings are generated: the file is an address book, or a list of names and numbers. */
  isCards: boolean;
}

export const plainRead = {
  ...{ encoding: null, separator: null, accented: '', sheets: [], sheet: null, notices: [], isGrid: false },
  isCards: false,
  hidden: { rows: 0, columns: 0, isFiltered: false },
} satisfies Omit<SheetRead, 'rows'>;

/** Reads a file or pasted cells. Throws SheetRefusal with the reason. */
export async function readSheet(
  source: Blob | string,
  how: Partial<ReadingChoices> = {},
  say: Say = silent,
): Promise<SheetRead> {
  const read =
    typeof source === 'string' ? readText(source, null, how, say) : await readFile(source, how, say);
  if (read.rows.length === 0) throw new SheetRefusal('Não há nada nesta planilha.');
  return read;
}

async function readFile(file: Blob, how: Partial<ReadingChoices>, say: Say): Promise<SheetRead> {
  if (file.size === 0) throw new SheetRefusal('O arquivo está vazio.');
  if (file.size > maxBytes)
    throw new SheetRefusal(
      `O arquivo tem ${formatNumber(Math.ceil(file.size / 1_048_576))} MB; leem-se até ${maxBytes / 1_048_576} MB. Divida a planilha em partes.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuseOtherType(bytes);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4) {
    const { readZipped } = await import('./readZipped');
    return { ...plainRead, ...(await readZipped(bytes, how, say)), isGrid: true };
  }
  const { text, encoding } = decodeText(bytes, how.encoding);
  if (encoding !== 'UTF-16' && bytes.subarray(0, 65_536).includes(0))
    throw new SheetRefusal('Este arquivo não é uma planilha nem um texto. Escolha um .xlsx ou .csv.');
  if (!hasCards(text)) refuseOtherText(text);
  return readText(text, encoding, how, say);
}

function readText(
  whole: string,
  encoding: Encoding | null,
  { separator: chosen }: Partial<ReadingChoices>,
  say: Say,
): SheetRead {
  const shown = encoding ? accentedLine(whole) : '';
  if (hasCards(whole))
    return {
      ...plainRead,
      ...readCards(whole),
      ...{ encoding, accented: shown, isGrid: true, isCards: true },
    };
  const list = chosen ? null : (readPastedList(whole) ?? readLabelledList(whole));
  if (list) return { ...plainRead, ...list, encoding, accented: shown, isGrid: true, isCards: true };
  const { separator: named, text } = namedSeparator(whole);
  const separator = chosen ?? named ?? guessSeparator(text);
  return {
    ...plainRead,
    ...{ encoding, separator, accented: encoding ? accentedLine(text) : '' },
    rows: parseText(text, separator, say),
  };
}

/** Maximum characters of a line shown. */
const maxShown = 120;

/** The first line with a character beyond ASCII, which shows whether the encoding is right. */
function accentedLine(text: string): string {
  const at = text.slice(1).search(/[^\0-\x7f]/) + 1;
  if (at === 0) return '';
  const first = text.lastIndexOf('\n', at) + 1;
  const near = Math.max(first, at - maxShown / 2);
  // From the start of a word.
  const start = near > first ? near + text.slice(near, at).search(/[\s,;|]/) + 1 : first;
  const [line = ''] = text.slice(start, start + maxShown).split(/[\r\n]/);
  return (start > first ? '…' : '') + line.replaceAll(otherEncoding, '').trim();
}
