import { useId, type ReactNode } from 'react';
import { styled } from '@/ui/style';

const Box = styled.section`
  min-width: 0;
  padding: 20px 24px 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > h2 {
    margin-bottom: 12px;
    font-size: var(--text-reading);
  }

  > p {
    color: var(--ink-secondary);
  }

  @media (width < 48rem) {
    padding: 16px 16px 20px;
  }
`;

export function Card({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Box>
  );
}
