import { useState, type FocusEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Popover } from '../form/Popover';

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
  /** Pixels at the most, where a letter is 16. */
  width?: number;
  onHide: () => void;
}

/** A text in full beside what it belongs to; screen readers have it from there. Esc puts it away. */
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

/** Handlers that tell when a button's title should be shown to those who have no mouse: on focus by keyboard and on press. */
export function useFocusHint({ onFocus, onBlur, onClick }: Handlers) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handlers = {
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      if (seenByKeyboard(event.currentTarget)) setAnchor(event.currentTarget);
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

function seenByKeyboard(element: HTMLElement): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}

/** The title of a button as a bubble; screen readers have it from the title itself. Grommet's Tip is 9.2 kB more. */
export function FocusHint({ hint, text }: { hint: ReturnType<typeof useFocusHint>; text: string }) {
  if (!hint.anchor) return null;
  return <HintBubble anchor={hint.anchor} text={text} onHide={hint.hide} />;
}
