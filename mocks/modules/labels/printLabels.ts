import type { Tag } from './records';
import { mm, pdfReply } from '../../print/document';

/** Label layout in points on Letter paper ("Carta", 215.9 × 279.4 mm). */
export interface LabelGrid {
  columns: number;
  lines: number;
  width: number;
  height: number;
  /** Upper left corner of a label, by index. */
  cornerOf(place: number): { x: number; y: number };
}

const paper = { width: mm(215.9), height: mm(279.4) };
const sideMargin = mm(4.8);
const topMargin = mm(12.7);
const columnGap = mm(3.1);
const padding = mm(2);
const largestText = 9;
const lineSpacing = 1.2;

export function gridOf({ perLine, perPage }: Pick<Tag, 'perLine' | 'perPage'>): LabelGrid {
  const lines = Math.ceil(perPage / perLine);
  const width = (paper.width - 2 * sideMargin - (perLine - 1) * columnGap) / perLine;
  const height = (paper.height - 2 * topMargin) / lines;
  return {
    columns: perLine,
    lines,
    width,
    height,
    cornerOf: (place) => ({
      x: sideMargin + (place % perLine) * (width + columnGap),
      y: topMargin + Math.floor(place / perLine) * height,
    }),
  };
}

/**
 * Prints labels; only the first sheet starts at `start`.
 * @param labels lines of each label, the first in bold
 * @param start index of the first label
 */
export function printLabels(
  tag: Tag,
  labels: readonly (readonly string[])[],
  start: number,
  fileName: string,
): Promise<Response> {
  const grid = gridOf(tag);
  const perPage = grid.lines * grid.columns;
  const maxLines = Math.max(1, ...labels.map((lines) => lines.length));
  const size = Math.min(largestText, (grid.height - padding) / (maxLines * lineSpacing));

  return pdfReply({ title: `Etiquetas ${tag.name}`, paper: 'LETTER' }, fileName, async (sheet) => {
    let page = -1;
    for (const [index, lines] of labels.entries()) {
      const place = start + index;
      if (Math.floor(place / perPage) > page) {
        await sheet.nextPage();
        page += 1;
      }
      const { x, y } = grid.cornerOf(place % perPage);
      lines.forEach((line, lineIndex) => {
        const weight = lineIndex === 0 ? 'bold' : 'normal';
        const [text = ''] = sheet.fit(line, grid.width - 2 * padding, size, 1, weight);
        if (!text) return;
        sheet.write(text, x + padding, y + padding / 2 + lineIndex * size * lineSpacing, size, weight);
      });
    }
  });
}
