import { styled } from '../style';

const Dash = styled.span`
  color: var(--ink-secondary);
`;

/** A dash for a missing or unreadable value. */
export const Missing = () => (
  <Dash>
    <span aria-hidden="true">—</span>
    <span className="visually-hidden">Não informado</span>
  </Dash>
);
