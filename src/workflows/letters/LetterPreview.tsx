import { useMemo } from 'react';
import { styled } from '@/ui/style';
import { letterhead, letterheadStyle } from '@/texts/paper/letterhead';
import { documentStyle } from '@/texts/paper/documentStyle';
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
  ${letterheadStyle}

  .document-text hr.page-break {
    border-top: 1px dashed #767676;
  }

  @media (width < 48rem) {
    padding: 1rem;
  }
`;

/** A preview of a letter. Loaded lazily: it needs the editor's styles. */
export default function LetterPreview({ content }: { content: SheetNode['content'] }) {
  const nodes = useMemo(() => [...letterhead(), ...content], [content]);
  return (
    <Sheet lang="pt-BR">
      <SheetNodes nodes={nodes} className="document-text" />
    </Sheet>
  );
}
