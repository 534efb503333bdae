import { styled } from '@/ui/style';
import { Card } from '../../page/pageStyles';

export const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;

  > p {
    margin-top: 0;
  }

  > ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding-left: 1.25rem;
    list-style: disc;
    overflow-wrap: anywhere;
  }
`;

/** Entries below a list item. */
export const Lines = styled.ul`
  display: grid;
  gap: 10px;
  margin: 8px 0;
  padding: 0;
  list-style: none;
`;
