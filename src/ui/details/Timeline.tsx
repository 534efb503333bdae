import type { ReactNode } from 'react';
import { styled } from '../style';

const List = styled.ol`
  display: grid;

  li {
    position: relative;
    padding: 0 0 20px 22px;
  }

  li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 2px;
    width: 0.5625rem;
    height: 0.5625rem;
    border: 2px solid var(--brand);
    border-radius: 50%;
    background: var(--surface);
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 20px;
    bottom: -2px;
    left: 6px;
    width: 1px;
    background: var(--line);
  }

  li:last-child {
    padding-bottom: 0;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;

  strong {
    color: var(--ink);
    font-weight: 500;
  }
`;

const Text = styled.div`
  margin-top: 2px;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A record's history, in the order given. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return <List aria-label={label}>{children}</List>;
}

interface TimelineEntryProps {
  when: ReactNode;
  who?: ReactNode;
  children?: ReactNode;
}

/** One event: author, formatted time and text. */
export function TimelineEntry({ when, who, children }: TimelineEntryProps) {
  return (
    <li>
      <Line>
        {who && <strong>{who}</strong>}
        <span>{when}</span>
      </Line>
      {children && <Text>{children}</Text>}
    </li>
  );
}
