import { useBlockedReason } from '@/ui/useBlockedReason';

/** Why this user may not pass on someone's work; tasks require no permission. */
export function usePassBlocked(): Record<'pass' | 'passAll' | 'giveBack', string | undefined> {
  const blocked = useBlockedReason();
  const all = (what: string) =>
    (['edit_treatment', 'edit_call', 'edit_appointment'] as const)
      .map((rule) => blocked(rule, what))
      .find(Boolean);
  return {
    pass: blocked('edit_treatment', 'passar atendimentos a outra pessoa'),
    passAll: all('passar tudo a outra pessoa'),
    giveBack: all('devolver o que se passou a outra pessoa'),
  };
}
