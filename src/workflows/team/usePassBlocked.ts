import { useBlockedReason } from '@/ui/useBlockedReason';

/** Why this person may not pass somebody's work on; tasks ask for no right. */
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
