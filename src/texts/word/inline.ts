import { ImageRun, TextRun, type IRunOptions, type ParagraphChild } from 'docx';
import type { SheetNode } from '@/formats/print';
import { pictureOf } from './picture';

/* Converts a line's text with its formatting. */

const formats: Readonly<Record<string, Partial<IRunOptions>>> = {
  strong: { bold: true },
  em: { italics: true },
  u: { underline: {} },
  s: { strike: true },
  sup: { superScript: true },
  sub: { subScript: true },
};

/** Characters that XML does not allow. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

type Piece = { text: string; format: Partial<IRunOptions> } | { node: SheetNode };

function piecesOf(nodes: SheetNode['content'], format: Partial<IRunOptions>, into: Piece[]) {
  for (const node of nodes) {
    if (typeof node === 'string') into.push({ text: node, format });
    else if (node.tag === 'br' || node.tag === 'img') into.push({ node });
    else piecesOf(node.content, { ...format, ...formats[node.tag] }, into);
  }
  return into;
}

/** Collapses white space like a browser: runs become one space, none at the start or end of a line. */
function collapsed(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  let isAfterBlank = true;
  for (const piece of pieces) {
    if ('node' in piece) {
      if (piece.node.tag === 'br') trimLast(out);
      isAfterBlank = piece.node.tag === 'br';
      out.push(piece);
      continue;
    }
    let text = piece.text.replace(unwritable, '').replace(/[ \t\n\r\f]+/g, ' ');
    if (isAfterBlank) text = text.replace(/^ /, '');
    if (text === '') continue;
    isAfterBlank = text.endsWith(' ');
    out.push({ ...piece, text });
  }
  trimLast(out);
  // Browsers do not render a break at the end of a line.
  const last = out.at(-1);
  if (last && 'node' in last && last.node.tag === 'br') out.pop();
  return out;
}

function trimLast(pieces: Piece[]) {
  const last = pieces.at(-1);
  if (last && 'text' in last) last.text = last.text.replace(/ $/, '');
}

/** The runs of a line; `base` applies to all of it. */
export const runsOf = (nodes: SheetNode['content'], base: Partial<IRunOptions> = {}): ParagraphChild[] =>
  collapsed(piecesOf(nodes, base, [])).map((piece) => {
    if ('text' in piece) return new TextRun({ ...piece.format, text: piece.text });
    const { tag, attributes } = piece.node;
    if (tag === 'br') return new TextRun({ break: 1 });
    const picture = pictureOf(attributes?.src ?? '');
    const alt = attributes?.alt?.replace(unwritable, '') ?? '';
    if (!picture) return new TextRun({ ...base, text: `[imagem${alt && `: ${alt}`}]` });
    return new ImageRun({
      ...picture,
      ...(alt && { altText: { name: alt, title: alt, description: alt } }),
    });
  });
