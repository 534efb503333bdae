import { Layer } from 'grommet/es6/components/Layer';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

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

/* It scrolls, by the keyboard too. */
const Body = styled.div.attrs({ tabIndex: 0 })`
  flex: 1;
  min-height: 0;
  padding: 4px 24px 20px;
  overflow-y: auto;
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px;
  border-top: var(--line-width) solid var(--line);
`;

/**
 * Takes the focus when it opens, and once more from what stands under it: Layer gives the focus back to that when it has
 * made its container, and what keeps it within would then choose the first stop of Tab.
 */
function Title({ id, children }: { id: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = heading.current;
    title?.focus();
    const takeBack = (event: FocusEvent) => {
      const { target } = event;
      const box = title?.closest('[role="dialog"], [role="alertdialog"]');
      if (!(target instanceof Element) || box?.contains(target)) return;
      document.removeEventListener('focus', takeBack, true);
      event.stopImmediatePropagation();
      title?.focus();
    };
    document.addEventListener('focus', takeBack, true);
    // Once Layer has taken the focus for its own container; not from who is in one of the fields by then.
    const timer = setTimeout(() => {
      if (!title?.parentElement?.contains(document.activeElement)) title?.focus();
    }, 0);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focus', takeBack, true);
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
  /** It asks something, and is announced at once. */
  isQuestion?: boolean;
  width?: number;
  /** Esc, or a press beside it. */
  onClose: () => void;
  children: ReactNode;
  footer: ReactNode;
}

/**
 * What stands over a screen or a panel until it is answered. No SidePanel: that one listens for Back itself, and a router
 * hears only one, which here is the question of the screen or the panel below about what would be lost.
 */
export function Dialog({ title, isQuestion = false, width = 560, onClose, children, footer }: DialogProps) {
  const id = useId();
  return (
    <Layer
      role={isQuestion ? 'alertdialog' : 'dialog'}
      aria-modal
      aria-labelledby={id}
      animation={false}
      responsive={false}
      margin="none"
      background="transparent"
      onEsc={onClose}
      onClickOutside={isQuestion ? undefined : onClose}
    >
      <Box $width={width}>
        <Title id={id}>{title}</Title>
        <Body>{children}</Body>
        <Foot>{footer}</Foot>
      </Box>
    </Layer>
  );
}
