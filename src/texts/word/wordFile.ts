import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, SectionType, TextRun } from 'docx';
import type { SheetNode } from '@/formats/print';
import { createBlocks } from './blocks';
import { createNumbering } from './lists';
import { font, grey, page, styles } from './looks';

/** The contents of a Word file. */
export interface WordText {
  title: string;
  /** '' if unknown. */
  author: string;
  /** Each begins on a new page. */
  sections: readonly SheetNode['content'][];
  /** Whether pages are numbered, as in the printed document. */
  hasPageNumbers: boolean;
}

/** As on the printed page: `1 / 3`. */
const pageNumbers = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            ...{ font, size: 18, color: grey },
            children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });

/** Texts as a .docx, with the styles of the printed page. */
export function wordFile({ title, author, sections, hasPageNumbers }: WordText): Promise<Blob> {
  const numbering = createNumbering();
  const blocksOf = createBlocks(numbering);
  const made = sections.map((content) => ({
    properties: { type: SectionType.NEXT_PAGE, page },
    ...(hasPageNumbers && { footers: { default: pageNumbers() } }),
    children: blocksOf(content),
  }));
  return Packer.toBlob(
    new Document({
      title,
      // By default the library names itself.
      creator: author,
      lastModifiedBy: author,
      description: '',
      styles,
      numbering: { config: numbering.config },
      sections: made,
    }),
  );
}
