import { css, styled } from '../style';

/** Height comes from the Form (`--control-height`); 16 px text under 768 px stops phones from zooming in. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: var(--control-height, 2.25rem);
  margin: 0;
  padding: 6px 12px;
  border: var(--line-width) solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font: 400 var(--control-text, var(--text-body)) / 1.25rem var(--font);
  appearance: none;
  transition:
    border-color var(--motion),
    box-shadow var(--motion);

  &::placeholder {
    color: var(--ink-secondary);
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: var(--ink-secondary);
  }

  &:focus,
  &:focus-visible {
    border-color: var(--brand);
    outline: 2px solid var(--brand);
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: var(--danger);

    &:focus {
      outline-color: var(--danger);
    }
  }

  &:read-only:not(select, :disabled) {
    background: var(--surface-sunken);
  }

  &:disabled {
    border-color: var(--line);
    background: var(--surface-sunken);
    color: var(--ink-disabled);
    opacity: 1;
    -webkit-text-fill-color: var(--ink-disabled);
    cursor: not-allowed;
  }

  @media (width < 48rem) {
    min-height: var(--control-height, 2.75rem);
    font-size: 1rem;
  }
`;

export const smallPrint = css`
  color: var(--ink-secondary);
  font: 400 0.8125rem / 1.125rem var(--font);
`;

export const InnerButtonFrame = styled.div`
  position: relative;

  > input {
    padding-right: 2.75rem;
  }

  > button {
    position: absolute;
    inset: 0 4px 0 auto;
    height: fit-content;
    margin-block: auto;
  }
`;
