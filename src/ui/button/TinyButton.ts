import { styled } from '../style';

/** A 24 px icon button inside text; needs an `aria-label`. */
export const TinyButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--ink-secondary);

  &:hover {
    background: var(--surface-hover);
    color: var(--ink);
  }
`;
