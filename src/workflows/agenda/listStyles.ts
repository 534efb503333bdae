import { styled } from '@/ui/style';
import { kindColors } from './topStyles';

export const Day = styled.section`
  margin-bottom: 20px;
  content-visibility: auto;
  contain-intrinsic-size: auto 8rem;

  h2 {
    margin-bottom: 6px;
    font-size: var(--text-reading);
  }

  h2 span {
    color: var(--brand);
  }

  ul {
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
`;

export const None = styled.p`
  padding: 10px 14px;
  border: var(--line-width) dashed var(--line);
  border-radius: var(--radius);
  color: var(--ink-secondary);
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: start;
  padding: 8px 12px;
  border-inline-start: 4px solid var(--of);
  overflow-wrap: anywhere;

  & + & {
    border-top: var(--line-width) solid var(--line);
  }

  ${kindColors}

  > b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }

  a {
    color: var(--ink);
    font-weight: 500;
  }

  p {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }

  .clash {
    color: var(--danger);
    font-weight: 500;
  }

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    > b {
      grid-column: 1 / -1;
    }
  }
`;

export const Mark = styled.span`
  margin-inline-start: 8px;
  padding: 0 6px;
  border: var(--line-width) solid var(--line-strong);
  border-radius: 4px;
  color: var(--ink-secondary);
  font-size: 0.75rem;
`;
