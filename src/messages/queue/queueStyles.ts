import { styled } from '@/ui/style';

export const Position = styled.p`
  * + & {
    margin-top: 24px;
  }

  font: 600 var(--text-reading) / 1.5 var(--font);
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

export const Text = styled.blockquote`
  margin: 12px 0 0;
  padding: 12px 14px;
  border-left: 3px solid var(--success);
  border-radius: var(--radius);
  background: var(--surface-sunken);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Phone = styled.p`
  margin-top: 2px;
  color: var(--ink-secondary);
  font-variant-numeric: tabular-nums;
`;

export const Skipped = styled.ul`
  margin: 24px 0 0;
  padding: 0;
  list-style: none;

  li {
    padding: 8px 0;
    border-top: var(--line-width) solid var(--line);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 500;
  }

  span {
    color: var(--ink-secondary);
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 4px;
  }
`;
