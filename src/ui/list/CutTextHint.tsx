import styled from 'styled-components';
import { Popover } from '../form/Popover';

const Bubble = styled.span`
  display: block;
  max-width: min(480px, calc(100vw - 32px));
  padding: 6px 10px;
  border-radius: 6px;
  background: var(--ink);
  color: var(--surface);
  font: 400 13px / 18px var(--font);
  overflow-wrap: anywhere;
`;

interface CutTextHintProps {
  anchor: HTMLElement;
  text: string;
  onHide: () => void;
}

/** The texts a row had no room for; screen readers hear them from the cells. Esc puts it away. */
export function CutTextHint({ anchor, text, onHide }: CutTextHintProps) {
  return (
    <Popover anchor={anchor} plain sharesEscape aria-hidden="true" onEscape={onHide}>
      <Bubble>{text}</Bubble>
    </Popover>
  );
}
