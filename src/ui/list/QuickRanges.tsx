import type { ReactNode } from 'react';
import styled from 'styled-components';
import { quickRanges, type Period } from './quickRanges';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const Ranges = styled.div`
  display: flex;

  button {
    min-height: 1.75rem;
    padding: 3px 12px;
    border: var(--line-width) solid var(--line);
    background: var(--surface);
    color: var(--ink);
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }

  button + button {
    margin-left: -1px;
  }

  button:first-child {
    border-radius: 999px 0 0 999px;
  }

  button:last-child {
    border-radius: 0 999px 999px 0;
  }

  button:hover {
    background: var(--surface-hover);
  }

  button[aria-pressed='true'] {
    z-index: 1;
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: 500;
  }

  button:focus-visible {
    z-index: 2;
  }
`;

interface QuickRangesProps extends Period {
  /** A period was pressed; null when the pressed one was taken back. */
  onChange: (period: Period | null) => void;
  /** What stands beside: the filters in force. */
  children?: ReactNode;
}

/** Today, this week and this month in one press, over the two ordinary filters of a list's period. */
export function QuickRanges({ from, to, onChange, children }: QuickRangesProps) {
  return (
    <Bar>
      <Ranges role="group" aria-label="Período">
        {quickRanges().map((range) => {
          const isPressed = range.from === from && range.to === to;
          return (
            <button
              key={range.label}
              type="button"
              aria-pressed={isPressed}
              onClick={() => onChange(isPressed ? null : { from: range.from, to: range.to })}
            >
              {range.label}
            </button>
          );
        })}
      </Ranges>
      {children}
    </Bar>
  );
}
