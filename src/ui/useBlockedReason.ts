import type { Rule } from '@/session/rules';
import { useCan } from '@/session/useSession';

/** Why this person may not do what a rule allows, as the documents say it; undefined when they may. */
export function useBlockedReason() {
  const can = useCan();
  return (rule: Rule, reason: string) => (can(rule) ? undefined : reason);
}
