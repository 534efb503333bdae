import { css } from '../style';

/** A list of records in short, a line between each: what it is on the left, when on the right. */
export const ruledRows = css`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
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
