import styled from 'styled-components';

/** What is done with a record, the main one first: small buttons side by side, on a phone as wide as their row. */
export const PanelActions = styled.div.attrs<{ 'data-tools'?: boolean }>({ 'data-tools': true })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    padding-inline: 10px;
  }

  @media (width < 30rem) {
    > button {
      flex: 1 1 auto;
    }
  }

  @media print {
    display: none;
  }
`;
