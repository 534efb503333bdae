import { styled } from '../style';
import { smallPrint } from './controlStyles';

const Hint = styled.p`
  ${smallPrint}

  span {
    color: var(--danger);
  }
`;

/** Explains the star of required fields; screen readers hear "obrigatório" on each field instead. */
export function RequiredHint() {
  return (
    <Hint aria-hidden="true">
      <span>*</span> Campo obrigatório
    </Hint>
  );
}
