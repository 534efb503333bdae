import { styled } from '@/ui/style';
import { ListPage } from '@/records/list/ListPage';

export const Page = styled(ListPage)`
  gap: 16px;
  max-width: 80rem;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(17rem, 21rem) minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  @media (width < 64rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Card = styled.section`
  min-width: 0;
  padding: 16px 20px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > h2,
  > header h2 {
    font-size: 1rem;
  }

  h2:focus {
    outline: none;
  }

  h2 span {
    color: var(--ink-secondary);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  > p {
    margin-top: 8px;
    color: var(--ink-secondary);
  }

  @media (width < 48rem) {
    padding: 14px 16px 16px;
  }
`;

/** Placeholder lines while loading. */
export const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding: 12px 0;

  i {
    height: 0.625rem;
    border-radius: 5px;
    background: var(--line);
    opacity: 0.7;
  }
`;

/** A collapsible part of a card. */
export const Fold = styled.details`
  > summary {
    cursor: pointer;
  }

  > summary h2 {
    display: inline;
    margin-left: 4px;
    font-size: 1rem;
  }
`;
