import { missingRight, type Rule } from '@/session/rights';
import { useCan } from '@/session/useSession';

/** Returns why a rule blocks this person, or undefined; `allows` rewords it. */
export function useBlockedReason() {
  const can = useCan();
  return (rule: Rule, allows?: string) => (can(rule) ? undefined : missingRight(rule, allows));
}
