import styled from 'styled-components';

/** The name of a row of the settings, with its states beside it where there is room, below it where there is none. */
export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-width: 0;
`;
