import { styled } from '@/ui/style';

export const ListPage = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  max-width: 90rem;
  margin: 0 auto;
  padding: 20px 24px 40px;

  @media (width < 48rem) {
    padding: 16px 12px 32px;
  }
`;

/** The page's purpose, under its title. */
export const Intro = styled.p`
  max-width: 45rem;
  color: var(--ink-secondary);
`;
