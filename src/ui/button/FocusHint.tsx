import { useState, type FocusEvent, type MouseEvent } from 'react';
import { styled } from '../style';
import { isByKeyboard } from '../isByKeyboard';
import { Popover } from '../popover/Popover';

const Bubble = styled.span<{ $width: number }>`
  display: block;
  max-width: min(${({ $width }) => $width / 16}rem, calc(100vw - 2rem));
  padding: 6px 10px;
  border-radius: 6px;
  background: var(--ink);
  color: var(--surface);
  font: 400 0.8125rem / 1.125rem var(--font);
  overflow-wrap: anywhere;
`;

interface HintBubbleProps {
  anchor: HTMLElement;
  text: string;
  /** Maximum px at a 16 px root font. */
  width?: number;
  onHide: () => void;
}

/** A tooltip with the full text, hidden from screen readers, which get it elsewhere. Esc hides it. */
export function HintBubble({ anchor, text, width = 280, onHide }: HintBubbleProps) {
  return (
    <Popover anchor={anchor} plain aria-hidden="true" onEscape={onHide} sharesEscape>
      <Bubble $width={width}>{text}</Bubble>
    </Popover>
  );
}

interface Handlers {
  onFocus?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** Shows a button's title without a mouse: on keyboard focus and on press. */
export function useFocusHint({ onFocus, onBlur, onClick }: Handlers) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handlers = {
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      if (isByKeyboard(event.currentTarget)) setAnchor(event.currentTarget);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setAnchor(null);
      onBlur?.(event);
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      setAnchor(event.currentTarget);
      onClick?.(event);
    },
  };
  return { anchor, handlers, hide: () => setAnchor(null) };
}

/** The title of a button as a bubble; screen readers have it from the title itself. Grommet's Tip is 9.2 kB more. */
export function FocusHint({ hint, text }: { hint: ReturnType<typeof useFocusHint>; text: string }) {
  if (!hint.anchor) return null;
  return <HintBubble anchor={hint.anchor} text={text} onHide={hint.hide} />;
}
