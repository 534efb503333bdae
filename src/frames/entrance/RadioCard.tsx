import { styled } from '@/ui/style';

/** A radio and its label as a touch-sized card. */
export const RadioCard = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 3rem;
  padding: 8px 16px;
  border: var(--line-width) solid var(--line-strong);
  border-radius: 10px;
  background: var(--surface);
  cursor: pointer;
  transition:
    background-color var(--motion),
    border-color var(--motion);

  &:hover {
    border-color: var(--brand);
  }

  &:has(:checked) {
    border-color: var(--brand);
    background: var(--brand-soft);
    box-shadow: 0 0 0 1px var(--brand);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }

  input {
    flex-shrink: 0;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--brand);
    outline: none;
  }
`;
