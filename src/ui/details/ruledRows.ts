import { css } from '../style';

/** A list of records in short, a line between each: what it is, and when below it, however short. */
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
