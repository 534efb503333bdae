import { styled } from '@/ui/style';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Pairs = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 14rem;
    gap: 8px 24px;
    padding: 14px 16px;
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
    overflow-wrap: anywhere;
  }

  p,
  small {
    color: var(--ink-secondary);
  }

  a:not([class]) {
    font-weight: 600;
  }

  footer {
    grid-column: 1 / 3;
  }

  aside {
    display: grid;
    grid-row: 1 / 3;
    grid-column: 3;
    gap: 8px;
    align-content: start;

    > span {
      justify-self: start;
    }
  }

  @media (width < 48rem) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }

    footer,
    aside {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;
