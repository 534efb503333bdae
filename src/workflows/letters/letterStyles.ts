import { styled } from '@/ui/style';

export const Card = styled.section`
  min-width: 0;
  padding: 16px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  h2 {
    margin-bottom: 10px;
    font-size: 1rem;
  }

  @media (width < 48rem) {
    padding: 14px;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export const Quiet = styled.p`
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;
