import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, SectionType, TextRun } from 'docx';
import type { SheetNode } from '@/formats/print';
import { createBlocks } from './blocks';
import { createNumbering } from './lists';
import { font, grey, page, styles } from './looks';

/** What a Word file is made of. */
export interface WordText {
  title: string;
  /** '' where it is not known. */
  author: string;
  /** Each begins on a page of its own. */
  sections: readonly SheetNode['content'][];
  /** Whether pages have their numbers, as the printed document's. */
  hasPageNumbers: boolean;
}

/** As the printed page has it: `1 / 3`. */
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

/** Texts as a .docx, with the looks of the printed page. */
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
      // Else the library names itself.
      creator: author,
      lastModifiedBy: author,
      description: '',
      styles,
      numbering: { config: numbering.config },
      sections: made,
    }),
  );
}
