import { css } from './style';

/** Styles of a `li` with an icon, a heading and a sentence. */
export const blurb = css`
  display: grid;
  grid-template-columns: 2.25rem 1fr;
  gap: 0 12px;
  align-content: start;

  > span {
    display: grid;
    place-items: center;
    grid-row: 1 / 3;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 10px;
    background: var(--brand-soft);
    color: var(--brand);
  }

  h3 {
    font-size: var(--text-body);
    line-height: 1.25rem;
  }

  p {
    margin-top: 2px;
    color: var(--ink-secondary);
  }
`;
