import styled from 'styled-components';

/** One part of the import, as a card. */
export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 16px 20px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  h2 {
    font-size: var(--text-reading);
  }

  h2:focus {
    outline: none;
  }

  h3 {
    font-size: var(--text-body);
  }

  @media (width < 48rem) {
    padding: 14px 14px 18px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > :last-child:not(:first-child) {
    margin-left: auto;
  }

  @media (width < 48rem) {
    > button {
      flex: 1;
    }
  }
`;

export const Faint = styled.p`
  max-width: 50rem;
  color: var(--ink-secondary);
  overflow-wrap: anywhere;
`;

/** What a dry run, or the end, says in one line. */
export const Sum = styled.p`
  font: 600 var(--text-reading) / 1.5 var(--font);
  font-variant-numeric: tabular-nums;
`;

/** A wide table scrolls by itself, also by keyboard. */
export const TableBox = styled.div`
  max-width: 100%;
  overflow-x: auto;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);

  &:focus-visible {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }

  table {
    width: max-content;
    min-width: 100%;
    border-collapse: collapse;
    font-size: var(--text-body);
  }

  caption {
    padding: 8px 12px;
    color: var(--ink-secondary);
    text-align: left;
  }

  th,
  td {
    max-width: 18rem;
    padding: 6px 12px;
    border-top: var(--line-width) solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  thead th {
    color: var(--ink-secondary);
    font-size: var(--text-small);
    font-weight: 500;
    white-space: nowrap;
  }

  tbody th {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }

  td[data-wrong] {
    min-width: 12rem;
    color: var(--danger);
  }
`;
