import { useCallback } from 'react';
import { styled } from '@/ui/style';
import { documentStyle, pageBreakOnScreen, sheetMargin } from './documentStyle';
import { within } from '../markup/nodes';

export const Desk = styled.div`
  padding: 24px 16px;
  background: var(--surface-sunken);

  @media (width < 53.75rem) {
    padding: 0;
  }
`;

export const Sheet = styled.div`
  width: 210mm;
  max-width: 100%;
  min-height: 297mm;
  margin: 0 auto;
  padding: ${sheetMargin};
  background: #fff;
  color: #111;
  color-scheme: light;
  box-shadow: var(--shadow);
  ${documentStyle}
  ${pageBreakOnScreen}

  @media (width < 53.75rem) {
    min-height: 0;
    padding: 20px 16px 32px;
    box-shadow: none;
  }
`;

const SmallSheet = styled(Sheet)`
  width: 100%;
  min-height: 0;
  padding: 28px 32px;
  border: var(--line-width) solid var(--line);
  border-radius: 4px;
  box-shadow: none;

  .document-text {
    font-size: 0.875rem;
  }

  .differs {
    background: #fff3e0;
    box-shadow:
      -8px 0 0 #fff3e0,
      -11px 0 0 #b45309;
  }
`;

interface SheetPreviewProps {
  content: DocumentFragment;
  /** Heading level above: the text's headings get an `aria-level` below it; tags and looks stay. */
  under: number;
}

export function SheetPreview({ content, under }: SheetPreviewProps) {
  const show = useCallback(
    (place: HTMLDivElement | null) => {
      const copy = document.importNode(content, true);
      for (const heading of within(copy, 'h1, h2, h3'))
        heading.setAttribute('aria-level', String(under + Number(heading.tagName[1])));
      place?.replaceChildren(copy);
    },
    [content, under],
  );
  return (
    <SmallSheet>
      <div className="document-text" lang="pt-BR" ref={show} />
    </SmallSheet>
  );
}

/** Scroll container of a text; focusable so that the keyboard can scroll it. */
export const Reading = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  overflow-y: auto;
`;
