import { show, type SheetNode } from '@/formats/print';
import { officeProfile, type OfficeProfile } from '@/records/office/officeProfile';

/** The letterhead of the office's papers, from its profile. */
export function letterhead(
  { letterhead, phones }: Pick<OfficeProfile, 'letterhead' | 'phones'> = officeProfile(),
): SheetNode[] {
  const lines = show(letterhead)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return [];
  const called = phones ? [`Tel. ${show(phones)}`] : [];
  return [...lines, ...called].map((line, at, all) => ({
    tag: 'p',
    attributes: {
      class: `align-center ${at === all.length - 1 ? 'letterhead letterhead-end' : 'letterhead'}`,
    },
    content: at === 0 ? [{ tag: 'strong', content: [line] }] : [line],
  }));
}

export const letterheadStyle = `
.document-text .letterhead { margin: 0; min-height: 0; line-height: 1.3; text-wrap: balance; break-after: avoid; }
.document-text .letterhead-end { margin-bottom: 24pt; }
`;
