import { setImmediate as breathe } from 'node:timers/promises';
import { Refusal } from '../protocol/refusal';

const pointsPerMm = 72 / 25.4;

export const mm = (millimetres: number) => millimetres * pointsPerMm;

type Weight = 'normal' | 'bold';
const fonts: Record<Weight, string> = { normal: 'Helvetica', bold: 'Helvetica-Bold' };
/** Characters outside WinAnsi, as far as Portuguese needs. */
const otherLetters = /[^\x20-\x7E\xA0-\xFF€–—‘’“”•…]/gu;
const invisible = /[\p{Cc}\p{Cf}\p{M}]/gu;

/** Replaces unsupported characters by `?` and line breaks by spaces. */
const printable = (text: string) =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(invisible, '').replace(otherLetters, '?').trim();

/** Rows or labels per print; more would block other requests. */
const longestPrint = 5000;

/** @throws Refusal (422) above the limit */
export function refuseLongPrint(count: number, what: string): void {
  if (count <= longestPrint) return;
  const numbers = new Intl.NumberFormat('pt-BR');
  const message =
    `A busca encontrou ${numbers.format(count)} ${what} e a impressão vai até ${numbers.format(longestPrint)}. ` +
    'Use os filtros para diminuir a lista.';
  throw new Refusal(422, message, [{ fieldName: '', message }]);
}

export interface Sheet {
  /** Yields to other requests in long documents. */
  nextPage(): Promise<void>;
  /** One line; `x` and `y` are its upper left corner in points. */
  write(text: string, x: number, y: number, size: number, weight?: Weight): void;
  rule(x: number, y: number, width: number): void;
  /** Wraps to at most `lines` lines, cut with `…`. */
  fit(text: string, width: number, size: number, lines?: number, weight?: Weight): string[];
}

/** `LETTER` is "Carta" in Brazilian printer settings. */
export type PaperSize = 'A4' | 'LETTER';

export async function pdfReply(
  { title, paper, landscape = false }: { title: string; paper: PaperSize; landscape?: boolean },
  fileName: string,
  draw: (sheet: Sheet) => Promise<void>,
): Promise<Response> {
  // Lazy: most tests and runs never print.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: paper,
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    lang: 'pt-BR',
    info: { Title: title, Creator: 'Tribuna' },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));

  const letterWidths: Record<Weight, Map<string, number>> = { normal: new Map(), bold: new Map() };
  const widthOf = (text: string, size: number, weight: Weight) => {
    let width = 0;
    for (const letter of text) {
      let known = letterWidths[weight].get(letter);
      if (known === undefined) {
        known = pdf.font(fonts[weight]).fontSize(1).widthOfString(letter);
        letterWidths[weight].set(letter, known);
      }
      width += known;
    }
    return width * size;
  };
  const cut = (text: string, width: number, size: number, weight: Weight) => {
    if (widthOf(text, size, weight) <= width) return text;
    let short = text;
    while (short !== '' && widthOf(`${short}…`, size, weight) > width) short = short.slice(0, -1);
    return `${short.trimEnd()}…`;
  };

  await draw({
    nextPage: async () => {
      await breathe();
      pdf.addPage();
    },
    write: (text, x, y, size, weight = 'normal') => {
      pdf.font(fonts[weight]).fontSize(size).text(printable(text), x, y, { lineBreak: false });
    },
    rule: (x, y, width) => {
      pdf
        .lineWidth(0.5)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke('#999999');
    },
    fit: (text, width, size, lines = 1, weight = 'normal') => {
      const words = printable(text).split(' ');
      const fitted: string[] = [];
      while (words.length > 0 && fitted.length < lines - 1) {
        let line = words.shift() ?? '';
        while (words[0] !== undefined && widthOf(`${line} ${words[0]}`, size, weight) <= width) {
          line += ` ${words.shift() ?? ''}`;
        }
        fitted.push(cut(line, width, size, weight));
      }
      if (words.length > 0) fitted.push(cut(words.join(' '), width, size, weight));
      return fitted;
    },
  });
  pdf.end();
  await finished;

  return new Response(new Uint8Array(Buffer.concat(chunks)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}
