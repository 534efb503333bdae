import { useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@/ui/style';
import { useDocumentEvent } from '@/ui/useDocumentEvent';

const Holder = styled.div`
  position: relative;
  display: flex;

  /* On phones the sheet is positioned by the bar and as wide. */
  @media (width < 48rem) {
    position: static;
  }
`;

export const barItem = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 2.25rem;
  padding: 0 10px;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: var(--ink-secondary);
  font-size: var(--text-body);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition: background var(--motion), color var(--motion);

  /* All modules and their words, with no room left over. */
  @media (75rem <= width < 80rem) {
    padding: 0 7px;
  }

  &:hover {
    background: var(--surface-hover);
    color: var(--ink);
  }

  &[aria-current],
  &[aria-expanded='true'] {
    background: var(--brand-soft);
    color: var(--brand);
  }
`;

const Toggle = styled.button`
  ${barItem}
`;

const Sheet = styled.div<{ $wide: boolean }>`
  position: absolute;
  top: calc(100% + 6px);
  right: 0;
  z-index: 15;
  width: max-content;
  min-width: 13.75rem;
  max-width: calc(100vw - 1rem);
  max-height: calc(100vh - var(--top-bar-height) - 1rem);
  overflow-y: auto;
  padding: 8px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: var(--shadow);

  @media (width < 48rem) {
    top: calc(100% + 4px);
    right: 8px;
    ${({ $wide }) => ($wide ? 'left: 8px; width: auto;' : '')}
  }
`;

interface DisclosureProps {
  children: ReactNode;
  label?: string;
  content: ReactNode;
  wide?: boolean;
  isCurrent?: boolean;
}

/** A disclosure of navigation links (ARIA pattern); Esc, an outside click or following a link closes it. */
export function Disclosure({ children, label, content, wide = false, isCurrent = false }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const sheetId = useId();
  const { key } = useLocation();
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    setVisit(key);
    setOpen(false);
  }

  const closeBeyond = (target: EventTarget | null) => {
    if (!holder.current?.contains(target as Node | null)) setOpen(false);
  };
  useDocumentEvent('pointerdown', ({ target }) => closeBeyond(target), { isOn: isOpen });
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    toggle.current?.focus();
  };
  useDocumentEvent('keydown', closeByEscape, { isOn: isOpen });

  return (
    <Holder ref={holder} onBlur={({ relatedTarget }) => relatedTarget && closeBeyond(relatedTarget)}>
      <Toggle
        ref={toggle}
        type="button"
        title={label}
        aria-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? sheetId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
        {label && <span className="visually-hidden"> {label}</span>}
      </Toggle>
      {isOpen && (
        <Sheet id={sheetId} $wide={wide}>
          {content}
        </Sheet>
      )}
    </Holder>
  );
}
