import { AlignmentType, BorderStyle, HeadingLevel, type IStylesOptions, LineRuleType } from 'docx';

/* Word equivalents of the printed page's styles (texts/paper/documentStyle.ts), in twentieths of a point. */

const points = (count: number) => Math.round(count * 20);
export const millimetres = (count: number) => Math.round((count * 1440) / 25.4);

/** Indent step of lines and lists. */
export const step = millimetres(12.5);

export const page = {
  size: { width: millimetres(210), height: millimetres(297) },
  margin: {
    top: millimetres(30),
    right: millimetres(20),
    bottom: millimetres(20),
    left: millimetres(30),
    footer: millimetres(10),
    header: millimetres(10),
  },
};

/** Width between the margins. */
export const lineWidth = page.size.width - page.margin.left - page.margin.right;

export const ink = '111111';
export const grey = '444444';
export const font = 'Times New Roman';

/** Line spacing: one and a half, with 8 points after. */
export const spacing = { line: 360, lineRule: LineRuleType.AUTO, after: points(8) };
export const itemSpacing = { ...spacing, after: points(2) };

export const letterhead = { line: 312, lineRule: LineRuleType.AUTO, after: 0 };
export const letterheadEnd = { ...letterhead, after: points(24) };

export const headings = {
  h1: HeadingLevel.HEADING_1,
  h2: HeadingLevel.HEADING_2,
  h3: HeadingLevel.HEADING_3,
};

const heading = (size: number, before: number) => ({
  run: { font, bold: true, size: size * 2, color: ink },
  paragraph: {
    keepNext: true,
    spacing: { line: 312, lineRule: LineRuleType.AUTO, before: points(before), after: points(8) },
  },
});

export const styles: IStylesOptions = {
  default: {
    document: {
      run: {
        font,
        size: 24,
        color: ink,
        language: { value: 'pt-BR', eastAsia: 'pt-BR', bidirectional: 'pt-BR' },
      },
      paragraph: { spacing },
    },
    heading1: heading(16, 14),
    heading2: heading(14, 12),
    heading3: heading(12, 10),
  },
};

export const alignments = {
  'align-center': AlignmentType.CENTER,
  'align-right': AlignmentType.RIGHT,
  'align-justify': AlignmentType.JUSTIFIED,
};

const line = { style: BorderStyle.SINGLE, size: 6, color: grey };
export const rule = { bottom: { ...line, space: 1 } };
export const cellBorders = { top: line, bottom: line, left: line, right: line };
/** Width of a column at least. */
export const narrowest = millimetres(8);
export const cellMargins = { top: points(4), bottom: points(4), left: points(6), right: points(6) };
export const headShading = { fill: 'F1F1F1' };
