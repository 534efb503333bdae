import type { PrintSheet, SheetNode } from '@/formats/print';
import { addressLines, type Addressee } from './addressee';

/*
 * Envelopes and labels on paper. All sizes are multiples of --mm, so that a preview has the same proportions at any
 * width.
 */

export type EnvelopeName = 'dl' | 'c5';
export type LabelName = 'l30' | 'l14';

interface Box {
  /** Millimetres. */
  width: number;
  height: number;
}

export interface Envelope extends Box {
  label: string;
  /** Left edge of the address. */
  left: number;
  top: number;
}

export const envelopes: Readonly<Record<EnvelopeName, Envelope>> = {
  dl: { label: 'DL (220 × 110 mm)', width: 220, height: 110, left: 95, top: 52 },
  c5: { label: 'C5 (229 × 162 mm)', width: 229, height: 162, left: 100, top: 80 },
};

export interface LabelGrid extends Box {
  label: string;
  columns: number;
  rows: number;
  /** Gap between two columns. */
  gap: number;
}

export const labelGrids: Readonly<Record<LabelName, LabelGrid>> = {
  l30: { label: 'A4, 3 × 10 (66,7 × 25,4 mm)', columns: 3, rows: 10, width: 66.7, height: 25.4, gap: 0 },
  l14: { label: 'A4, 2 × 7 (99,1 × 38,1 mm)', columns: 2, rows: 7, width: 99.1, height: 38.1, gap: 2.5 },
};

export const a4: Box = { width: 210, height: 297 };

export const perSheet = ({ columns, rows }: LabelGrid) => columns * rows;

/** Left and top of the first label: the grid is centred on the sheet. */
export const marginsOf = ({ columns, rows, width, height, gap }: LabelGrid) => ({
  left: (a4.width - columns * width - (columns - 1) * gap) / 2,
  top: (a4.height - rows * height) / 2,
});

