import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FilterRange } from './quickRanges';

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

    /* Four of them, with the wider letters that some people set. */
    @media (width < 24rem) {
      padding-inline: 8px;
    }
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

interface QuickRangesProps {
  ranges: readonly FilterRange[];
  pressed: FilterRange | undefined;
  onChange: (chosen?: FilterRange) => void;
  children?: ReactNode;
}

/** Toggle buttons for today, this week and this month; they set ordinary filters. */
export function QuickRanges({ ranges, pressed, onChange, children }: QuickRangesProps) {
  return (
    <Bar>
      <Ranges role="group" aria-label="Período">
        {ranges.map((range) => (
          <button
            key={range.label}
            type="button"
            aria-pressed={range === pressed}
            onClick={() => onChange(range === pressed ? undefined : range)}
          >
            {range.label}
          </button>
        ))}
      </Ranges>
      {children}
    </Bar>
  );
}
