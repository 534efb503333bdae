import { maxSharedLetters, SheetRefusal } from './bounds';
import { lookOf, type NumberLook } from './numberFormats';
import { readXml, type XmlHearer } from './xml';
import type { Zip } from './zip';

/** Parts shared by the sheets of a workbook. */
export interface Workbook {
  sheets: { name: string; isHidden: boolean; path: string }[];
  is1904: boolean;
  texts: string[];
  /** Display of numbers, by cell style. */
  looks: NumberLook[];
}

/** Reads an entry as XML; false without such an entry. */
export async function readPart(zip: Zip, path: string, hearer: XmlHearer, isDone = () => false) {
  const xml = readXml(hearer);
  let decoder: TextDecoder | null = null;
  const found = await zip.read(path, (piece) => {
    decoder ??= new TextDecoder(piece[0] === 0xff ? 'utf-16le' : piece[0] === 0xfe ? 'utf-16be' : 'utf-8');
    // An uncompressed entry arrives in one piece.
    for (let from = 0; from < piece.length; from += maxPiece) {
      xml.add(decoder.decode(piece.subarray(from, from + maxPiece), { stream: true }));
      if (isDone()) return true;
    }
    return false;
  });
  if (found && !isDone()) xml.end();
  return found;
}

const maxPiece = 65_536;

interface Related {
  type: string;
  target: string;
}

/** The relationships of a part, by id; targets are full names. */
export async function relationsOf(zip: Zip, part: string): Promise<Map<string, Related>> {
  const cut = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, cut);
  const found = new Map<string, Related>();
  await readPart(zip, `${folder}_rels/${part.slice(cut)}.rels`, {
    opened(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = attributes();
      found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: resolved(folder, Target) });
    },
  });
  return found;
}

/** `xl/worksheets/a.xml` for `../xl/worksheets/a.xml`, and for `/xl/worksheets/a.xml`. */
function resolved(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/', 50)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** The workbook in a ZIP; null for any other ZIP. */
export async function openWorkbook(zip: Zip): Promise<Workbook | null> {
  const start = [...(await relationsOf(zip, '')).values()].find(({ type }) => type === 'officeDocument');
  const path = start?.target ?? 'xl/workbook.xml';
  const named: { name: string; isHidden: boolean; id: string }[] = [];
  let is1904 = false;
  let isWorkbook = false;
  if (/\.xml$/i.test(path))
    await readPart(zip, path, {
      opened(name, attributes) {
        if (name === 'workbook') isWorkbook = true;
        // Newer programs add one of their own to it, without this.
        if (name === 'workbookPr') is1904 ||= isTrue(attributes().date1904);
        if (name !== 'sheet') return;
        const { name: called = '', state = 'visible', 'r:id': id = '' } = attributes();
        named.push({ name: called, isHidden: state !== 'visible', id });
      },
    });
  if (!isWorkbook) return null;
  const related = await relationsOf(zip, path);
  const pathOf = (wanted: string) => [...related.values()].find(({ type }) => type === wanted)?.target ?? '';
  return {
    sheets: named.flatMap(({ id, ...one }) => {
      const part = related.get(id);
      return part?.type === 'worksheet' ? [{ ...one, path: part.target }] : [];
    }),
    is1904,
    texts: await sharedTexts(zip, pathOf('sharedStrings')),
    looks: await numberLooks(zip, pathOf('styles')),
  };
}

export const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** Decodes Excel's escapes of characters that XML cannot contain: `_x000D_`. */
export const plain = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

async function sharedTexts(zip: Zip, path: string): Promise<string[]> {
  const texts: string[] = [];
  let current = '';
  let isText = false;
  /** Phonetic text is a sibling of the text. */
  let isSpoken = false;
  await readPart(zip, path, {
    opened(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't') isText = !isSpoken;
    },
    text(piece) {
      if (!isText) return;
      current += piece;
      if (current.length > maxSharedLetters)
        throw new SheetRefusal(
          'Uma célula tem mais letras do que o Excel aceita: esta planilha não foi feita por ele e não é aberta. Salve-a como .csv e tente outra vez.',
        );
    },
    closed(name) {
      if (name === 'si') texts.push(plain(current));
      else if (name === 't') isText = false;
      else if (name === 'rPh') isSpoken = false;
    },
  });
  return texts;
}

async function numberLooks(zip: Zip, path: string): Promise<NumberLook[]> {
  const own = new Map<string, string>();
  const ids: string[] = [];
  /** Tables and conditions have further formats, with numbers of their own. */
  let part = '';
  await readPart(zip, path, {
    opened(name, attributes) {
      if (name === 'cellXfs' || name === 'numFmts') part = name;
      else if (name === 'numFmt' && part === 'numFmts')
        own.set(attributes().numFmtId ?? '', attributes().formatCode ?? '');
      else if (name === 'xf' && part === 'cellXfs') ids.push(attributes().numFmtId ?? '0');
    },
    closed(name) {
      if (name === part) part = '';
    },
  });
  return ids.map((id) => lookOf(id, own));
}
