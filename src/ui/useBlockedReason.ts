import type { Rule } from '@/session/rules';
import { useCan } from '@/session/useSession';

/**
 * Why this person may not do what a rule allows; undefined when they may: `blocked('edit_call', 'editar ligações')`
 * gives 'Você não tem permissão para editar ligações.' (document 1, section 6).
 */
export function useBlockedReason() {
  const can = useCan();
  return (rule: Rule, action: string) => (can(rule) ? undefined : `Você não tem permissão para ${action}.`);
}
