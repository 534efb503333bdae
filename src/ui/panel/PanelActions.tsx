import styled from 'styled-components';

/** What is done with a record, over the facts that are read: small buttons side by side, on a phone two to a row. */
export const PanelActions = styled.div.attrs<{ 'data-tools'?: boolean }>({ 'data-tools': true })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 20px;

  > button {
    padding-inline: 10px;
  }

  @media (width < 30rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
