import { css } from '../style';

/** Rows of records in brief, separated by lines: the record, with its date below, however short. */
export const ruledRows = css`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    padding: 8px 0;
    border-top: var(--line-width) solid var(--line);
    overflow-wrap: anywhere;
  }

  li:first-child {
    border-top: 0;
  }

  span {
    color: var(--ink-secondary);
  }
`;
