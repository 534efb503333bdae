import type { ReactNode } from 'react';
import { styled } from '@/ui/style';
import { StepMark } from '@/ui/badge/StepMark';
import { Button } from '@/ui/button/Button';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { AlertIcon } from '@/ui/icons';
import type { StepShown } from './useSteps';

export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: 4px 10px;
    align-items: center;
    padding: 10px 0;
    border-top: var(--line-width) solid var(--line);
    overflow-wrap: anywhere;
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
    color: var(--ink-secondary);
  }

  [data-state='done'] > :first-child svg {
    color: var(--success);
  }

  [data-state='failed'] > :first-child svg,
  [data-state='warned'] > :first-child svg {
    color: var(--warning);
  }

  small {
    grid-column: 2 / -1;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

interface StepRowProps {
  step: StepShown;
  onAgain?: () => void;
  children?: ReactNode;
}

/** A step with its mark and result. */
export function StepRow({ step: { label, state, note, failure }, onAgain, children }: StepRowProps) {
  const isWarned = state === 'done' && note !== '';
  const shown = isWarned ? 'warned' : state;
  return (
    <li data-state={shown}>
      <span>{isWarned ? <AlertIcon /> : <StepMark state={state} />}</span>
      <span>{label}</span>
      {state === 'failed' ? <Button onClick={onAgain}>Tentar de novo</Button> : <span />}
      {note && (
        <small role={state === 'failed' || isWarned ? 'alert' : undefined}>
          {note} {children}
        </small>
      )}
      {failure && <LateDetails of={failure} />}
    </li>
  );
}
