import styled from 'styled-components';

const Dash = styled.span`
  color: var(--ink-secondary);
`;

/** In the place of a value that is not there, or could not be read. */
export const Missing = () => (
  <Dash>
    <span aria-hidden="true">—</span>
    <span className="visually-hidden">Não informado</span>
  </Dash>
);
