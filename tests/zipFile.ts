import { deflateRawSync } from 'node:zlib';

/* ZIP files and a minimal .xlsx, as bytes. */

interface Packed {
  name: string;
  text: string | Uint8Array;
  /** The unpacked size declared in the file, if false. */
  declared?: number;
}

const numbers = (...parts: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]) =>
  Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes);
      if (bytes === 2) part.writeUInt16LE(value);
      else if (bytes === 4) part.writeUInt32LE(value);
      else part.writeBigUInt64LE(BigInt(value));
      return part;
    }),
  );

const deflated = 8;

/** A ZIP; a wide one has all of its sizes and places in 64 bits, as programs that write without end do. */
export function zipFile(files: readonly Packed[], isWide = false): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, text, declared } of files) {
    const plain = Buffer.from(text);
    const packed = deflateRawSync(plain);
    const called = Buffer.from(name);
    const facts = numbers(
      ...([
        [2, deflated],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, packed.length],
        [4, declared ?? plain.length],
      ] as const),
      ...([
        [2, called.length],
        [2, 0],
      ] as const),
    );
    const head = Buffer.concat([numbers([4, 0x04034b50], [2, 20], [2, 0]), facts, called]);
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, isWide ? 0xffffffff : offset]);
    const extra = isWide
      ? numbers(
          ...([
            [2, 0x5455],
            [2, 2],
            [2, 0],
            [2, 1],
            [2, 24],
          ] as const),
          ...([
            [8, declared ?? plain.length],
            [8, packed.length],
            [8, offset],
          ] as const),
        )
      : Buffer.alloc(0);
    const listedFacts = Buffer.from(facts);
    if (isWide) {
      listedFacts.fill(0xff, 10, 18);
      listedFacts.writeUInt16LE(extra.length, 20);
    }
    const start = numbers([4, 0x02014b50], [2, 20], [2, 20], [2, 0]);
    list.push(Buffer.concat([start, listedFacts, rest, called, extra]));
    parts.push(head, packed);
    offset += head.length + packed.length;
  }
  const listed = Buffer.concat(list);
  const wideEnd = isWide
    ? numbers(
        ...([
          [4, 0x06064b50],
          [8, 44],
          [2, 45],
          [2, 45],
          [4, 0],
          [4, 0],
          [8, files.length],
          [8, files.length],
        ] as const),
        ...([
          [8, listed.length],
          [8, offset],
          [4, 0x07064b50],
          [4, 0],
          [8, offset + listed.length],
          [4, 1],
        ] as const),
      )
    : Buffer.alloc(0);
  const end = numbers(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, isWide ? 0xffff : files.length],
      [2, isWide ? 0xffff : files.length],
    ] as const),
    ...([
      [4, listed.length],
      [4, isWide ? 0xffffffff : offset],
      [2, 0],
    ] as const),
  );
  return new Uint8Array(Buffer.concat([...parts, listed, wideEnd, end]));
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const cellAt = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`;

/**
 * An .xlsx with one sheet: texts and numbers, which are dates in `dates` columns. `shared` is a text that cells can
 * refer to: `<c r="A1" t="s"><v>0</v></c>`.
 */
export function xlsxFile(
  rows: readonly (readonly (string | number)[])[],
  { dates = [], cells = '', shared }: { dates?: readonly number[]; cells?: string; shared?: string } = {},
) {
  const lines = rows.map((row, at) => {
    const drawn = row.map((cell, column) =>
      typeof cell === 'number'
        ? `<c r="${cellAt(at, column)}"${dates.includes(column) ? ' s="1"' : ''}><v>${cell}</v></c>`
        : `<c r="${cellAt(at, column)}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`,
    );
    return `<row r="${at + 1}">${drawn.join('')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return zipFile([
    {
      name: 'xl/workbook.xml',
      text: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Folha" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      text: `${head}<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    ...(shared === undefined
      ? []
      : [
          {
            name: 'xl/sharedStrings.xml',
            text: `${head}<sst xmlns="${main}"><si><t>${escaped(shared)}</t></si></sst>`,
          },
        ]),
    {
      name: 'xl/worksheets/sheet1.xml',
      text: `${head}<worksheet xmlns="${main}"><sheetData>${lines.join('')}${cells}</sheetData></worksheet>`,
    },
  ]);
}

/** A sheet from row markup, with markup before and after. */
export const sheetXml = (rows: string, { before = '', after = '' } = {}) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;

interface WrittenSheet {
  name: string;
  xml: string | Uint8Array;
  state?: string;
  /** Its path, with a leading slash. */
  path?: string;
  declared?: number;
  /** Comments of its cells. */
  comments?: readonly string[];
}

/** An .xlsx from sheet markup; cells refer to a style by its format's index. Ends may be given with more in them. */
export function workbookFile(
  sheets: readonly WrittenSheet[],
  {
    formats = [],
    is1904 = false,
    newer = '</workbook>',
    tables = '</styleSheet>',
  }: { formats?: readonly string[]; is1904?: boolean; newer?: string; tables?: string } = {},
) {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const pathOf = ({ path }: WrittenSheet, at: number) => path ?? `/xl/worksheets/sheet${at + 1}.xml`;
  const named = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="s${at}"/>`,
  );
  const related = sheets.map(
    (sheet, at) => `<Relationship Id="s${at}" Type="${office}/worksheet" Target="${pathOf(sheet, at)}"/>`,
  );
  const own = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`);
  const styles = formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`);
  return zipFile([
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns:r="${office}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${named.join('')}</sheets>${newer}`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships>${related.join('')}<Relationship Id="st" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      text: `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs>${tables}`,
    },
    ...sheets.map((sheet, at) => ({
      name: pathOf(sheet, at).slice(1),
      text: sheet.xml,
      ...(sheet.declared !== undefined && { declared: sheet.declared }),
    })),
    ...sheets.flatMap(({ comments = [] }, at) =>
      comments.length > 0
        ? [
            {
              name: `xl/worksheets/_rels/sheet${at + 1}.xml.rels`,
              text: `<Relationships><Relationship Id="c" Type="${office}/comments" Target="../comments${at + 1}.xml"/></Relationships>`,
            },
            {
              name: `xl/comments${at + 1}.xml`,
              text: `<comments><commentList>${comments.map((text) => `<comment ref="A1"><text><t>${text}</t></text></comment>`).join('')}</commentList></comments>`,
            },
          ]
        : [],
    ),
  ]);
}
