import { useBlockedReason } from '@/ui/useBlockedReason';

/** Why this person may not pass somebody's work on; tasks ask for no right. */
export function usePassBlocked(): Record<'pass' | 'passAll', string | undefined> {
  const blocked = useBlockedReason();
  const all = (['edit_treatment', 'edit_call', 'edit_appointment'] as const).map((rule) =>
    blocked(rule, 'passar tudo a outra pessoa'),
  );
  return {
    pass: blocked('edit_treatment', 'passar atendimentos a outra pessoa'),
    passAll: all.find(Boolean),
  };
}