const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/[\p{Extended_Pictographic}\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFF60]/u, 1.1],
  [/[\p{Lu}mw@%]/u, 0.74],
  [/[ilj.,;:'| ]/u, 0.3],
];

const letterWidth = (letter: string) => letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.54;

/** Approximate width of a text, in multiples of the font size. */
export const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

const mmPerPoint = 0.3528;
const lineHeight = 1.22;

/** The largest font size, in points, at which the lines fit in a box; the smallest if none fits. */
export function fittingSize(lines: readonly string[], { width, height }: Box, sizes: readonly number[]) {
  const fits = (size: number) => {
    const letter = size * mmPerPoint;
    // Words are not broken, so lines are never completely full.
    const count = lines.reduce((sum, line) => sum + Math.ceil((widthOf(line) * letter) / (width * 0.94)), 0);
    return count * letter * lineHeight <= height;
  };
  return sizes.find(fits) ?? sizes.at(-1) ?? 8;
}

const labelSizes = [10, 9, 8, 7, 6, 5];
const envelopeSizes = [13, 12, 11, 10, 9, 8];
const labelPadding = { x: 3.5, y: 1.8 };
const allSizes = [...new Set([...labelSizes, ...envelopeSizes])];

const address = (lines: readonly string[], size: number): SheetNode => ({
  tag: 'div',
  attributes: { class: `address s${size}` },
  content: lines.map((line) => ({ tag: 'p', attributes: { dir: 'auto' }, content: [line] })),
});

export const envelopeNode = (to: Addressee, { width, height, left, top }: Envelope): SheetNode => {
  const lines = addressLines(to);
  const size = fittingSize(lines, { width: width - left - 12, height: height - top - 10 }, envelopeSizes);
  return { tag: 'section', attributes: { class: 'envelope' }, content: [address(lines, size)] };
};

export const labelNode = (to: Addressee, { width, height }: LabelGrid): SheetNode => {
  const lines = addressLines(to);
  const room = { width: width - 2 * labelPadding.x, height: height - 2 * labelPadding.y };
  return {
    tag: 'div',
    attributes: { class: 'label' },
    content: [address(lines, fittingSize(lines, room, labelSizes))],
  };
};

const mm = (length: number) => `calc(var(--mm) * ${Number(length.toFixed(2))})`;

const addressStyle = `
.address p { margin: 0; color: inherit; line-height: ${lineHeight}; text-align: left; overflow-wrap: anywhere; unicode-bidi: plaintext; }
.address p:first-child { font-weight: 600; }
${allSizes.map((size) => `.s${size} p { font-size: ${mm(size * mmPerPoint)}; }`).join('\n')}`;

/** Styles of an envelope, on paper and in the preview. */
export const envelopeStyle = ({ width, height, left, top }: Envelope) => `
.envelope { position: relative; width: ${mm(width)}; height: ${mm(height - 0.5)}; overflow: hidden; break-after: page; break-inside: avoid; }
.envelope:last-child { break-after: auto; }
.envelope .address { position: absolute; left: ${mm(left)}; top: ${mm(top)}; right: ${mm(12)}; }
${addressStyle}`;

/** Styles of a label, on paper and in the preview. */
export const labelStyle = ({ width, height }: LabelGrid) => `
.label { display: flex; flex-direction: column; justify-content: center; width: ${mm(width)}; height: ${mm(height)}; padding: ${mm(labelPadding.y)} ${mm(labelPadding.x)}; overflow: hidden; }
${addressStyle}`;

const pageStyle = (size: string, margin = '0') => `
:root { --mm: 1mm; color-scheme: light; }
* { box-sizing: border-box; }
@page { size: ${size}; margin: ${margin}; }
body { margin: 0; background: #fff; color: #000; font-family: Arial, "Liberation Sans", Helvetica, sans-serif; }`;

/** Used as the name of a PDF; contains no person's name. */
const title = 'Mala direta';

export const envelopeSheet = (addressees: readonly Addressee[], name: EnvelopeName): PrintSheet => {
  const envelope = envelopes[name];
  return {
    title,
    style: pageStyle(`${envelope.width}mm ${envelope.height}mm`) + envelopeStyle(envelope),
    body: addressees.map((one) => envelopeNode(one, envelope)),
  };
};

export function labelSheet(addressees: readonly Addressee[], name: LabelName): PrintSheet {
  const grid = labelGrids[name];
  const { left, top } = marginsOf(grid);
  const size = perSheet(grid);
  const sheets = Array.from({ length: Math.ceil(addressees.length / size) }, (_, index) =>
    addressees.slice(index * size, (index + 1) * size),
  );
  return {
    title,
    style: `${pageStyle('A4')}
.sheet { display: grid; grid-template-columns: repeat(${grid.columns}, ${mm(grid.width)}); grid-auto-rows: ${mm(grid.height)}; column-gap: ${mm(grid.gap)}; align-content: start; height: ${mm(a4.height - 1)}; padding: ${mm(top)} 0 0 ${mm(left)}; overflow: hidden; break-after: page; break-inside: avoid; }
.sheet:last-child { break-after: auto; }
${labelStyle(grid)}`,
    body: sheets.map((inside) => ({
      tag: 'section',
      attributes: { class: 'sheet' },
      content: inside.map((one) => labelNode(one, grid)),
    })),
  };
}

/** Letters, each on a new page; `textStyle` is the text's own style. */
export const letterSheet = (
  letters: readonly SheetNode['content'][],
  { textStyle, margin }: { textStyle: string; margin: string },
): PrintSheet => ({
  title,
  style: `${pageStyle('A4', margin)}
${textStyle}
.letter { break-after: page; }
.letter:last-child { break-after: auto; }
.letter hr.page-break { height: 0; margin: 0; border: 0; break-after: page; visibility: hidden; }`,
  body: letters.map((content) => ({
    tag: 'section',
    attributes: { class: 'letter document-text' },
    content,
  })),
});
