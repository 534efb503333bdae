import { css, styled } from '@/ui/style';

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

/** `--of`: the colour of an entry's kind, by class. */
export const kindColors = css`
  &.appointment {
    --of: var(--brand);
  }

  &.task {
    --of: var(--warning);
  }

  &.birthday {
    --of: var(--success);
  }
`;
