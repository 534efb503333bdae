import styled from 'styled-components';
import { Card, Page } from '../../page/pageStyles';

export const MergePage = styled(Page)`
  h1 {
    font-size: var(--text-title);
  }

  h1:focus,
  [role='status']:focus {
    outline: none;
  }
`;

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
