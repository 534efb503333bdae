import { styled } from '@/ui/style';
import { documentStyle } from '@/features/documents/drafting/TextDraft';
import type { SheetNode } from '@/formats/print';
import { SheetNodes } from './SheetNodes';

const Sheet = styled.div`
  max-width: 210mm;
  margin: 0 auto;
  padding: 2.25rem 2.5rem;
  border: var(--line-width) solid var(--line);
  background: #fff;
  color: #111;
  color-scheme: light;
  ${documentStyle}

  .document-text hr.page-break {
    border-top: 1px dashed #767676;
  }

  @media (width < 48rem) {
    padding: 1rem;
  }
`;

/** A letter as it will be. Loaded lazily: its looks are the editor's. */
export default function LetterPreview({ content }: { content: SheetNode['content'] }) {
  return (
    <Sheet lang="pt-BR">
      <SheetNodes nodes={content} className="document-text" />
    </Sheet>
  );
}
