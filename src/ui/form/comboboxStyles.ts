import { styled } from '../style';
import { ChoiceDetail } from './choiceStyles';
import { TextInput } from './TextField';

export const ComboFrame = styled.div`
  position: relative;
`;

export const ComboInput = styled(TextInput)<{ $inset: number }>`
  padding-right: ${({ $inset }) => $inset}rem;
  text-overflow: ellipsis;

  &[aria-expanded='false']:not(:disabled) {
    cursor: pointer;
  }

  /* Space for the colour of the chosen option. */
  [data-colored] > & {
    padding-left: 2.125rem;
  }
`;

export const ChosenDot = styled.span`
  position: absolute;
  inset-block: 0;
  left: 0.875rem;
  display: flex;
  align-items: center;
  pointer-events: none;
`;

export const ComboTools = styled.div`
  position: absolute;
  top: 0;
  right: 4px;
  bottom: 0;
  display: flex;
  align-items: center;
  pointer-events: none;

  > button {
    pointer-events: auto;
  }
`;

export const Arrow = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 100%;
  color: var(--ink-secondary);
  cursor: pointer;
  pointer-events: auto;

  svg {
    transition: transform var(--motion);
  }

  &[data-open='true'][data-turns='true'] svg {
    transform: rotate(180deg);
  }
`;

export const Menu = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

export const OptionList = styled.ul`
  position: relative;
  min-height: 0;
  max-height: 20rem;
  padding: 4px;
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;

  &:empty {
    display: none;
  }
`;

export const OptionRow = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  min-height: 2.25rem;
  padding: 8px 10px;
  border-radius: 6px;
  font: 400 var(--text-body) / 1.25rem var(--font);
  cursor: pointer;
  overflow-wrap: anywhere;
  scroll-margin: 4px;

  &[data-highlighted='true'] {
    background: color-mix(in srgb, var(--ink) 8%, transparent);
  }

  &[aria-selected='true'] {
    font-weight: 500;
  }

  &[aria-disabled='true'] {
    color: var(--ink-disabled);
    cursor: not-allowed;
  }

  @media (width < 48rem) {
    min-height: 2.75rem;
    padding-block: 11px;
    font-size: 1rem;
    line-height: 1.375rem;
  }

  @media (forced-colors: active) {
    &[data-highlighted='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const OptionWords = styled.span`
  flex: 1;
  min-width: 0;
`;

export const OptionDetail = styled(ChoiceDetail)`
  [aria-disabled='true'] & {
    color: var(--ink-disabled);
  }
`;

export const Tick = styled.span<{ $boxed: boolean; $on: boolean }>`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 1rem;
  height: 1rem;
  margin: 2px 0;
  border: ${({ $boxed, $on }) =>
    $boxed ? `1px solid ${$on ? 'var(--brand)' : 'var(--line-strong)'}` : '0 solid transparent'};
  border-radius: 4px;
  background: ${({ $boxed, $on }) => ($boxed && $on ? 'var(--brand)' : 'transparent')};
  color: ${({ $boxed }) => ($boxed ? 'var(--on-brand)' : 'var(--brand)')};
`;

export const StatusLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 10px;
  padding: 12px 14px;
  color: var(--ink-secondary);
  font: 400 var(--text-body) / 1.25rem var(--font);
  overflow-wrap: anywhere;

  > span:only-child {
    grid-column: 1 / -1;
  }

  > button {
    grid-column: 2;
    justify-self: start;
  }

  &[data-failed='true'] {
    color: var(--danger);

    > svg {
      align-self: start;
      margin-top: 2px;
    }
  }
`;
