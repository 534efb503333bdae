import {
  PageBreak,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
  type IParagraphOptions,
  type IRunOptions,
} from 'docx';
import type { SheetNode } from '@/formats/print';
import { runsOf } from './inline';
import { hanging, itemsOf, type Numbering, type Signs } from './lists';
import * as looks from './looks';

/* Converts a text's lines, lists and tables to Word's paragraphs and tables. */

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type Line = Mutable<IParagraphOptions>;

interface Place {
  /** List nesting depth. */
  depth: number;
  /** Line width. */
  width: number;
  run: Partial<IRunOptions>;
}

const blockTags = new Set(['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'table', 'hr', 'div']);
const isBlock = (node: SheetNode | string): node is SheetNode =>
  typeof node !== 'string' && blockTags.has(node.tag);

const classesOf = ({ attributes }: SheetNode) => (attributes?.class ?? '').split(' ');

function alignmentOf(node: SheetNode) {
  const [found] = classesOf(node).filter((name) => name in looks.alignments);
  return found ? looks.alignments[found as keyof typeof looks.alignments] : undefined;
}

/** Spacing of a letterhead line: close to the next, the last one with a gap before the text. */
function spacingOf(node: SheetNode) {
  const classes = classesOf(node);
  if (classes.includes('letterhead-end')) return looks.letterheadEnd;
  return classes.includes('letterhead') ? looks.letterhead : undefined;
}

const indentOf = (node: SheetNode) =>
  Number(
    classesOf(node)
      .find((name) => /^indent-\d$/.test(name))
      ?.slice(7) ?? 0,
  ) * looks.step;

const isPageBreak = (node: SheetNode) => node.tag === 'hr' && classesOf(node).includes('page-break');

export function createBlocks(numbering: Numbering) {
  /** The blocks of nodes; loose content between blocks forms a line. */
  function blocksOf(nodes: SheetNode['content'], place: Place): FileChild[] {
    const out: FileChild[] = [];
    let loose: (SheetNode | string)[] = [];
    let breaks = false;
    const put = (...blocks: FileChild[]) => {
      // Word merges adjacent tables, and a table cannot begin a page itself.
      if (blocks[0] instanceof Table && (breaks || out.at(-1) instanceof Table)) {
        out.push(new Paragraph({ spacing: tiny, children: breaks ? [new PageBreak()] : [] }));
        breaks = false;
      }
      out.push(...blocks);
    };
    const line = (options: Line) => {
      put(new Paragraph({ ...options, ...(breaks && { pageBreakBefore: true }) }));
      breaks = false;
    };
    const endLoose = () => {
      const children = runsOf(loose, place.run);
      loose = [];
      if (children.length > 0) line({ children, ...ofItem(place) });
    };
    for (const node of nodes) {
      if (!isBlock(node)) {
        loose.push(node);
        continue;
      }
      endLoose();
      if (isPageBreak(node)) {
        if (breaks) line({ children: [] });
        breaks = true;
      } else if (node.tag === 'hr') line({ border: looks.rule, children: [] });
      else if (node.tag === 'table') put(...tableOf(node, place));
      else if (node.tag === 'div') put(...blocksOf(node.content, place));
      else if (node.tag === 'ul' || node.tag === 'ol') {
        if (breaks) line({ spacing: tiny, children: [] });
        put(...listOf(node, place));
      } else line(lineOf(node, place));
    }
    endLoose();
    if (breaks) out.push(new Paragraph({ children: [new PageBreak()] }));
    return out;
  }

  const tiny = { before: 0, after: 0, line: 20 };

  /** Lines within an item align with its text. */
  const ofItem = ({ depth }: Place): Line =>
    depth > 0 ? { indent: { left: depth * looks.step }, spacing: looks.itemSpacing } : {};

  function lineOf(node: SheetNode, place: Place): Line {
    const left = place.depth * looks.step + indentOf(node);
    const alignment = alignmentOf(node);
    const spacing = spacingOf(node);
    const heading = node.tag in looks.headings ? looks.headings[node.tag as 'h1'] : undefined;
    return {
      children: runsOf(node.content, place.run),
      ...ofItem(place),
      ...(left > 0 && { indent: { left } }),
      ...(alignment && { alignment }),
      ...(spacing && { spacing, keepNext: true }),
      ...(heading && { heading }),
    };
  }

  function listOf(list: SheetNode, place: Place): FileChild[] {
    const signs = numbering.signsOf(list, place.depth);
    const within = { ...place, depth: place.depth + 1 };
    return itemsOf(list).flatMap((item, at) => itemOf(item, at, signs, within));
  }

  /** The first line of an item has the marker. */
  function itemOf({ content }: SheetNode, at: number, signs: Signs, place: Place): FileChild[] {
    const firstBlock = content.findIndex(isBlock);
    const before = firstBlock < 0 ? content : content.slice(0, firstBlock);
    const loose = runsOf(before, place.run);
    const block = content[firstBlock];
    const isLine =
      loose.length === 0 && block !== undefined && isBlock(block) && /^(?:p|h[123])$/.test(block.tag);
    const first: Line = isLine ? lineOf(block, place) : { ...ofItem(place), children: loose };
    const rest = content.slice(isLine ? firstBlock + 1 : firstBlock < 0 ? content.length : firstBlock);
    const indent = isLine ? indentOf(block) : 0;
    const left = place.depth * looks.step + indent;
    const signed: Line =
      'reference' in signs
        ? { ...first, numbering: signs, indent: { left, hanging } }
        : {
            ...first,
            indent: { left, hanging },
            tabStops: [{ type: 'left', position: left }],
            children: [
              new TextRun({ ...place.run, children: [signs.signs[at] ?? '', new Tab()] }),
              ...(first.children ?? []),
            ],
          };
    return [new Paragraph(signed), ...blocksOf(rest, place)];
  }

  function tableOf(table: SheetNode, place: Place): FileChild[] {
    const rows = rowsOf(table);
    if (rows.length === 0) return [];
    const columns = columnsOf(rows.map(({ row }) => row));
    // Within narrow cells and deep lists nothing is left of the width, and Word refuses a column without any.
    const width = Math.max(columns * looks.narrowest, place.width - place.depth * looks.step);
    const column = Math.floor(width / columns);
    return [
      new Table({
        width: { size: width, type: WidthType.DXA },
        columnWidths: Array.from({ length: columns }, () => column),
        layout: TableLayoutType.FIXED,
        ...(place.depth > 0 && { indent: { size: place.depth * looks.step, type: WidthType.DXA } }),
        rows: rows.map(
          ({ row, isHead }, at) =>
            new TableRow({
              cantSplit: true,
              tableHeader: isHead,
              children: cellsOf(row).map((cell) => cellOf(cell, column, rows.length - at)),
            }),
        ),
      }),
    ];
  }

  function cellOf(cell: SheetNode, column: number, rowsLeft: number): TableCell {
    const columnSpan = spanOf(cell, 'colspan');
    const rowSpan = Math.min(spanOf(cell, 'rowspan'), rowsLeft);
    const isHead = cell.tag === 'th';
    const width = column * columnSpan;
    const children = blocksOf(cell.content, {
      depth: 0,
      width: width - looks.cellMargins.left - looks.cellMargins.right,
      run: isHead ? { bold: true } : {},
    });
    // Word requires a paragraph at the end of a cell.
    if (!(children.at(-1) instanceof Paragraph)) children.push(new Paragraph({ children: [] }));
    return new TableCell({
      children: children as Paragraph[],
      ...(columnSpan > 1 && { columnSpan }),
      ...(rowSpan > 1 && { rowSpan }),
      width: { size: width, type: WidthType.DXA },
      borders: looks.cellBorders,
      margins: looks.cellMargins,
      ...(isHead && { shading: looks.headShading }),
    });
  }

  return (content: SheetNode['content']): FileChild[] => {
    const blocks = blocksOf(content, { depth: 0, width: looks.lineWidth, run: {} });
    return blocks.at(-1) instanceof Table || blocks.length === 0
      ? [...blocks, new Paragraph({ children: [] })]
      : blocks;
  };
}

const elements = (nodes: SheetNode['content'], tags: string) =>
  nodes.filter((node): node is SheetNode => typeof node !== 'string' && tags.split(' ').includes(node.tag));

/** The rows of a table, header rows first. */
const rowsOf = ({ content }: SheetNode) =>
  elements(content, 'thead tbody tfoot tr').flatMap((part) =>
    (part.tag === 'tr' ? [part] : elements(part.content, 'tr')).map((row) => ({
      row,
      isHead: part.tag === 'thead',
    })),
  );

const cellsOf = ({ content }: SheetNode) => elements(content, 'td th');

const maxSpan = 63;
const spanOf = ({ attributes }: SheetNode, name: 'colspan' | 'rowspan') =>
  Math.max(1, Math.min(maxSpan, Math.trunc(Number(attributes?.[name] ?? 1)) || 1));

/** Number of columns of a table, including cells that span down from rows above. */
function columnsOf(rows: readonly SheetNode[]): number {
  let most = 1;
  let above: { width: number; rows: number }[] = [];
  for (const row of rows) {
    const cells = cellsOf(row).map((cell) => ({
      width: spanOf(cell, 'colspan'),
      rows: spanOf(cell, 'rowspan'),
    }));
    const all = [...above, ...cells];
    most = Math.max(
      most,
      all.reduce((sum, { width }) => sum + width, 0),
    );
    above = all.map((cell) => ({ ...cell, rows: cell.rows - 1 })).filter((cell) => cell.rows > 0);
  }
  return Math.min(most, maxSpan);
}
