import type { ReactNode } from 'react';
import { styled } from '@/ui/style';
import { StepMark } from '@/ui/badge/StepMark';

/* Custom: Grommet's Stepper puts names side by side and costs 21.2 kB. */

const List = styled.ol`
  display: grid;
  gap: 4px;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: 0 12px;
  padding-bottom: 20px;
  position: relative;

  /* The line to the next step. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 2.25rem;
    bottom: 0;
    left: calc(1rem - 0.5 * var(--line-width));
    border-left: var(--line-width) solid var(--line);
  }

  h3 {
    font-size: 0.9375rem;
    line-height: 2rem;
  }

  p {
    color: var(--ink-secondary);
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: var(--line-width) solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  color: var(--ink-secondary);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [aria-current] > & {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
  }

  &[data-state='done'] {
    border-color: var(--success);
    background: var(--success-soft);
    color: var(--success);
  }

  [data-failed] > & {
    border-color: var(--danger);
    background: var(--danger-soft);
    color: var(--danger);
  }

  @media (forced-colors: active) {
    [aria-current] > & {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const Content = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  min-width: 0;

  > :is(fieldset, [data-wide]) {
    justify-self: stretch;
  }
`;

export const WizardSteps = ({ children }: { children: ReactNode }) => (
  <List aria-label="Passos da integração">{children}</List>
);

export type StepState = 'done' | 'current' | 'coming';

interface WizardStepProps {
  number: number;
  title: string;
  state: StepState;
  hasFailed?: boolean;
  children: ReactNode;
}

export function WizardStep({ number, title, state, hasFailed = false, children }: WizardStepProps) {
  return (
    <Item aria-current={state === 'current' ? 'step' : undefined} data-failed={hasFailed || undefined}>
      <Mark data-state={state}>
        <StepMark size={18} state={hasFailed ? 'failed' : state}>
          {number}
        </StepMark>
      </Mark>
      <Content>
        <h3>{title}</h3>
        {children}
      </Content>
    </Item>
  );
}
