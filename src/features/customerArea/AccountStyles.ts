import { styled } from '@/ui/style';
import { TitledPage } from '@/records/list/TitledPage';

export const Page = styled(TitledPage)`
  max-width: 67.5rem;
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(27.5rem, 100%), 1fr));
  gap: 16px;
`;

export const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 18px 20px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > p:last-child {
    margin-top: auto;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }

  > [role='alert'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
`;

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 2.25rem;

  h2 {
    flex: 1 1 8rem;
    min-width: 0;
    font-size: 1rem;
  }

  h2:focus {
    outline: none;
  }
`;
