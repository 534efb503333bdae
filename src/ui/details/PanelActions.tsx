import styled from 'styled-components';

export const PanelActions = styled.div.attrs<{ 'data-tools'?: boolean }>({ 'data-tools': true })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > :is(a, button) {
    padding-inline: 10px;
  }

  @media (width < 30rem) {
    > :is(a, button) {
      flex: 1 1 auto;
    }
  }

  @media print {
    display: none;
  }
`;
