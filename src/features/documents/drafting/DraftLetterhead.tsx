import { useCallback } from 'react';
import { elementOf } from '@/records/export/sheetElement';
import { useOfficeProfile } from '@/records/office/officeProfile';
import { letterhead, letterheadStyle } from '@/texts/paper/letterhead';
import { styled } from '@/ui/style';

const Head = styled.div`
  opacity: 0.65;
  user-select: none;
  ${letterheadStyle}
`;

/** The office's letterhead above the edited text, as printed; not part of the text. */
export default function DraftLetterhead() {
  const office = useOfficeProfile();
  const show = useCallback(
    (place: HTMLDivElement | null) =>
      place?.replaceChildren(...letterhead(office).map((line) => elementOf(document, line))),
    [office],
  );
  return (
    <Head role="note" aria-label="Cabeçalho, como sai no papel">
      <div ref={show} className="document-text" />
    </Head>
  );
}
