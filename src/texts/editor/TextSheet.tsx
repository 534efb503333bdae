import { styled } from '@/ui/style';
import { Sheet } from '../paper/SheetPreview';

/** The sheet that a text is written on. */
export const TextSheet = styled(Sheet)`
  .ProseMirror {
    min-height: 240mm;
    outline: none;
    white-space: pre-wrap;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }

  /* The focus ring is on the sheet. */
  &:focus-within {
    outline: 2px solid var(--brand);
    outline-offset: 3px;
  }

  .ProseMirror > :not(hr) {
    content-visibility: auto;
    contain-intrinsic-size: auto 48px;
  }

  .ProseMirror > .stretch {
    contain-intrinsic-size: auto 1400px;
  }

  .ProseMirror > .stretch:first-child > :first-child {
    margin-top: 0;
  }

  .ProseMirror-selectednode {
    outline: 2px solid #1d4ed8;
    outline-offset: 2px;
  }

  .ProseMirror-hideselection *::selection {
    background: transparent;
  }

  .ProseMirror-gapcursor {
    position: absolute;
    display: none;
    pointer-events: none;
  }

  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }

  .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    top: -2px;
    display: block;
    width: 20px;
    border-top: 2px solid #111;
  }

  .selectedCell::after {
    content: '';
    position: absolute;
    inset: 0;
    background: rgb(29 78 216 / 18%);
    pointer-events: none;
  }

  .found {
    background: #fde68a;
    color: #111;
  }

  .found-now {
    background: #ea9a3c;
  }

  @media (width < 53.75rem) {
    .ProseMirror {
      min-height: 60vh;
    }

    &:focus-within {
      outline-offset: -2px;
    }
  }
`;
