import styled from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

export const Segments = styled.div`
  display: flex;

  button {
    min-height: 2rem;
    padding: 3px 12px;
    border: var(--line-width) solid var(--line);
    background: var(--surface);
    color: var(--ink);
    font-size: 0.8125rem;
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

  @media (width < 48rem) {
    button {
      min-height: 2.5rem;
    }
  }
`;

export const Select = styled.select`
  min-height: 2rem;
  max-width: 14rem;
  padding: 3px 8px;
  border: var(--line-width) solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-size: 0.8125rem;

  @media (width < 48rem) {
    min-height: 2.5rem;
  }
`;
