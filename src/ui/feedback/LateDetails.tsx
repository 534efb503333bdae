import type { ApiFailure, FailureKind } from '@/api/failure';
import type { Findings } from '@/api/findings';
import { optional } from './optional';

// It comes when there is something to tell: no page waits for its code.
const TechnicalDetails = optional(() => import('./TechnicalDetails'));

/** What is as it should be: the person's own doing, or the session's end. */
const sound = new Set<FailureKind>(['cancelled', 'forbidden', 'validation']);

/** 'Detalhes técnicos' of a failed call, or of an answer that was read in part; nothing where there is nothing to mend. */
export function LateDetails({ of }: { of: ApiFailure | Findings | null | undefined }) {
  if (!of || (!of.call && !of.problems?.length) || ('kind' in of && sound.has(of.kind))) return null;
  return <TechnicalDetails findings={of} />;
}
