import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from '../style';
import { takeBackFocus } from '../focus/takeBackFocus';
import { signpost, signpostAround } from '../signposts';
import { Layer } from './Layer';

const Box = styled.div<{ $width: number }>`
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => $width}px, 100vw);
  max-height: 100vh;
  max-height: 100dvh;
  background: var(--surface-raised);
  color: var(--ink);

  @media (width >= 48rem) {
    max-width: calc(100vw - 48px);
    max-height: calc(100vh - 48px);
    border-radius: var(--radius-large);
  }

  > h2 {
    flex: none;
    padding: 18px 24px 12px;
    font-size: 1.0625rem;
    outline: none;
  }
`;

const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 24px 20px;
  overflow-y: auto;
`;

const stop = 'input, select, textarea, button, a[href]';

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px;
  border-top: var(--line-width) solid var(--line);
`;

/** Focusable, so that the keyboard can scroll it, unless something inside is focusable, whose focus scrolls it. */
function Body({ children }: { children: ReactNode }) {
  const attach = (element: HTMLDivElement | null) => {
    if (element) element.tabIndex = element.querySelector(stop) ? -1 : 0;
  };
  return <Scroller ref={attach}>{children}</Scroller>;
}

// Focuses itself on open and again when Layer refocuses what is underneath.
function Title({ id, children }: { id: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = heading.current;
    title?.focus();
    const stop = takeBackFocus(
      (target) => signpostAround('dialog', title)?.parentElement?.contains(target) === true,
      () => title?.focus(),
    );
    // After Layer focuses its container, unless focus is already in a field.
    const timer = setTimeout(() => {
      if (!title?.parentElement?.contains(document.activeElement)) title?.focus();
    }, 0);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

interface DialogProps {
  title: string;
  isQuestion?: boolean;
  width?: number;
  onClose: () => void;
  children: ReactNode;
  footer: ReactNode;
}

/** A modal. Not a SidePanel, whose Back blocker would displace that of the unsaved-input question below. */
export function Dialog({ title, isQuestion = false, width = 560, onClose, children, footer }: DialogProps) {
  const id = useId();
  return (
    <Layer
      role={isQuestion ? 'alertdialog' : 'dialog'}
      aria-modal
      aria-labelledby={id}
      margin="none"
      background="transparent"
      onEsc={onClose}
      {...(!isQuestion && { onClickOutside: onClose })}
    >
      <Box ref={signpost('dialog')} $width={width}>
        <Title id={id}>{title}</Title>
        <Body>{children}</Body>
        <Foot>{footer}</Foot>
      </Box>
    </Layer>
  );
}
