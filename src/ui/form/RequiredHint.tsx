import styled from 'styled-components';

const Hint = styled.p`
  color: var(--ink-secondary);
  font: 400 13px / 18px var(--font);

  span {
    color: var(--danger);
  }
`;

/** Explains the star beside labels. Screen readers hear "obrigatório" with each field instead. */
export function RequiredHint() {
  return (
    <Hint aria-hidden="true">
      <span>*</span> Campo obrigatório
    </Hint>
  );
}
