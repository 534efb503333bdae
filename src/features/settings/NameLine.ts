import styled from 'styled-components';

/** States go beside the name, or below it when narrow. */
export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-width: 0;
`;
