import { mm, pdfReply, type Sheet } from './document';

export interface PrintColumn<R> {
  title: string;
  /** Relative width. */
  share: number;
  text: (row: R) => string;
}

interface PrintedList<R> {
  title: string;
  office: string;
  /** Print time, formatted. */
  moment: string;
  fileName: string;
  columns: readonly PrintColumn<R>[];
  rows: readonly R[];
  /** Lines per row. */
  lines?: number;
}

const paper = { width: mm(297), height: mm(210) };
const margin = mm(12);
const headerHeight = mm(22);
const footerHeight = mm(8);
const textSize = 8;
const lineHeight = 10;
const rowGap = 4;

/** An A4 list with totals, column titles and page numbers on every page. */
export function printList<R>(list: PrintedList<R>): Promise<Response> {
  const { title, columns, rows, lines = 1, fileName } = list;
  const width = paper.width - 2 * margin;
  const rowHeight = lines * lineHeight + rowGap;
  const rowsPerPage = Math.floor((paper.height - 2 * margin - headerHeight - footerHeight) / rowHeight);
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let left = margin;
  const positioned = columns.map((column) => {
    const place = { ...column, x: left, width: (width * column.share) / shares - rowGap };
    left += (width * column.share) / shares;
    return place;
  });

  const drawFrame = (sheet: Sheet, page: number) => {
    sheet.write(title, margin, margin, 14, 'bold');
    sheet.write(
      `${list.office} · ${countText(rows.length)} · Emitida em ${list.moment}`,
      margin,
      margin + 18,
      9,
    );
    for (const column of positioned) {
      sheet.write(column.title, column.x, margin + headerHeight - 14, textSize, 'bold');
    }
    sheet.rule(margin, margin + headerHeight - 3, width);
    sheet.write(`Página ${page} de ${pages}`, margin, paper.height - margin - lineHeight, textSize);
  };

  return pdfReply({ title, paper: 'A4', landscape: true }, fileName, async (sheet) => {
    for (let page = 1; page <= pages; page += 1) {
      await sheet.nextPage();
      drawFrame(sheet, page);
      rows.slice((page - 1) * rowsPerPage, page * rowsPerPage).forEach((row, index) => {
        const top = margin + headerHeight + index * rowHeight;
        for (const column of positioned) {
          sheet.fit(column.text(row), column.width, textSize, lines).forEach((line, lineIndex) => {
            if (line) sheet.write(line, column.x, top + lineIndex * lineHeight, textSize);
          });
        }
      });
    }
  });
}

const countText = (count: number) => (count === 1 ? '1 registro' : `${count} registros`);
