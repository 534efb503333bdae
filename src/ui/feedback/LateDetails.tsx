import type { ApiFailure, FailureKind } from '@/api/failure';
import type { Findings } from '@/api/findings';
import { optional } from './optional';

// Loaded only when there is something to report.
const TechnicalDetails = optional(() => import('./TechnicalDetails'));

const sound = new Set<FailureKind>(['cancelled', 'forbidden', 'validation']);

/** Lazy 'Detalhes técnicos' of a failed or partly read response; nothing for expected failures. */
export function LateDetails({ of }: { of: ApiFailure | Findings | null | undefined }) {
  if (!of || (!of.call && !of.problems?.length) || ('kind' in of && sound.has(of.kind))) return null;
  return <TechnicalDetails findings={of} />;
}
