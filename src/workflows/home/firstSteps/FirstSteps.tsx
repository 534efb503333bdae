import { useEffect, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatShortDate, today } from '@/formats/dates';
import { plural } from '@/formats/text';
import { isOnTrial } from '@/features/customerArea/account';
import { customerAreaApi } from '@/features/customerArea/customerAreaApi';
import { daysBetween } from '@/features/services/queue/deadlines';
import { meets } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { StepMark } from '@/ui/badge/StepMark';
import { Button } from '@/ui/button/Button';
import { dashboardApi } from '../dashboardApi';
import { leaveSteps, useHasLeft } from './left';
import { firstSteps } from './steps';
import { useStepsDone } from './useStepsDone';

const Box = styled.section`
  padding: 20px 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > p {
    margin-top: 4px;
    color: var(--ink-secondary);
  }

  ol {
    margin: 12px 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    padding: 8px 0;
    border-top: var(--line-width) solid var(--line);
  }

  li p {
    color: var(--ink-secondary);
  }

  @media (width < 48rem) {
    padding: 16px;
  }
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: var(--line-width) solid ${({ $done }) => ($done ? 'var(--success)' : 'var(--line-strong)')};
  border-radius: 50%;
  color: ${({ $done }) => ($done ? 'var(--success)' : 'var(--ink-secondary)')};
`;

interface FirstStepsProps {
  /** Requested from the help, even if dismissed or done. */
  isAsked: boolean;
  /** The rest of the page: nothing instead of zeros, while there is nothing to count. */
  children: ReactNode;
}

/** A new office's first steps, until done or dismissed (docs/rules/home.md). */
export default function FirstSteps({ isAsked, children }: FirstStepsProps) {
  const voters = dashboardApi.useVoterTotalQuery(undefined);
  const services = dashboardApi.useServiceTotalsQuery(undefined);
  const isShown = !useHasLeft() || isAsked;
  const isAwaited = voters.isLoading || services.isLoading;
  const hasNone = voters.data?.total === 0 && services.data?.total === 0;
  return (
    <>
      {isShown && <Steps isAsked={isAsked} />}
      {!(isShown && (hasNone || isAwaited)) && children}
    </>
  );
}

/** The steps, each ticked according to the office's data. */
function Steps({ isAsked }: Pick<FirstStepsProps, 'isAsked'>) {
  const id = useId();
  const session = useSignedInSession();
  const done = useStepsDone(meets(session, { administrator: true }));
  const steps = firstSteps.filter(({ requirement }) => meets(session, requirement));
  const isDone = steps.every(({ name }) => done[name] === true);
  useEffect(() => {
    // From now on nothing is read for them.
    if (isDone && !isAsked) leaveSteps();
  }, [isDone, isAsked]);
  if (isDone && !isAsked) return null;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>Primeiros passos</h2>
      <TrialDays />
      <ol>
        {steps.map(({ name, title, text, path }, at) => (
          <li key={name}>
            <Mark $done={done[name] === true}>
              <StepMark state={done[name] ? 'done' : 'coming'} size={18}>
                {at + 1}
              </StepMark>
            </Mark>
            <div>
              <Link to={path}>{title}</Link>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {!isAsked && <Button onClick={leaveSteps}>Deixar os primeiros passos</Button>}
    </Box>
  );
}

const longestTrial = 30;

/** End of the trial, which only administrators may read. */
function TrialDays() {
  const session = useSignedInSession();
  const isRead = session.client.isTrial && meets(session, { administrator: true });
  const { data, isLoading } = customerAreaApi.useAccountQuery(session.user.clientId ?? 0, { skip: !isRead });
  // While loading, an invisible placeholder keeps the steps in place.
  const end = isLoading ? today() : data && isOnTrial(data) ? data.product.dateExpireTrial : null;
  if (!end) return null;
  const left = isLoading ? longestTrial : daysBetween(today(), end);
  if (left < 0) return null;
  return (
    <p style={isLoading ? { visibility: 'hidden' } : undefined}>
      O teste grátis vai até {formatShortDate(end)}:{' '}
      {left === 0 ? 'hoje é o último dia' : `falta${left === 1 ? '' : 'm'} ${plural(left, 'dia', 'dias')}`}.
      Nenhuma cobrança até lá. <Link to="/customer-area/account">Área do cliente</Link>
    </p>
  );
}
