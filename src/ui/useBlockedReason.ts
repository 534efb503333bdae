import { missingRight, type Rule } from '@/session/rights';
import { useCan } from '@/session/useSession';

/** Why this person may not do what a right allows; undefined when they may. `allows` words it in another way. */
export function useBlockedReason() {
  const can = useCan();
  return (rule: Rule, allows?: string) => (can(rule) ? undefined : missingRight(rule, allows));
}
