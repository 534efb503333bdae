import { styled } from './style';

/** A row of large numbers: a `div` with `dt` and `dd` each. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 48px;

  dt {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }

  dd {
    font-size: 1.75rem;
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }

  a {
    display: inline-block;
    /* A single digit would be narrower than the minimum target. */
    min-width: 1.5rem;
    color: inherit;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 4px;
  }

  a:hover {
    color: var(--brand);
  }
`;

/** Cost lines with their total last. */
export const Sum = styled.dl`
  display: grid;
  gap: 8px;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
  }

  dt {
    color: var(--ink-secondary);
  }

  dd {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  > div:last-child {
    padding-top: 10px;
    border-top: var(--line-width) solid var(--line);
  }

  > div:last-child dd {
    font-size: 1.125rem;
    font-weight: 600;
  }
`;
