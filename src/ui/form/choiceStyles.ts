import { styled } from '../style';
import { smallPrint } from './controlStyles';

export const ChoiceLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  width: fit-content;
  max-width: 100%;
  min-height: 2rem;
  padding: 6px 0;
  color: var(--ink);
  font: 400 var(--control-text, var(--text-body)) / 1.25rem var(--font);
  cursor: pointer;
  overflow-wrap: anywhere;

  &:has(input:disabled) {
    color: var(--ink-disabled);
    cursor: not-allowed;
  }

  @media (width < 48rem) {
    min-height: 2.75rem;
    padding: 12px 0;
  }
`;

export const ChoiceInput = styled.input`
  position: relative;
  flex-shrink: 0;
  width: 1.125rem;
  height: 1.125rem;
  margin: 1px 0;
  border: var(--line-width) solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  cursor: inherit;
  appearance: none;
  transition:
    background-color var(--motion),
    border-color var(--motion);

  &::before {
    position: absolute;
    inset: 5px;
    border-radius: 50%;
    background: var(--on-brand);
    content: '';
    opacity: 0;
  }

  &:hover:not(:disabled) {
    border-color: var(--ink-secondary);
  }

  &:checked {
    border-color: var(--brand);
    background: var(--brand);

    &::before {
      opacity: 1;
    }
  }

  [aria-invalid='true'] & {
    border-color: var(--danger);
  }

  &:disabled {
    border-color: var(--line-strong);
    background: var(--surface-sunken);

    &::before {
      background: var(--ink-disabled);
    }
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;

/** A native checkbox: Grommet's CheckBox adds 8.2 kB and takes 4 ms each to render on a slow CPU. */
export const CheckInput = styled.input.attrs({ type: 'checkbox' })`
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  margin: 1px 0;
  accent-color: var(--brand);
`;

export const ChoiceDetail = styled.span`
  display: block;
  ${smallPrint}
`;

export const Choices = styled.div<{ $column: boolean; $tabular?: boolean }>`
  display: ${({ $tabular }) => ($tabular ? 'grid' : 'flex')};
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  flex-flow: ${({ $column }) => ($column ? 'column' : 'row wrap')};
  align-items: flex-start;
  gap: 0 20px;
  margin-top: -4px;
`;

export const WordButton = styled.button`
  min-height: 1.5rem;
  margin-right: -4px;
  padding: 2px 4px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--brand);
  font: 500 0.8125rem / 1.125rem var(--font);
  text-decoration: underline;
  text-underline-offset: 2px;

  &:hover {
    color: var(--brand-hover);
  }

  &:focus-visible {
    outline: 2px solid var(--brand);
    outline-offset: 1px;
  }
`;
